import { defineErrors } from '../../platform/errors';

export const applicationErrors = defineErrors({
  OWN_NOTICE: [400, '내가 올린 공고에는 지원할 수 없어요.'],
  NOTICE_HIDDEN: [400, '숨겨진 공고라서 지금은 팀원을 더 받을 수 없어요.'],
  ALREADY_DECIDED: [400, '이미 답했거나 끝난 지원이에요.'],
  ROLE_NOT_WANTED: [400, '이 공고에서 모집하지 않는 역할이에요.'],
  ROLE_FULL: [400, '이 역할은 자리가 다 찼어요.'],
  NOTICE_FULL: [400, '모집 인원이 다 찼어요.'],
  ALREADY_APPLIED: [409, '이미 지원한 공고예요.'],
});

type ApplicationErrors = typeof applicationErrors;

declare module '../../platform/errors' {
  interface ErrorCatalogue extends ApplicationErrors {}
}
