import { MAX_ALERTS } from '../../../shared/bounds';
import { defineErrors } from '../../platform/errors/app-error';

export const alertErrors = defineErrors({
  ALERT_TOO_BROAD: [
    409,
    '지난 일주일 동안 새 공고가 50개 넘게 올라온 조건이에요. 조건을 추가하면 알림을 받을 수 있어요.',
  ],
  TOO_MANY_ALERTS: [
    409,
    `새 공고 알림은 ${MAX_ALERTS}개까지 받을 수 있어요. 설정에서 안 쓰는 알림을 먼저 지워 주세요.`,
  ],
});

type AlertErrors = typeof alertErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends AlertErrors {}
}
