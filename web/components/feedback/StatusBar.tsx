import type { ReactNode } from 'react';
import styles from './StatusBar.module.css';

/** A line below the top bar about the state of the client, with at most one button. */
export function StatusBar({ children }: { children: ReactNode }) {
  return <output className={styles.bar}>{children}</output>;
}
