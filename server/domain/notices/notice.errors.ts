import { defineErrors } from '../../platform/errors/app-error';

export const noticeErrors = defineErrors({
  RECRUITMENT_CLOSED: [400, '모집이 마감된 공고예요.'],
  ALREADY_CLOSED: [400, '이미 마감된 공고예요.'],
  STILL_RECRUITING: [400, '아직 모집하고 있는 공고예요.'],
  NOTICE_HIDDEN: [400, '숨겨진 공고라서 지금은 팀원을 더 받을 수 없어요.'],
  NOTICE_FULL: [400, '모집 인원이 다 찼어요.'],
  TEAM_OVER: [400, '활동이 끝난 팀이에요.'],
  REOPENING_TOO_LATE: [400, '마감한 지 오래되어 다시 모집할 수 없어요.'],
  QUESTIONS_FROZEN: [409, '지원이 온 뒤에는 질문을 바꿀 수 없어요.', 'questions'],
});

type NoticeErrors = typeof noticeErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends NoticeErrors {}
}
