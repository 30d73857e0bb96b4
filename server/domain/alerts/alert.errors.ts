import { defineErrors } from '../../platform/errors/app-error';

const alertErrors = defineErrors({
  ALERT_TOO_BROAD: [
    409,
    {
      ko: '새 공고가 아주 많이 올라오는 조건이라서 조건을 추가해야 알림을 받을 수 있어요.',
      en: 'These filters match too many new posts, so add another filter to get a post alert.',
    },
  ],
  TOO_MANY_ALERTS: [
    409,
    {
      ko: '새 공고 알림을 더 받으려면 설정에서 안 쓰는 알림을 먼저 지워 주세요.',
      en: 'To add a post alert, first delete one you don’t need in the settings.',
    },
  ],
});

type AlertErrors = typeof alertErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends AlertErrors {}
}
