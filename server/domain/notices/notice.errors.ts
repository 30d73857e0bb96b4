import { defineErrors } from '../../platform/errors/app-error';

const noticeErrors = defineErrors({
  RECRUITMENT_CLOSED: [400, { ko: '모집이 마감된 공고예요.', en: 'This post is closed to applications.' }],
  ALREADY_CLOSED: [400, { ko: '이미 마감된 공고예요.', en: 'This post is already closed.' }],
  STILL_RECRUITING: [400, { ko: '아직 모집하고 있는 공고예요.', en: 'This post is still open.' }],
  NOTICE_HIDDEN: [
    400,
    {
      ko: '숨겨진 공고라서 지금은 팀원을 더 받을 수 없어요.',
      en: 'This post is hidden, so its team can’t take new teammates now.',
    },
  ],
  NOTICE_FULL: [400, { ko: '모집 인원이 다 찼어요.', en: 'All seats are taken.' }],
  TEAM_OVER: [400, { ko: '활동이 끝난 팀이에요.', en: 'This team has ended.' }],
  REOPENING_TOO_LATE: [
    400,
    { ko: '마감한 지 오래되어 다시 모집할 수 없어요.', en: 'This post closed too long ago to reopen.' },
  ],
  QUESTIONS_FROZEN: [
    409,
    { ko: '지원이 온 뒤에는 질문을 바꿀 수 없어요.', en: 'You can’t change the questions once someone has applied.' },
    'questions',
  ],
});

type NoticeErrors = typeof noticeErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends NoticeErrors {}
}
