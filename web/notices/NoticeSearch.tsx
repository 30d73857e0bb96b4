import { SearchOutlined } from '@ant-design/icons';
import { Input, Segmented, Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import type { Role } from '../graphql/generated/documents';
import { texts } from '../texts';
import { SEARCH_DELAY_MS } from '../ui/useDebouncedValue';
import { ROLES, useNoticeFilter } from './useNoticeFilter';
import styles from './NoticeSearch.module.css';

/** The filters of a list: query, role (with `withRoles`, for projects) and recruiting only. The address holds their values. */
export function NoticeSearch({ withRoles = false }: { withRoles?: boolean }) {
  const [{ recruitingOnly, role }, setFilter] = useNoticeFilter();
  return (
    <search className={styles.search}>
      <QueryInput />
      {withRoles && (
        <Segmented<Role | 'ALL'>
          aria-label={texts.notice.wantedRole}
          value={role ?? 'ALL'}
          onChange={(value) => setFilter({ role: value === 'ALL' ? null : value })}
          options={[
            { value: 'ALL', label: texts.notice.allRoles },
            ...ROLES.map((value) => ({ value, label: texts.notice.role[value] })),
          ]}
        />
      )}
      <label className={styles.switch}>
        <Switch checked={recruitingOnly} onChange={(checked) => setFilter({ recruitingOnly: checked })} />
        {texts.notice.recruitingOnly}
      </label>
    </search>
  );
}

/** The input for the query, which searches while the member types. */
function QueryInput() {
  const [{ query }, setFilter] = useNoticeFilter();
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string): void => {
    clearTimeout(timer.current);
    setFilter({ query: text.trim() });
  };
  const handleChange = (text: string): void => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, SEARCH_DELAY_MS, text);
  };
  return (
    <Input
      type="search"
      enterKeyHint="search"
      className={styles.input}
      prefix={<SearchOutlined aria-hidden />}
      aria-label={texts.notice.search}
      placeholder={texts.notice.searchHint}
      maxLength={BOUNDS.query.max}
      value={typed}
      allowClear
      onChange={(event) => handleChange(event.target.value)}
      onPressEnter={() => search(typed)}
    />
  );
}
