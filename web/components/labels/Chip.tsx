import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** The subject of a chip, which determines its colours. */
export type ChipTone = 'quiet' | 'primary' | 'urgent' | 'frontend' | 'backend' | 'designer';

/**
 * A short label of a state, a kind or a role. Its text contains everything that its colour
 * expresses.
 */
export function Chip({ tone = 'quiet', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
