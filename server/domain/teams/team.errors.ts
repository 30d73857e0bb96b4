import { defineErrors } from '../../platform/errors/app-error';

const teamErrors = defineErrors({
  INVALID_INVITATION: [
    400,
    { ko: '이미 사용했거나 기한이 지난 초대예요.', en: 'This invite link has expired or was already used.' },
  ],
  ALREADY_MEMBER: [409, { ko: '이미 이 팀에 있어요.', en: 'You’re already on this team.' }],
  ROLE_NOT_WANTED: [400, { ko: '이 공고에서 모집하지 않는 역할이에요.', en: 'This post isn’t looking for that role.' }],
  ROLE_FULL: [400, { ko: '이 역할은 자리가 다 찼어요.', en: 'All seats for this role are taken.' }],
  TEAM_STATE: [400, { ko: '지금 팀 상태에서는 할 수 없어요.', en: 'You can’t do this at this stage.' }],
});

type TeamErrors = typeof teamErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends TeamErrors {}
}
