import type { ReactNode } from 'react';
import styles from './Chip.module.css';

/** What a chip is about, which gives its colours. */
export type ChipTone = 'quiet' | 'primary' | 'urgent' | 'frontend' | 'backend' | 'designer';

/** A short label of a state, a kind or a role. Its words say everything that its colour says. */
export function Chip({ tone = 'quiet', children }: { tone?: ChipTone; children: ReactNode }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
