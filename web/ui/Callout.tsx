import type { ReactNode } from 'react';
import styles from './Callout.module.css';

interface CalloutProps {
  tone: 'error' | 'success' | 'warning';
  /** Set for what appears after an action, so that screen readers read it at once. */
  role?: 'alert';
  /** A second sentence. */
  hint?: ReactNode;
  /** The one button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A coloured box with a sentence that belongs to the content below it. */
export function Callout({ tone, role, hint, action, children }: CalloutProps) {
  return (
    <div role={role} className={styles.callout} data-tone={tone}>
      <div className={styles.words}>
        <p>{children}</p>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {action}
    </div>
  );
}
