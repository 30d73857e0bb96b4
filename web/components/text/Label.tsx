import type { ReactNode } from 'react';
import styles from './Label.module.css';

interface LabelProps {
  text: string;
  children: ReactNode;
}

/** A label above a control outside of a form. */
export function Label({ text, children }: LabelProps) {
  return (
    <label className={styles.label}>
      {text}
      {children}
    </label>
  );
}
