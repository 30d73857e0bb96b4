import { defineErrors } from '../../platform/errors/app-error';

const blockErrors = defineErrors({
  OWN_ACCOUNT: [400, { ko: '나를 차단할 수는 없어요.', en: 'You can’t block yourself.' }],
  MODERATOR_BLOCKED: [400, { ko: '운영자는 차단할 수 없어요.', en: 'You can’t block a moderator.' }],
});

type BlockErrors = typeof blockErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends BlockErrors {}
}
