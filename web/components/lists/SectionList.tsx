import type { ReactNode } from 'react';
import styles from './SectionList.module.css';

interface SectionListProps {
  /** The message shown when there are no rows. */
  empty: string;
  /** The rows, each with a key. */
  children: ReactNode[];
}

/**
 * A short list in a section. Without rows it shows a sentence. `Empty`, with a picture, is for
 * whole pages.
 */
export function SectionList({ empty, children }: SectionListProps) {
  return children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>;
}
