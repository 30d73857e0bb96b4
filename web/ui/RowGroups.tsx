import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './RowGroups.module.css';

/** A titled group of rows. */
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

interface NextRowProps {
  /** A chip with the state. */
  chip: ReactNode;
  /** A role or kind, and the date. */
  meta: ReactNode;
  title: string;
  href: string;
  /** The next step. */
  next: ReactNode;
  /** The button for the next step. */
  action?: ReactNode;
  /** Shows that the row is no longer part of the list. */
  dimmed?: boolean;
}

/** A row with a state and the next step. The whole row is a link, except for its button. */
export function NextRow({ chip, meta, title, href, next, action, dimmed = false }: NextRowProps) {
  return (
    <li className={dimmed ? `${styles.row} ${styles.dimmed}` : styles.row}>
      <p className={styles.head}>
        {chip}
        <span className={styles.meta}>{meta}</span>
      </p>
      <h3 className={styles.name}>
        <Link to={href}>
          <bdi>{title}</bdi>
        </Link>
      </h3>
      <div className={styles.foot}>
        <p>{next}</p>
        {action && <span className={styles.action}>{action}</span>}
      </div>
    </li>
  );
}
