import { defineRateLimit } from '../../platform/shared-state/rate-limits';

const DAY_SECONDS = 24 * 60 * 60;

/** Pause between two codes of one member. */
export const CODE_PAUSE = defineRateLimit({ name: 'schoolCodePause', points: 1, durationSeconds: 60 });

/** Codes that one member requests. */
export const CODE_LIMIT = defineRateLimit({ name: 'schoolCodes', points: 10, durationSeconds: DAY_SECONDS });

/** Codes that one member requests for one mailbox. */
export const CODE_MEMBER_ADDRESS_LIMIT = defineRateLimit({
  name: 'schoolCodesOfMemberByAddress',
  points: 5,
  durationSeconds: DAY_SECONDS,
});

/**
 * Codes for one mailbox, requested by all members, to protect strangers' mailboxes. It is ten times
 * the limit of one member. So a few strangers cannot use up the requests of the mailbox's owner.
 */
export const CODE_ADDRESS_LIMIT = defineRateLimit({
  name: 'schoolCodesByAddress',
  points: 50,
  durationSeconds: DAY_SECONDS,
});
