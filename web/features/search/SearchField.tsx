import type { InputRef } from 'antd';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { texts } from '../../texts';
import { useSlashKey } from '../../components/browser/useSlashKey';
import { SearchForm } from '../../forms/SearchForm';
import { getSearchHref } from '../notices/hrefs';
import styles from './SearchField.module.css';

/** A search field that opens the results for both kinds. The key `/` moves the focus to it. */
export function SearchField({ size }: { size?: 'large' }) {
  const field = useRef<InputRef>(null);
  const navigate = useNavigate();
  useSlashKey(field);
  return (
    <SearchForm
      ref={field}
      size={size}
      variant={size ? undefined : 'filled'}
      suffix={<kbd className={styles.key}>/</kbd>}
      placeholder={texts.notice.searchHint}
      aria-label={texts.notice.search}
      aria-keyshortcuts="/"
      onSearch={(words) => void navigate(getSearchHref(words))}
    />
  );
}
