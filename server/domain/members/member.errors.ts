import { defineErrors } from '../../platform/errors';

export const memberErrors = defineErrors({
  LOGIN_ID_TAKEN: [409, '이미 쓰고 있는 아이디예요.', 'loginId'],
  SCHOOL_CHANGED_RECENTLY: [429, '학교는 일주일에 한 번만 바꿀 수 있어요.'],
  SCHOOL_UNVERIFIED: [403, '학교를 인증한 사람만 할 수 있어요.'],
  EMAIL_TAKEN: [409, '이미 가입한 이메일이에요.', 'email'],
});

type MemberErrors = typeof memberErrors;

declare module '../../platform/errors' {
  interface ErrorCatalogue extends MemberErrors {}
}
