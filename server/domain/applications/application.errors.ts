import { defineErrors } from '../../platform/errors/app-error';

export const applicationErrors = defineErrors({
  OWN_NOTICE: [400, '내가 올린 공고에는 지원할 수 없어요.'],
  ALREADY_DECIDED: [400, '이미 답했거나 끝난 지원이에요.'],
  ALREADY_APPLIED: [409, '이미 지원한 공고예요.'],
  QUESTIONS_CHANGED: [409, '지원 질문이 바뀌었으니 새 질문에 답해 주세요.', 'answers'],
});

type ApplicationErrors = typeof applicationErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends ApplicationErrors {}
}
