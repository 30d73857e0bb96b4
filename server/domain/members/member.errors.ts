import { defineErrors } from '../../platform/errors/app-error';

export const memberErrors = defineErrors({
  LOGIN_ID_TAKEN: [409, '이미 쓰고 있는 아이디예요.', 'loginId'],
  SCHOOL_CHANGED_RECENTLY: [429, '학교는 일주일에 한 번만 바꿀 수 있어요.'],
  SCHOOL_UNVERIFIED: [403, '학교를 인증한 사람만 할 수 있어요.'],
  SUSPENDED: [403, '지금은 글을 쓰거나 바꿀 수 없어요.'],
  CONSENT_OUTDATED: [409, '약관이나 개인정보 처리방침이 바뀌어서 다시 확인해야 해요.'],
  EMAIL_TAKEN: [409, '이미 가입한 이메일이에요.', 'email'],
});

type MemberErrors = typeof memberErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends MemberErrors {}
}
