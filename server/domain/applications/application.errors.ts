import { defineErrors } from '../../platform/errors/app-error';

const applicationErrors = defineErrors({
  OWN_NOTICE: [400, { ko: '내가 올린 공고에는 지원할 수 없어요.', en: 'You can’t apply to your own post.' }],
  ALREADY_DECIDED: [
    400,
    { ko: '이미 답했거나 끝난 지원이에요.', en: 'This application already has a reply or has ended.' },
  ],
  ALREADY_APPLIED: [409, { ko: '이미 지원한 공고예요.', en: 'You’ve already applied to this post.' }],
  QUESTIONS_CHANGED: [
    409,
    {
      ko: '지원 질문이 바뀌었으니 새 질문에 답해 주세요.',
      en: 'The questions have changed, so please answer the new ones.',
    },
    'answers',
  ],
});

type ApplicationErrors = typeof applicationErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends ApplicationErrors {}
}
