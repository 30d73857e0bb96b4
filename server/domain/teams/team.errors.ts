import { defineErrors } from '../../platform/errors/app-error';

export const teamErrors = defineErrors({
  INVALID_INVITATION: [400, '이미 사용했거나 기한이 지난 초대예요.'],
  ALREADY_MEMBER: [409, '이미 이 팀에 있어요.'],
  ROLE_NOT_WANTED: [400, '이 공고에서 모집하지 않는 역할이에요.'],
  ROLE_FULL: [400, '이 역할은 자리가 다 찼어요.'],
  TEAM_STATE: [400, '지금 단계에서는 할 수 없어요.'],
});

type TeamErrors = typeof teamErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends TeamErrors {}
}
