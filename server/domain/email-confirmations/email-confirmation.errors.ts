import { defineErrors } from '../../platform/errors/app-error';

const emailConfirmationErrors = defineErrors({
  INVALID_CONFIRMATION_LINK: [
    400,
    {
      ko: '지금 쓰는 이메일을 확인하는 링크가 아니에요.',
      en: 'This link can’t confirm the current email address.',
    },
  ],
});

type EmailConfirmationErrors = typeof emailConfirmationErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends EmailConfirmationErrors {}
}
