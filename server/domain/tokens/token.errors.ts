import { defineErrors } from '../../platform/errors/app-error';

export const tokenErrors = defineErrors({
  TOO_MANY_TOKENS: [409, '액세스 토큰을 더 만들 수 없어요.'],
});

type TokenErrors = typeof tokenErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends TokenErrors {}
}
