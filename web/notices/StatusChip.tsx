import { texts } from '../texts';
import { Chip } from '../ui/Chip';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { isNearDeadline } from './near-deadline';

interface StatusChipProps {
  recruiting: boolean;
  isFull?: boolean;
  /** The days until the deadline, or null without one. */
  dDay?: number | null;
}

/** Shows whether a notice recruits, the deadline, and whether all seats are taken. */
export function StatusChip({ recruiting, isFull = false, dDay = null }: StatusChipProps) {
  if (!recruiting) return <Chip>{texts.notice.closed}</Chip>;
  if (isFull) return <Chip tone="urgent">{texts.notice.allFull}</Chip>;
  if (dDay === 0) return <Chip tone="urgent">{texts.notice.lastDay}</Chip>;
  if (dDay !== null) {
    return (
      <Chip tone={isNearDeadline(dDay) ? 'urgent' : 'quiet'}>
        <span aria-hidden="true">{texts.notice.dDay(dDay)}</span>
        <VisuallyHidden>{texts.notice.daysLeft(dDay)}</VisuallyHidden>
      </Chip>
    );
  }
  return <Chip tone="primary">{texts.notice.recruiting}</Chip>;
}
