import type * as korean from '../../ko/account/auth';
import type { Translation } from '../../translation';

export const auth: Translation<typeof korean.auth> = {
  title: 'Log in',
  loginId: 'Login ID',
  password: 'Password',
  logIn: 'Log in',
  logInFailed: 'We couldn’t log you in.',
  notMember: 'New here?',
  signUp: 'Sign up',
  signUpToApply: 'Sign up to apply',
  signUpToRead: 'Sign up to read the post',
  alreadyMember: 'Already a member?',
  promise: ['At your own school:', 'teammates', 'you can trust'],
  demo: 'Look around without signing up',
  demoAs: (nickName) => `Look around as ${nickName}`,
  demoRole: {
    OWNER: 'A student with a post and applicants',
    APPLICANT: 'A student who applied to several teams',
    other: 'A student who uses Hanteam',
  },
  demoNote: 'Hanbit University and its students are made up',
  sessionExpired: 'You were logged out. Please log in again.',
  loggedOutElsewhere: 'You logged out in another tab.',
  loginRequired: 'Please log in.',
  memberChanged: (nickName) =>
    `You’re now logged in as ${nickName}. Your unsaved text will be there when you go back to the other account.`,
};
