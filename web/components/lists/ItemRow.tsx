import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './ItemRow.module.css';
import { MemberText } from '../text/MemberText';

interface ItemRowProps {
  chip: ReactNode;
  /** A role or kind, and the date. */
  meta: ReactNode;
  title: string;
  /** Undefined for a row that opens no page. */
  href?: string;
  /** Facts about the row, below its title. */
  details?: ReactNode;
  next?: ReactNode;
  action?: ReactNode;
  /** A button at the end of the first line. */
  corner?: ReactNode;
  /** Shows that the row is no longer part of the list. */
  dimmed?: boolean;
}

/** A row with a state and the next step. The whole row is a link, except for its buttons. */
export function ItemRow({ chip, meta, title, href, details, next, action, corner, dimmed = false }: ItemRowProps) {
  return (
    <li className={dimmed ? `${styles.row} ${styles.dimmed}` : styles.row}>
      <div className={styles.head}>
        {chip}
        <span className={styles.meta}>{meta}</span>
        {corner && <span className={styles.corner}>{corner}</span>}
      </div>
      <h3 className={styles.name}>
        {href === undefined ? (
          <MemberText text={title} />
        ) : (
          <Link to={href}>
            <MemberText text={title} />
          </Link>
        )}
      </h3>
      {details}
      {next && (
        <div className={styles.foot}>
          <p>{next}</p>
          {action && <span className={styles.action}>{action}</span>}
        </div>
      )}
    </li>
  );
}
