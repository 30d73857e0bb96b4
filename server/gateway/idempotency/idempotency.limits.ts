import { defineRateLimit } from '../../platform/rate-limits';

/** Limits the stored idempotency keys of a member. */
export const IDEMPOTENCY_KEY_LIMIT = defineRateLimit({
  name: 'idempotencyKeys',
  points: 1_000,
  durationSeconds: 24 * 60 * 60,
  isAnnounced: true,
});
