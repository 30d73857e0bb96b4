import type * as korean from '../../ko/account/verification';
import type { Translation } from '../../translation';

export const verification: Translation<typeof korean.verification> = {
  title: 'School verification',
  unverified: 'Not verified',
  until: (month) => `Until ${month}`,
  hint: {
    OPTIONAL: (school) =>
      `Verify with your ${school} email to also apply to posts that are for verified students only.`,
    REQUIRED: (school) => `Verify with your ${school} email to post, comment and apply.`,
  },
  withoutDomains: (school) => `${school} has no registered email domain, so you can’t be verified.`,
  verified: (school, lastDay) => `You’re verified at ${school} until ${lastDay}.`,
  verifiedBy: (email) => `Verified email: ${email}`,
  back: 'Back to where you were',
  address: 'School email',
  send: 'Get code',
  sendAgain: 'Send again',
  sendFailed: 'The email couldn’t be sent.',
  sendAgainIn: (seconds) => `Send again (${seconds} s)`,
  sentTo: (email) =>
    `We’ve sent an email to ${email}. The code works for 10 minutes. If nothing arrives, check your spam folder.`,
  code: 'Code',
  verify: 'Verify school',
  verifyFailed: 'Your school couldn’t be verified.',
  done: 'Your school is verified.',
  needed: 'Only verified students can apply.',
  verifiedOnly: 'Only verified students can apply',
  applicants: 'Who can apply',
  verifiedMembers: 'Verified students',
};
