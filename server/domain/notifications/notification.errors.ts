import { defineErrors } from '../../platform/errors';

export const notificationErrors = defineErrors({
  INVALID_UNSUBSCRIBE_LINK: [400, '메일에 있는 링크가 아니에요.'],
});

type NotificationErrors = typeof notificationErrors;

declare module '../../platform/errors' {
  interface ErrorCatalogue extends NotificationErrors {}
}
