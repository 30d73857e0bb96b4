import { defineRateLimit } from '../../platform/rate-limits';

const DAY_SECONDS = 24 * 60 * 60;

/** The pause between two codes of a member. */
export const CODE_PAUSE = defineRateLimit({ name: 'schoolCodePause', points: 1, durationSeconds: 60 });

/** Codes that a member requests. */
export const CODE_LIMIT = defineRateLimit({ name: 'schoolCodes', points: 10, durationSeconds: DAY_SECONDS });

/** Codes that a member requests for one mailbox. */
export const CODE_MEMBER_ADDRESS_LIMIT = defineRateLimit({
  name: 'schoolCodesOfMemberByAddress',
  points: 5,
  durationSeconds: DAY_SECONDS,
});

/**
 * Codes for one mailbox by all members, so that nobody floods a stranger's mailbox. It is ten times
 * what one member may request: a few strangers cannot use up what the mailbox's owner needs.
 */
export const CODE_ADDRESS_LIMIT = defineRateLimit({
  name: 'schoolCodesByAddress',
  points: 50,
  durationSeconds: DAY_SECONDS,
});
