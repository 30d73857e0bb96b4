import { defineErrors } from '../../platform/errors/app-error';

export const notificationErrors = defineErrors({
  INVALID_UNSUBSCRIBE_LINK: [400, '메일에 있는 링크가 아니에요.'],
});

type NotificationErrors = typeof notificationErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends NotificationErrors {}
}
