import type { ReactNode } from 'react';
import styles from './StatusBar.module.css';

/**
 * A line below the top bar about the state of the client, with at most one button. Without content
 * it takes no space but stays in the page, because screen readers announce changes only of a status
 * that exists already.
 */
export function StatusBar({ children }: { children: ReactNode }) {
  return <output className={styles.bar}>{children}</output>;
}
