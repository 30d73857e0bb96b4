/** The password of every member that a test makes. */
export const PASSWORD = 'correct horse battery';

/** What a member of 한빛대학교 sends to sign up. */
export interface SignUpForm {
  loginId: string;
  password: string;
  nickName: string;
  university: string;
  email: string;
}

/** The sign-up form of a member with this login id. */
export function signUpForm(loginId: string): SignUpForm {
  return {
    loginId,
    password: PASSWORD,
    nickName: loginId,
    university: '한빛대학교',
    email: `${loginId}@example.com`,
  };
}
