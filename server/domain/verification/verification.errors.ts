import { defineErrors } from '../../platform/errors/app-error';

const verificationErrors = defineErrors({
  VERIFICATION_OFF: [
    409,
    { ko: '이 서비스에서는 학교 인증을 쓰지 않아요.', en: 'This service doesn’t verify schools.' },
  ],
  SCHOOL_WITHOUT_DOMAIN: [
    409,
    {
      ko: '이 학교는 등록된 이메일 도메인이 없어서 인증할 수 없어요.',
      en: 'We have no email domain for this school, so it can’t be verified.',
    },
  ],
  SCHOOL_ADDRESS_TAKEN: [
    409,
    { ko: '다른 계정에서 이미 인증한 주소예요.', en: 'Another account has already verified this address.' },
  ],
});

type VerificationErrors = typeof verificationErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends VerificationErrors {}
}
