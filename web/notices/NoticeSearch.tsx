import { SearchOutlined } from '@ant-design/icons';
import { Input, Segmented, Switch } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { BOUNDS } from '../../shared/bounds';
import type { Role } from '../gql/graphql';
import { texts } from '../texts';
import { ROLES, useNoticeFilter } from './useNoticeFilter';

/** A pause in typing after which is searched, in milliseconds. */
const PAUSE = 250;

/** Narrows a list: words, a wanted role (of projects), recruiting only. All of it stands in the address. */
export function NoticeSearch({ roles = false }: { roles?: boolean }) {
  const [{ recruitingOnly, role }, setFilter] = useNoticeFilter();
  return (
    <search className="notice-search">
      <WordsInput />
      {roles && (
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
      <label className="switch">
        <Switch checked={recruitingOnly} onChange={(only) => setFilter({ recruitingOnly: only })} />
        {texts.notice.recruitingOnly}
      </label>
    </search>
  );
}

/** The words, which are searched for as one types. */
function WordsInput() {
  const [{ query }, setFilter] = useNoticeFilter();
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (words: string): void => {
    clearTimeout(timer.current);
    setFilter({ query: words.trim() });
  };
  const type = (words: string): void => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(search, PAUSE, words);
  };
  return (
    <Input
      type="search"
      enterKeyHint="search"
      className="notice-search-words"
      prefix={<SearchOutlined aria-hidden />}
      aria-label={texts.notice.search}
      placeholder={texts.notice.searchHint}
      maxLength={BOUNDS.query.max}
      value={typed}
      allowClear
      onChange={(event) => type(event.target.value)}
      onPressEnter={() => search(typed)}
    />
  );
}
