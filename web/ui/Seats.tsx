import { texts } from '../texts';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './Seats.module.css';

/** The largest number of seats that are drawn one by one. */
const MAX_DRAWN = 6;

interface SeatsProps {
  taken: number;
  all: number;
  /** The role, which determines the colour of the seats. */
  kind?: string;
}

/** The seats of a team, seen from the front: taken seats are filled, free seats are outlined. */
export function Seats({ taken, all, kind }: SeatsProps) {
  const label = texts.notice.seats(taken, all);
  if (all > MAX_DRAWN) {
    return (
      <span className={styles.number}>
        <span aria-hidden="true">
          {taken}/{all}
        </span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.seats} data-kind={kind}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: all }, (_, index) => (
        <Chair key={index} taken={index < taken} />
      ))}
    </span>
  );
}

function Chair({ taken }: { taken: boolean }) {
  return (
    <svg className={taken ? styles.taken : styles.free} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect x="4" y="1.75" width="8" height="6" rx="2" />
      <rect x="1.75" y="8.25" width="12.5" height="4" rx="1.5" />
      <path d="M3.5 12.5v2M12.5 12.5v2" />
    </svg>
  );
}
