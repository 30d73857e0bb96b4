import { defineErrors } from '../../platform/errors/app-error';

export const verificationErrors = defineErrors({
  VERIFICATION_OFF: [409, '이 서비스에서는 학교 인증을 쓰지 않아요.'],
  SCHOOL_WITHOUT_DOMAIN: [409, '이 학교는 등록된 이메일 도메인이 없어서 인증할 수 없어요.'],
  SCHOOL_ADDRESS_TAKEN: [409, '다른 계정에서 이미 인증한 주소예요.'],
});

type VerificationErrors = typeof verificationErrors;

declare module '../../platform/errors/app-error' {
  interface ErrorCatalogue extends VerificationErrors {}
}
