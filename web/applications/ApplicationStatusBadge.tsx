import type { ApplicationStatus } from '../graphql/generated/documents';
import { texts } from '../texts';
import { Chip, type ChipTone } from '../ui/Chip';

const TONES: Record<ApplicationStatus, ChipTone> = {
  PENDING: 'urgent',
  APPROVED: 'primary',
  REJECTED: 'quiet',
  LEFT: 'quiet',
  REMOVED: 'quiet',
  WAITLISTED: 'urgent',
  EXPIRED: 'quiet',
};

function isKnown(status: string): status is ApplicationStatus {
  return Object.hasOwn(TONES, status);
}

/** Shows the status of an application. A status that only a newer server knows is shown as unknown. */
export function ApplicationStatusBadge({ status }: { status: string }) {
  if (!isKnown(status)) return <Chip>{texts.application.unknownStatus}</Chip>;
  return <Chip tone={TONES[status]}>{texts.application.status[status]}</Chip>;
}
