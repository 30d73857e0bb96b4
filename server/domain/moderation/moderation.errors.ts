import { defineErrors } from '../../platform/errors/app-error';

export const moderationErrors = defineErrors({
  OWN_CONTENT: [400, '나와 내가 쓴 내용은 신고할 수 없어요.'],
  NOTHING_TO_APPEAL: [400, '이의를 제기할 조치가 없어요.'],
  ALREADY_REPORTED: [409, '이미 신고했어요.'],
  ALREADY_APPEALED: [409, '이의는 한 번만 제기할 수 있어요.'],
});

type ModerationErrors = typeof moderationErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends ModerationErrors {}
}
