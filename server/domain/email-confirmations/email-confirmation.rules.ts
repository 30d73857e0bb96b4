import { defineRateLimit } from '../../platform/shared-state/rate-limits';

const DAY_SECONDS = 24 * 60 * 60;

/** Pause between two mails that one member requests. */
export const CONFIRMATION_PAUSE = defineRateLimit({ name: 'emailConfirmationPause', points: 1, durationSeconds: 60 });

/** Mails that one member requests. */
export const CONFIRMATION_REQUEST_LIMIT = defineRateLimit({
  name: 'emailConfirmations',
  points: 5,
  durationSeconds: DAY_SECONDS,
});

/** Mails to one mailbox, also those after sign-ups and changes of addresses. */
export const CONFIRMATION_MAILBOX_LIMIT = defineRateLimit({
  name: 'emailConfirmationsByMailbox',
  points: 6,
  durationSeconds: DAY_SECONDS,
});
