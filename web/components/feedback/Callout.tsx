import type { ReactNode } from 'react';
import styles from './Callout.module.css';

interface CalloutProps {
  tone: 'error' | 'success' | 'warning';
  /** Set for messages after an action, so that screen readers announce them at once. */
  role?: 'alert';
  hint?: ReactNode;
  /** At most one button. */
  action?: ReactNode;
  children: ReactNode;
}

/** A coloured box with a sentence about the content below it. */
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
