import { z } from 'zod';
import { ApplicationStatus } from './application.entity';

/** What legacy clients know: to them, who waits on a list is pending, and whose application is over was rejected (rest.md). */
const { PENDING, APPROVED, REJECTED } = ApplicationStatus;

/** The status of an application in responses. */
export const statusSchema = z.enum({ PENDING, APPROVED, REJECTED }).meta({ id: 'ApplicationStatus' });

const LEGACY_STATUS: Readonly<Record<ApplicationStatus, z.infer<typeof statusSchema>>> = {
  PENDING,
  APPROVED,
  REJECTED,
  LEFT: REJECTED,
  REMOVED: REJECTED,
  WAITLISTED: PENDING,
  EXPIRED: REJECTED,
};

/** The status as legacy clients see it. */
export function toLegacyStatus(status: ApplicationStatus): z.infer<typeof statusSchema> {
  return LEGACY_STATUS[status];
}
