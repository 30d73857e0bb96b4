import { texts } from '../../texts';
import { Chip } from '../../components/labels/Chip';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { isNearDeadline } from './near-deadline';

interface StatusChipProps {
  recruiting: boolean;
  isFull?: boolean;
  /** The days until the deadline, or null without one. */
  dDay?: number | null;
  /**
   * Whether it belongs to one notice of a list. Nearly all of them recruit, so only screen readers
   * get that state.
   */
  inList?: boolean;
}

/** Shows whether a notice recruits, the deadline, and whether all seats are taken. */
export function StatusChip({ recruiting, isFull = false, dDay = null, inList = false }: StatusChipProps) {
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
  if (inList) return <VisuallyHidden>{texts.notice.recruiting}</VisuallyHidden>;
  return <Chip tone="primary">{texts.notice.recruiting}</Chip>;
}
