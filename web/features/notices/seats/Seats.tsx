import { texts } from '../../../texts';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden';
import { addSeats, type SeatGroup } from './seat-groups';
import styles from './Seats.module.css';

/** The largest number of seats that are drawn one by one. */
const MAX_DRAWN = 6;

/** The largest number of seats that are drawn one by one in a narrow card. */
const MAX_DRAWN_IN_NARROW_CARD = 3;

interface SeatsProps {
  groups: readonly Pick<SeatGroup, 'role' | 'headcount' | 'approved'>[];
}

/**
 * The seats of a team in the colours of their roles. Taken seats are filled, free seats are
 * outlined. A number replaces the drawing of many seats. In a narrow card the style sheet already
 * shows the number for fewer seats.
 */
export function Seats({ groups }: SeatsProps) {
  const { headcount: all, approved: taken } = addSeats(groups);
  if (all === 0) return null;
  const label = texts.notice.seats(taken, all);
  return (
    <span className={styles.seats}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {all <= MAX_DRAWN &&
        groups.map(({ role, headcount, approved }) => (
          <span key={role} className={styles.group} data-role={role ?? undefined}>
            {Array.from({ length: headcount }, (_, index) => (
              <Seat key={index} taken={index < approved} />
            ))}
          </span>
        ))}
      {all > MAX_DRAWN_IN_NARROW_CARD && (
        <span className={styles.number} aria-hidden="true">
          <Seat taken={taken === all} />
          {taken}/{all}
        </span>
      )}
    </span>
  );
}

function Seat({ taken }: { taken: boolean }) {
  return (
    <svg className={taken ? styles.taken : styles.free} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect x="4" y="1.75" width="8" height="6" rx="2" />
      <rect x="1.75" y="8.25" width="12.5" height="4" rx="1.5" />
      <path d="M3.5 12.5v2M12.5 12.5v2" />
    </svg>
  );
}
