import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import { ChalkSeatTable } from './SeatTable';

interface BannerProps {
  /** The heading, in chalk with a yellow line below. */
  heading: ReactNode;
  /** A line in softer chalk. */
  hint?: ReactNode;
  /** A table in chalk. The default is an empty decoration without members. */
  table?: ReactNode;
  /** One element below the text. */
  children?: ReactNode;
  /** Content beside the banner on wide screens, and below it on others. */
  beside?: ReactNode;
}

/** The banner of a main page: a blackboard with a wooden tray. */
export function Banner({ heading, hint, table = <ChalkSeatTable />, children, beside }: BannerProps) {
  const board = (
    <div className={styles.board}>
      <div className={styles.text}>
        {heading}
        <svg className={styles.line} viewBox="0 0 120 8" width="120" height="8" aria-hidden="true">
          <path d="M2 5c22-4 47-3 68-2s34 1 48-1" />
        </svg>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      <div className={styles.picture}>{table}</div>
      {children}
    </div>
  );
  if (beside === undefined) return board;
  return (
    <div className={styles.row}>
      {board}
      {beside}
    </div>
  );
}
