import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** The message shown instead of an empty list, below a desk with an open notebook. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Desk />
      <p>{children}</p>
    </div>
  );
}

function Desk() {
  return (
    <svg className={styles.desk} viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
      <rect className={styles.top} x="16" y="34" width="128" height="46" rx="10" />
      <path className={styles.edge} d="M16 68h128v4a8 8 0 0 1-8 8H24a8 8 0 0 1-8-8z" />
      <path className={styles.paper} d="M80 24c-10-8-26-8-34-4v34c8-4 24-4 34 4 10-8 26-8 34-4V20c-8-4-24-4-34 4z" />
      <path
        className={styles.ink}
        d="M80 24v34M54 30c6-2 12-1 18 2M54 39c6-2 12-1 18 2M88 32c6-3 12-4 18-2M88 41c6-3 12-4 18-2"
      />
    </svg>
  );
}
