import type * as korean from '../../ko/account/recovery';
import type { Translation } from '../../translation';

export const recovery: Translation<typeof korean.recovery> = {
  forgotLink: 'Forgot password?',
  forgotTitle: 'Forgot password',
  forgotHint: 'Enter your login ID or email. We’ll send you your ID and a link to choose a new password.',
  account: 'Login ID or email',
  request: 'Send email',
  requestFailed: 'The email couldn’t be sent.',
  requested: 'Check your email',
  requestedHint: (minutes) =>
    `If that account exists, we’ve sent an email. The link works for ${minutes} minutes. If nothing arrives, check your spam folder and what you entered.`,
  resetTitle: 'Choose a new password',
  reset: 'Save new password',
  resetFailed: 'Your password couldn’t be changed.',
  resetDone: 'Password changed. Log in with the new one.',
  linkMissing: 'Open the link in the email. It’s the only way to choose a new password.',
  requestAgain: 'Send another email',
  backToLogin: 'Back to login',
};
