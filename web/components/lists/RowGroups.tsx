import type { ReactNode } from 'react';
import styles from './RowGroups.module.css';

interface Group {
  title: string;
  /** The rows, each with a key. */
  rows: ReactNode[];
}

/** Rows in titled groups. Omits groups without rows. */
export function RowGroups({ groups }: { groups: readonly Group[] }) {
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <section key={title}>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.rows}>{rows}</ul>
      </section>
    ));
}
