import { defineRateLimit } from '../../platform/shared-state/rate-limits';

/** Favourites that one member adds or removes. */
export const FAVOURITE_LIMIT = defineRateLimit({
  name: 'favourite',
  points: 600,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});
