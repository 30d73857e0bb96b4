import { defineErrors } from '../../platform/errors/app-error';

const moderationErrors = defineErrors({
  OWN_CONTENT: [
    400,
    { ko: '나와 내가 쓴 내용은 신고할 수 없어요.', en: 'You can’t report yourself or what you wrote.' },
  ],
  NOTHING_TO_APPEAL: [400, { ko: '이의를 제기할 조치가 없어요.', en: 'There is no decision to appeal.' }],
  ALREADY_REPORTED: [409, { ko: '이미 신고했어요.', en: 'You’ve already reported this.' }],
  ALREADY_APPEALED: [409, { ko: '이의는 한 번만 제기할 수 있어요.', en: 'You can appeal only once.' }],
});

type ModerationErrors = typeof moderationErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends ModerationErrors {}
}
