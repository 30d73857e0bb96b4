import { defineErrors } from '../../platform/errors';

export const recoveryErrors = defineErrors({
  INVALID_RESET_LINK: [400, '기한이 지났거나 이미 쓴 링크예요.'],
});

type RecoveryErrors = typeof recoveryErrors;

declare module '../../platform/errors' {
  interface ErrorCatalogue extends RecoveryErrors {}
}
