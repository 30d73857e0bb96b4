import { texts } from '../texts';
import { Badge } from '../ui/Badge';

/** Shows whether a notice is recruiting. */
export function StatusBadge({ recruiting }: { recruiting: boolean }) {
  return (
    <Badge color={recruiting ? 'processing' : 'default'}>
      {recruiting ? texts.notice.recruiting : texts.notice.closed}
    </Badge>
  );
}
