import type { ReactNode } from 'react';
import styles from './Row.module.css';

interface RowProps {
  /** Aligns the elements to the end of the row. */
  end?: boolean;
  role?: 'alert';
  children: ReactNode;
}

/** Elements in a row that wraps. */
export function Row({ end = false, role, children }: RowProps) {
  return (
    <div className={end ? `${styles.row} ${styles.end}` : styles.row} role={role}>
      {children}
    </div>
  );
}
