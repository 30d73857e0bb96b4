import { texts } from '../texts';
import { Chip } from '../ui/Chip';

/** Shows whether a notice recruits, and whether all its seats are taken meanwhile. */
export function StatusChip({ recruiting, isFull = false }: { recruiting: boolean; isFull?: boolean }) {
  if (!recruiting) return <Chip>{texts.notice.closed}</Chip>;
  if (isFull) return <Chip tone="urgent">{texts.notice.allFull}</Chip>;
  return <Chip tone="primary">{texts.notice.recruiting}</Chip>;
}
