/** Password of every member in the tests. */
export const PASSWORD = 'correct horse battery';

/** Sign-up form of a student, over REST. */
export type SignUpForm = Record<'loginId' | 'password' | 'nickName' | 'university' | 'email', string>;

let count = 0;

/** Returns the sign-up form of a new student, by default with an unused login id and address. */
export function newSignUp(overrides: Partial<SignUpForm> = {}): SignUpForm {
  const { loginId = `student-${(count += 1)}` } = overrides;
  return {
    loginId,
    password: PASSWORD,
    nickName: loginId,
    university: '한빛대학교',
    email: `${loginId}@example.com`,
    ...overrides,
  };
}
