import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** The subject of a chip, which determines its colours. */
export type ChipTone = 'quiet' | 'primary' | 'urgent' | 'alarm' | 'frontend' | 'backend' | 'designer';

interface ChipProps {
  tone?: ChipTone;
  /** Shows a check mark before the text. Screen readers need another text for its meaning. */
  checked?: boolean;
  children: ReactNode;
}

/**
 * A short label of a state, a kind or a role. Its text contains everything that its colour
 * expresses.
 */
export function Chip({ tone = 'quiet', checked, children }: ChipProps) {
  return (
    <span className={styles.chip} data-tone={tone} data-checked={checked || undefined}>
      {children}
    </span>
  );
}
