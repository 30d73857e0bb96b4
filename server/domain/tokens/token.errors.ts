import { defineErrors } from '../../platform/errors';

export const tokenErrors = defineErrors({
  TOO_MANY_TOKENS: [409, '액세스 토큰을 더 만들 수 없어요.'],
});

type TokenErrors = typeof tokenErrors;

declare module '../../platform/errors' {
  interface ErrorCatalogue extends TokenErrors {}
}
