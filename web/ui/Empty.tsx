import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** The message shown instead of an empty list. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
