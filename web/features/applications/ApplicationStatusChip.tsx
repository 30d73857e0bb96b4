import { type Dictionary, entryFor } from '../../graphql/enums';
import type { ApplicationStatus } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { Chip, type ChipTone } from '../../components/labels/Chip';

const TONES: Dictionary<ApplicationStatus, ChipTone> = {
  PENDING: 'urgent',
  APPROVED: 'primary',
  REJECTED: 'quiet',
  LEFT: 'quiet',
  REMOVED: 'quiet',
  WAITLISTED: 'urgent',
  EXPIRED: 'quiet',
  other: 'quiet',
};

export function ApplicationStatusChip({ status }: { status: ApplicationStatus }) {
  return <Chip tone={entryFor(TONES, status)}>{entryFor(texts.application.status, status)}</Chip>;
}
