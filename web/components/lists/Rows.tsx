import type { ReactNode } from 'react';
import styles from './Rows.module.css';

interface RowsProps {
  /** The message shown when there are no rows. */
  empty: string;
  /** The rows, each with a key. */
  children: ReactNode[];
}

/**
 * A short list in a section. Without rows it shows a sentence, but no picture as an empty page
 * does.
 */
export function Rows({ empty, children }: RowsProps) {
  return children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>;
}
