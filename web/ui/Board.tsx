import type { ReactNode } from 'react';
import styles from './Board.module.css';

interface BoardProps {
  /** The heading, in chalk with a yellow line below. */
  heading: ReactNode;
  /** A line in softer chalk. */
  hint?: ReactNode;
  children?: ReactNode;
}

/** A blackboard with a wooden tray, at the top of the pages where a place begins. */
export function Board({ heading, hint, children }: BoardProps) {
  return (
    <div className={styles.board}>
      <div className={styles.text}>
        {heading}
        <svg className={styles.line} viewBox="0 0 120 8" width="120" height="8" aria-hidden="true">
          <path d="M2 5c22-4 47-3 68-2s34 1 48-1" />
        </svg>
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
      <Chairs />
    </div>
  );
}

/** Three chairs at a desk, as on the tray: two are taken, one is free. */
function Chairs() {
  return (
    <svg className={styles.chairs} viewBox="0 0 120 44" width="120" height="44" aria-hidden="true">
      {CHAIRS.map(({ x, letter, fill, ink }) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path className={styles.back} d="M1 16V9a8 8 0 0 1 8-8h18a8 8 0 0 1 8 8v7" />
          <rect x="4" y="12" width="28" height="28" rx="9" fill={fill} className={letter ? undefined : styles.free} />
          <text x="18" y="31" fill={ink}>
            {letter ?? '+'}
          </text>
        </g>
      ))}
    </svg>
  );
}

const CHAIRS = [
  { x: 0, letter: '한', fill: 'var(--ht-av-0-bg)', ink: 'var(--ht-av-0)' },
  { x: 41, letter: '팀', fill: 'var(--ht-av-3-bg)', ink: 'var(--ht-av-3)' },
  { x: 82, letter: null, fill: 'none', ink: 'var(--ht-chalk)' },
] as const;
