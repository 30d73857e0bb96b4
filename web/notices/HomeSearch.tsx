import { SearchOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';
import { texts } from '../texts';
import { getSearchHref } from './hrefs';
import styles from './HomeSearch.module.css';

/** The search box on the board, which leads to the list of projects with its results. */
export function HomeSearch() {
  const [query, setQuery] = useState('');
  const navigate = useNavigate();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(getSearchHref('PROJECT', query.trim()));
  };

  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <Input
          size="large"
          prefix={<SearchOutlined aria-hidden />}
          value={query}
          maxLength={BOUNDS.query.max}
          placeholder={texts.notice.searchHint}
          aria-label={texts.notice.search}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button size="large" htmlType="submit">
          {texts.notice.find}
        </Button>
      </form>
    </search>
  );
}
