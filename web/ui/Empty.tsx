import type { ReactNode } from 'react';
import { Desk, type DeskObject } from './Desk';
import styles from './Empty.module.css';

interface EmptyProps {
  object?: DeskObject;
  /** A second sentence: why it is worth it. */
  hint?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
  /** The sentence. */
  children: ReactNode;
}

/** The message shown instead of an empty list, below a desk with free chairs. */
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
