import { defineErrors } from '../../platform/errors/app-error';

const memberErrors = defineErrors({
  LOGIN_ID_TAKEN: [409, { ko: '이미 쓰고 있는 아이디예요.', en: 'This login ID is already taken.' }, 'loginId'],
  SCHOOL_CHANGED_RECENTLY: [
    429,
    { ko: '학교는 일주일에 한 번만 바꿀 수 있어요.', en: 'You can change your school only once a week.' },
  ],
  SCHOOL_UNVERIFIED: [403, { ko: '학교를 인증한 사람만 할 수 있어요.', en: 'Only verified students can do this.' }],
  SUSPENDED: [403, { ko: '지금은 글을 쓰거나 바꿀 수 없어요.', en: 'You can’t write or change anything right now.' }],
  CONSENT_OUTDATED: [
    409,
    {
      ko: '약관이나 개인정보 처리방침이 바뀌어서 다시 확인해야 해요.',
      en: 'The terms or the privacy notice have changed, so please check them again.',
    },
  ],
  EMAIL_TAKEN: [409, { ko: '이미 가입한 이메일이에요.', en: 'This email address already has an account.' }, 'email'],
});

type MemberErrors = typeof memberErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends MemberErrors {}
}
