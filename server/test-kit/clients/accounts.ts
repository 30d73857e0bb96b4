/** Password of every member in the tests. */
export const PASSWORD = 'correct horse battery';

/** Sign-up form of a student at 한빛대학교. */
export interface SignUpForm {
  loginId: string;
  password: string;
  nickName: string;
  university: string;
  email: string;
}

/** Returns the sign-up form for this login id. */
export function signUpForm(loginId: string): SignUpForm {
  return {
    loginId,
    password: PASSWORD,
    nickName: loginId,
    university: '한빛대학교',
    email: `${loginId}@example.com`,
  };
}
