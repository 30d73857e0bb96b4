import type * as korean from '../../ko/account/recovery';
import type { Translation } from '../../translation';

export const recovery: Translation<typeof korean.recovery> = {
  forgotLink: 'Forgot password',
  forgotTitle: 'Forgot password',
  forgotHint: 'Enter your login ID or e-mail. We’ll send you your ID and a link to set a new password.',
  account: 'Login ID or e-mail',
  request: 'Send e-mail',
  requestFailed: 'The e-mail couldn’t be sent.',
  requested: 'Check your e-mail',
  requestedHint: (minutes) =>
    `If there’s an account, we’ve sent an e-mail. The link works for ${minutes} minutes. If nothing arrives, check your spam folder and what you entered.`,
  resetTitle: 'Set a new password',
  reset: 'Save new password',
  resetFailed: 'Your password couldn’t be changed.',
  resetDone: 'Your password is changed. Log in with the new one.',
  linkMissing: 'Open the link in the e-mail. You can set a new password only with that link.',
  requestAgain: 'Send another e-mail',
  backToLogin: 'Back to log in',
};
