import { defineRateLimit } from '../../platform/shared-state/rate-limits';

/**
 * Pictures that one member uploads. The limit is strict because decoding a picture takes much
 * processor time.
 */
export const UPLOAD_LIMIT = defineRateLimit({
  name: 'upload',
  points: 30,
  durationSeconds: 30 * 60,
  isAnnounced: true,
});
