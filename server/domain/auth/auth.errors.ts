import { defineErrors } from '../../platform/errors/app-error';

const authErrors = defineErrors({
  LOGIN_FAILED: [401, { ko: '아이디 또는 비밀번호가 맞지 않아요.', en: 'Wrong login ID or password.' }],
});

type AuthErrors = typeof authErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends AuthErrors {}
}
