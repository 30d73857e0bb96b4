import styles from './ChalkTable.module.css';

/** A desk with six chairs, drawn in chalk: four are taken, two are free. It is a decoration. */
export function ChalkTable() {
  return (
    <svg className={styles.table} viewBox="0 0 172 138" width="172" height="138" aria-hidden="true">
      {CHAIRS.map(({ x, y, letter, colour }) => (
        <g key={`${x} ${y}`} className={styles.chair} data-colour={colour} transform={`translate(${x} ${y})`}>
          <path className={styles.back} d={y === 0 ? BACK_ABOVE : BACK_BELOW} />
          <rect x="5" y="7" width="28" height="28" rx="9" />
          <text x="19" y="26">
            {letter ?? '+'}
          </text>
        </g>
      ))}
      <rect className={styles.desk} x="2" y="44" width="168" height="50" rx="16" />
      <path
        className={styles.things}
        d="M32 62l22-3 2 16-22 3zM37 66l13-2M38 71l9-1M92 58l13 2-2 18-13-2zM95 64l6 1M94 69l6 1"
      />
      <circle className={styles.things} cx="138" cy="67" r="6" />
      <path className={styles.things} d="M144 63a4 4 0 1 1 0 8" />
    </svg>
  );
}

const BACK_ABOVE = 'M1 14V9a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v5';
const BACK_BELOW = 'M1 28v5a8 8 0 0 0 8 8h20a8 8 0 0 0 8-8v-5';

interface Chair {
  x: number;
  y: number;
  /** Who sits there, and the number of the avatar's colour. */
  letter?: string;
  colour?: number;
}

const CHAIRS: readonly Chair[] = [
  { x: 16, y: 0, letter: '우', colour: 1 },
  { x: 67, y: 0, letter: '리', colour: 4 },
  { x: 118, y: 0 },
  { x: 16, y: 96 },
  { x: 67, y: 96, letter: '한', colour: 0 },
  { x: 118, y: 96, letter: '팀', colour: 3 },
];
