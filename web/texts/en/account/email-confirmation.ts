import type * as korean from '../../ko/account/email-confirmation';
import type { Translation } from '../../translation';

export const emailConfirmation: Translation<typeof korean.emailConfirmation> = {
  title: 'Confirm your email',
  hint: 'Press the button to get notification emails at this address.',
  confirm: 'Confirm email',
  failed: 'Your email couldn’t be confirmed.',
  done: 'Email confirmed. You can get notification emails now.',
  value: {
    UNCONFIRMED: (email) => `${email} (not confirmed)`,
    REFUSED: (email) => `${email} (emails came back)`,
  },
  reason: {
    UNCONFIRMED: (email) => `We don’t send notification emails to ${email} because you haven’t confirmed it yet.`,
    REFUSED: (email) =>
      `An email to ${email} came back, so we won’t send more until you change or confirm the address.`,
  },
  request: 'Get confirmation email',
  requestAgainIn: (seconds) => `Get confirmation email (${seconds} s)`,
  requestFailed: 'The confirmation email couldn’t be sent.',
  requested: 'Email sent. Press the button in the email. If you don’t see it, check your spam folder.',
};
