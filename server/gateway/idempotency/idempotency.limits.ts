import { defineRateLimit } from '../../platform/rate-limits';

/** Idempotency keys of a member that are stored with their responses. */
export const IDEMPOTENCY_KEY_LIMIT = defineRateLimit({
  name: 'idempotencyKeys',
  points: 1_000,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});
