import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Rows.module.css';

interface RowsProps {
  /** The message shown when there are no rows. */
  empty: string;
  /** The rows, each with a key. */
  children: ReactNode[];
}

/** A short list in a section of a page, which does without the picture that stands for an empty page. */
export function Rows({ empty, children }: RowsProps) {
  return children.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul>{children}</ul>;
}

interface ListRowProps {
  /** A badge or picture before the title. */
  before: ReactNode;
  title: string;
  href: string;
  /** What stands at the end of the row. */
  children?: ReactNode;
}

/** One row of a list, with a link to its page. */
export function ListRow({ before, title, href, children }: ListRowProps) {
  return (
    <li className={styles.row}>
      {before}
      <Link to={href} className={styles.title}>
        {title}
      </Link>
      {children && <span className={styles.end}>{children}</span>}
    </li>
  );
}
