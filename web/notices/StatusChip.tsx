import { texts } from '../texts';
import { Chip } from '../ui/Chip';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface StatusChipProps {
  recruiting: boolean;
  isFull?: boolean;
  /** The days until the deadline; null without one. */
  dDay?: number | null;
}

/** The number of days from which on the deadline is near. */
const NEAR_DAYS = 3;

/** Shows whether a notice recruits and until when, and whether all its seats are taken meanwhile. */
export function StatusChip({ recruiting, isFull = false, dDay = null }: StatusChipProps) {
  if (!recruiting) return <Chip>{texts.notice.closed}</Chip>;
  if (isFull) return <Chip tone="urgent">{texts.notice.allFull}</Chip>;
  if (dDay === 0) return <Chip tone="urgent">{texts.notice.lastDay}</Chip>;
  if (dDay !== null) {
    return (
      <Chip tone={dDay <= NEAR_DAYS ? 'urgent' : 'quiet'}>
        <span aria-hidden="true">{texts.notice.dDay(dDay)}</span>
        <VisuallyHidden>{texts.notice.daysLeft(dDay)}</VisuallyHidden>
      </Chip>
    );
  }
  return <Chip tone="primary">{texts.notice.recruiting}</Chip>;
}
