import { defineErrors } from '../../platform/errors/app-error';

const passwordResetErrors = defineErrors({
  INVALID_RESET_LINK: [
    400,
    { ko: '기한이 지났거나 이미 쓴 링크예요.', en: 'This link has expired or was already used.' },
  ],
});

type PasswordResetErrors = typeof passwordResetErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends PasswordResetErrors {}
}
