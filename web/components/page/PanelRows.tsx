import type { ReactNode } from 'react';
import styles from './PanelRows.module.css';

/** A card of rows. */
export function PanelRows({ children }: { children: ReactNode }) {
  return <div className={styles.rows}>{children}</div>;
}
