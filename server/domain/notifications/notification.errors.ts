import { defineErrors } from '../../platform/errors/app-error';

const notificationErrors = defineErrors({
  INVALID_UNSUBSCRIBE_LINK: [
    400,
    { ko: '메일에 있는 링크가 아니에요.', en: 'This link isn’t from one of our emails.' },
  ],
});

type NotificationErrors = typeof notificationErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends NotificationErrors {}
}
