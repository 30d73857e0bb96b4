import { texts } from '../texts/general';
import styles from './SeatTable.module.css';

/** A team seat at the table. */
export interface TeamSeat {
  /** The first letter of the member's name. A free seat has none. */
  letter?: string;
  /** Whether the member is only a candidate for the seat. */
  candidate?: boolean;
  /** The colour: a role, or the number of an avatar colour. */
  tone?: string | number;
  /** Whether the member just took the seat. It fills in once. */
  fresh?: boolean;
}

interface SeatTableProps {
  top: readonly TeamSeat[];
  bottom: readonly TeamSeat[];
  /** Draws the table in chalk, for the banner. */
  chalk?: boolean;
}

/** The table is at least as wide as this number of seats. */
const MIN_SEATS = 3;
const SEAT_WIDTH = 51;
/** The table extends beyond its seats by this length. */
const MARGIN = 19;
const BACK_ABOVE = 'M1 14V9a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v5';
const BACK_BELOW = 'M1 28v5a8 8 0 0 0 8 8h20a8 8 0 0 0 8-8v-5';

const widthOf = (seats: number): number => seats * SEAT_WIDTH + MARGIN;

/**
 * A team table from above with its seats. It is a decoration, because the text next to it names the
 * members.
 */
export function SeatTable({ top, bottom, chalk = false }: SeatTableProps) {
  const width = widthOf(Math.max(MIN_SEATS, top.length, bottom.length));
  return (
    <svg
      className={chalk ? styles.chalk : styles.wood}
      viewBox={`0 0 ${width} 138`}
      width={width}
      height="138"
      aria-hidden="true"
    >
      <SeatRow seats={top} width={width} y={0} back={BACK_ABOVE} />
      <SeatRow seats={bottom} width={width} y={96} back={BACK_BELOW} />
      <rect className={styles.edge} x="2" y="47" width={width - 4} height="50" rx="16" />
      <rect className={styles.desk} x="2" y="44" width={width - 4} height="50" rx="16" />
      <g className={styles.things} transform={`translate(${(width - widthOf(MIN_SEATS)) / 2} 0)`}>
        <path d="M32 62l22-3 2 16-22 3zM37 66l13-2M38 71l9-1M92 58l13 2-2 18-13-2zM95 64l6 1M94 69l6 1" />
        <circle cx="138" cy="67" r="6" />
        <path d="M144 63a4 4 0 1 1 0 8" />
      </g>
    </svg>
  );
}

interface SeatRowProps {
  seats: readonly TeamSeat[];
  width: number;
  y: number;
  /** The path of the seat backs. */
  back: string;
}

function SeatRow({ seats, width, y, back }: SeatRowProps) {
  const start = (width - seats.length * SEAT_WIDTH + 13) / 2;
  return seats.map(({ letter, candidate, tone, fresh }, index) => (
    <g
      key={index}
      className={letter && !candidate ? styles.taken : styles.free}
      data-tone={tone}
      data-fresh={fresh}
      transform={`translate(${start + index * SEAT_WIDTH} ${y})`}
    >
      <path d={back} />
      <rect x="5" y="7" width="28" height="28" rx="9" />
      <text x="19" y="26">
        {letter ?? '+'}
      </text>
    </g>
  ));
}

/**
 * A chalk drawing of a table with six team seats, four of them taken. It is a decoration and shows
 * no real members.
 */
export function ChalkSeatTable() {
  const [first, second, third, fourth] = texts.common.seats;
  return (
    <SeatTable
      chalk
      top={[{ letter: first, tone: 1 }, { letter: second, tone: 4 }, {}]}
      bottom={[{}, { letter: third, tone: 0 }, { letter: fourth, tone: 3 }]}
    />
  );
}
