import type { ReactNode } from 'react';
import { Desk, type DeskObject } from '../../illustrations/Desk';
import styles from './Empty.module.css';

interface EmptyProps {
  object?: DeskObject;
  /** A second sentence with the benefit of the action. */
  hint?: ReactNode;
  /** The suggested next step. */
  action?: ReactNode;
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
