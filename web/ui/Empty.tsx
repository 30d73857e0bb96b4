import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** The object on the drawn desk. */
type DeskObject = 'notebook' | 'star';

interface EmptyProps {
  object?: DeskObject;
  /** A second sentence with the benefit of the action. */
  hint?: ReactNode;
  /** The suggested next step. */
  action?: ReactNode;
  /** The sentence. */
  children: ReactNode;
}

/** The message for an empty list, below a drawn desk with free seats. */
export function Empty({ object = 'notebook', hint, action, children }: EmptyProps) {
  return (
    <div className={styles.empty}>
      <Desk object={object} />
      <p className={styles.sentence}>{children}</p>
      {hint !== undefined && <p>{hint}</p>}
      {action}
    </div>
  );
}

function Desk({ object }: { object: DeskObject }) {
  return (
    <svg className={styles.desk} viewBox="0 0 184 200" width="138" height="150" aria-hidden="true">
      {[46, 138].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.chair} d="M-24 18V12a10 10 0 0 1 10-10h28a10 10 0 0 1 10 10v6" />
          <rect className={styles.seat} x="-19" y="10" width="38" height="36" rx="12" />
          <rect className={styles.seat} x="-19" y="154" width="38" height="36" rx="12" />
          <path className={styles.chair} d="M-24 182v6a10 10 0 0 0 10 10h28a10 10 0 0 0 10-10v-6" />
        </g>
      ))}
      <rect className={styles.edge} x="2" y="60" width="180" height="86" rx="24" />
      <rect className={styles.top} x="2" y="56" width="180" height="86" rx="24" />
      {object === 'star' ? <StarCard /> : <Notebook />}
    </svg>
  );
}

function StarCard() {
  return (
    <g transform="rotate(-7 92 98)">
      <rect className={styles.paper} x="50" y="66" width="84" height="66" rx="10" />
      <path className={styles.star} d="m92 74 5 10 11 2-8 8 2 11-10-5-10 5 2-11-8-8 11-2z" />
      <path className={styles.line} d="M66 120h52" />
    </g>
  );
}

function Notebook() {
  return (
    <>
      <path className={styles.paper} d="M92 80c-13-9-32-9-42-5v42c10-4 29-4 42 5 13-9 32-9 42-5V75c-10-4-29-4-42 5z" />
      <path
        className={styles.ink}
        d="M92 80v42M60 87c8-2 15-1 22 3M60 98c8-2 15-1 22 3M102 90c7-4 14-5 22-3M102 101c7-4 14-5 22-3"
      />
    </>
  );
}
