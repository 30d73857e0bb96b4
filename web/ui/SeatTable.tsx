import styles from './SeatTable.module.css';

/** A team seat at the table. */
export interface Chair {
  /** The first letter of the member's name. A free seat has none. */
  letter?: string;
  /** Whether the member is only a candidate for the seat. */
  candidate?: boolean;
  /** The colour: a role, or the number of an avatar colour. */
  tone?: string | number;
}

interface SeatTableProps {
  top: readonly Chair[];
  bottom: readonly Chair[];
  /** Draws the table in chalk, for the banner. */
  chalk?: boolean;
}

/** The table is at least as wide as this number of seats. */
const MIN_CHAIRS = 3;
const CHAIR_WIDTH = 51;
/** The table extends beyond its seats by this length. */
const MARGIN = 19;
const BACK_ABOVE = 'M1 14V9a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v5';
const BACK_BELOW = 'M1 28v5a8 8 0 0 0 8 8h20a8 8 0 0 0 8-8v-5';

const widthOf = (chairs: number): number => chairs * CHAIR_WIDTH + MARGIN;

/**
 * A team table from above with its seats. It is a decoration, because the text next to it names the
 * members.
 */
export function SeatTable({ top, bottom, chalk = false }: SeatTableProps) {
  const width = widthOf(Math.max(MIN_CHAIRS, top.length, bottom.length));
  return (
    <svg
      className={chalk ? styles.chalk : styles.wood}
      viewBox={`0 0 ${width} 138`}
      width={width}
      height="138"
      aria-hidden="true"
    >
      <ChairRow chairs={top} width={width} y={0} back={BACK_ABOVE} />
      <ChairRow chairs={bottom} width={width} y={96} back={BACK_BELOW} />
      <rect className={styles.edge} x="2" y="47" width={width - 4} height="50" rx="16" />
      <rect className={styles.desk} x="2" y="44" width={width - 4} height="50" rx="16" />
      <g className={styles.things} transform={`translate(${(width - widthOf(MIN_CHAIRS)) / 2} 0)`}>
        <path d="M32 62l22-3 2 16-22 3zM37 66l13-2M38 71l9-1M92 58l13 2-2 18-13-2zM95 64l6 1M94 69l6 1" />
        <circle cx="138" cy="67" r="6" />
        <path d="M144 63a4 4 0 1 1 0 8" />
      </g>
    </svg>
  );
}

interface ChairRowProps {
  chairs: readonly Chair[];
  width: number;
  y: number;
  /** The path of the seat backs. */
  back: string;
}

function ChairRow({ chairs, width, y, back }: ChairRowProps) {
  const start = (width - chairs.length * CHAIR_WIDTH + 13) / 2;
  return chairs.map(({ letter, candidate, tone }, index) => (
    <g
      key={index}
      className={letter && !candidate ? styles.taken : styles.free}
      data-tone={tone}
      transform={`translate(${start + index * CHAIR_WIDTH} ${y})`}
    >
      <path d={back} />
      <rect x="5" y="7" width="28" height="28" rx="9" />
      <text x="19" y="26">
        {letter ?? '+'}
      </text>
    </g>
  ));
}
