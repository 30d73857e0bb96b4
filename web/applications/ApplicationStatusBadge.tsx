import type { ApplicationStatus } from '../graphql/generated/documents';
import { texts } from '../texts';
import { Badge } from '../ui/Badge';

const COLOURS: Record<ApplicationStatus, string> = { PENDING: 'processing', APPROVED: 'success', REJECTED: 'error' };

function isKnown(status: string): status is ApplicationStatus {
  return Object.hasOwn(COLOURS, status);
}

/** Shows the status of an application. A status that only a newer server knows is shown as unknown. */
export function ApplicationStatusBadge({ status }: { status: string }) {
  if (!isKnown(status)) return <Badge color="default">{texts.application.unknownStatus}</Badge>;
  return <Badge color={COLOURS[status]}>{texts.application.status[status]}</Badge>;
}
