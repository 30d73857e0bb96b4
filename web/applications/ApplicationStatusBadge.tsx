import type { ApplicationStatus } from '../graphql/generated/documents';
import { texts } from '../texts';
import { Badge } from '../ui/Badge';

const COLOURS: Record<ApplicationStatus, string> = { PENDING: 'processing', APPROVED: 'success', REJECTED: 'error' };

/** Shows the status of an application. A status that only a newer server knows is shown as unknown. */
export function ApplicationStatusBadge({ status }: { status: string }) {
  const known = Object.hasOwn(COLOURS, status) ? (status as ApplicationStatus) : undefined;
  return (
    <Badge color={known ? COLOURS[known] : 'default'}>
      {known ? texts.application.status[known] : texts.application.unknownStatus}
    </Badge>
  );
}
