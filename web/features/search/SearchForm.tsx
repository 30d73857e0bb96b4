import type { InputRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../texts';
import { useSlashKey } from '../../components/browser/useSlashKey';
import { getSearchHref } from '../notices/hrefs';
import styles from './SearchForm.module.css';
import { SearchInput } from '../../forms/SearchInput';

/** A search field that opens the results for both kinds. The key `/` moves the focus to it. */
export function SearchForm({ size }: { size?: 'large' }) {
  const [query, setQuery] = useState('');
  const field = useRef<InputRef>(null);
  const navigate = useNavigate();
  useSlashKey(field);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(getSearchHref(query.trim()));
  };

  return (
    <search>
      <form onSubmit={submit}>
        <SearchInput
          ref={field}
          size={size}
          variant={size ? undefined : 'filled'}
          suffix={<kbd className={styles.key}>/</kbd>}
          value={query}
          placeholder={texts.notice.searchHint}
          aria-label={texts.notice.search}
          aria-keyshortcuts="/"
          onChange={({ target }) => setQuery(target.value)}
        />
      </form>
    </search>
  );
}
