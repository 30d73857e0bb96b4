import { defineRateLimit } from '../../platform/rate-limits';

/** Blocks that one member adds or removes. */
export const BLOCK_LIMIT = defineRateLimit({ name: 'block', points: 60, durationSeconds: 60 * 60, isAnnounced: true });
