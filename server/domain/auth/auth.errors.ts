import { defineErrors } from '../../platform/errors/app-error';

export const authErrors = defineErrors({
  LOGIN_FAILED: [401, '아이디 또는 비밀번호가 맞지 않아요.'],
});

type AuthErrors = typeof authErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends AuthErrors {}
}
