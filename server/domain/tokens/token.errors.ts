import { defineErrors } from '../../platform/errors/app-error';

const tokenErrors = defineErrors({
  TOO_MANY_TOKENS: [409, { ko: '액세스 토큰을 더 만들 수 없어요.', en: 'You can’t create more access tokens.' }],
});

type TokenErrors = typeof tokenErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends TokenErrors {}
}
