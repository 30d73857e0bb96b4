import type { ReactNode } from 'react';
import styles from './FilterChip.module.css';

interface FilterChipProps {
  on: boolean;
  onToggle: () => void;
  children: ReactNode;
}

export function FilterChip({ on, onToggle, children }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}
