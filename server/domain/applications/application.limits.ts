import { defineRateLimit } from '../../platform/rate-limits';

/** Applications of a member. Each application notifies the notice's owner. */
export const APPLICATION_LIMIT = defineRateLimit({
  name: 'application',
  points: 120,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Applications of a member to one notice. A member can repeat one after cancelling it. */
export const REAPPLICATION_LIMIT = defineRateLimit({ name: 'reapplication', points: 10, durationSeconds: 60 * 60 });

/** Applications of a new member without a verified school on the first day. */
export const FIRST_DAY_APPLICATIONS = defineRateLimit({
  name: 'applicationOnFirstDay',
  points: 10,
  durationSeconds: 24 * 60 * 60,
});
