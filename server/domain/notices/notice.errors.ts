import { defineErrors } from '../../platform/errors';

export const noticeErrors = defineErrors({
  RECRUITMENT_CLOSED: [400, '모집이 마감된 공고예요.'],
  ALREADY_CLOSED: [400, '이미 마감된 공고예요.'],
});

type NoticeErrors = typeof noticeErrors;

declare module '../../platform/errors' {
  interface ErrorCatalogue extends NoticeErrors {}
}
