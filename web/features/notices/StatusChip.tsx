import { texts } from '../../texts';
import { Chip } from '../../components/labels/Chip';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { isNearDeadline } from './near-deadline';

interface StatusChipProps {
  recruiting: boolean;
  /** Undefined where the free seats are not shown. */
  freeSeatCount?: number;
  /** The days until the deadline, or null without one. */
  dDay?: number | null;
  /** In a list: hides 모집 중 from view, because nearly all notices recruit. */
  inList?: boolean;
}

/** Shows whether a notice recruits, the deadline, and whether all seats are taken. */
export function StatusChip({ recruiting, freeSeatCount, dDay = null, inList = false }: StatusChipProps) {
  if (!recruiting) return <Chip>{texts.notice.closed}</Chip>;
  if (freeSeatCount === 0) return <Chip tone="urgent">{texts.notice.allFull}</Chip>;
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
