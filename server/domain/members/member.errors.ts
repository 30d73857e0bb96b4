import { defineErrors } from '../../platform/errors';

export const memberErrors = defineErrors({
  LOGIN_ID_TAKEN: [409, '이미 쓰고 있는 아이디예요.'],
  EMAIL_TAKEN: [409, '이미 가입한 이메일이에요.'],
});

type MemberErrors = typeof memberErrors;

declare module '../../platform/errors' {
  interface ErrorCatalogue extends MemberErrors {}
}
