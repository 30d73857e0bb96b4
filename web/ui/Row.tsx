import type { ReactNode } from 'react';
import styles from './Row.module.css';

interface RowProps {
  /** Whether the elements stand at the end of the row. */
  end?: boolean;
  role?: 'alert';
  children: ReactNode;
}

/** Elements beside each other, which wrap where they do not fit. */
export function Row({ end = false, role, children }: RowProps) {
  return (
    <div className={end ? `${styles.row} ${styles.end}` : styles.row} role={role}>
      {children}
    </div>
  );
}
