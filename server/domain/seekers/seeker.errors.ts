import { defineErrors } from '../../platform/errors/app-error';

export const seekerErrors = defineErrors({
  NOT_LOOKING: [400, '지금은 팀을 찾고 있지 않아요.'],
  OFFER_NOT_POSSIBLE: [409, '지금은 이 제안을 보낼 수 없어요.'],
  OFFER_OVER: [400, '이미 답했거나 끝난 제안이에요.'],
});

type SeekerErrors = typeof seekerErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends SeekerErrors {}
}
