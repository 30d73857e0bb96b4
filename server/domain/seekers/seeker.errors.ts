import { defineErrors } from '../../platform/errors/app-error';

const seekerErrors = defineErrors({
  NOT_LOOKING: [400, { ko: '지금은 팀을 찾고 있지 않아요.', en: 'There’s no team search right now.' }],
  OFFER_NOT_POSSIBLE: [409, { ko: '지금은 이 제안을 보낼 수 없어요.', en: 'You can’t send this offer right now.' }],
  OFFER_OVER: [400, { ko: '이미 답했거나 끝난 제안이에요.', en: 'This offer has already been answered or has ended.' }],
});

type SeekerErrors = typeof seekerErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends SeekerErrors {}
}
