import { defineRateLimit } from '../../../platform/shared-state/rate-limits';

/** Changes of a member's contacts. */
export const CONTACT_LIMIT = defineRateLimit({
  name: 'contacts',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});
