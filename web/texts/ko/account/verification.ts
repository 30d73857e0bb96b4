import { withJosa } from '../../../../shared/korean';

/** The verification of the school. */
export const verification = {
  title: '학교 인증',
  unverified: '인증하지 않았어요',
  until: (month: string) => `${month}까지`,
  hint: {
    OPTIONAL: (school: string) =>
      `${school} 이메일로 인증하면, 학교를 인증한 사람만 지원할 수 있는 공고에도 지원할 수 있어요.`,
    REQUIRED: (school: string) => `${school} 이메일로 인증하면 공고와 댓글을 올리고 지원할 수 있어요.`,
  },
  withoutDomains: (school: string) => `${withJosa(school, '은/는')} 등록된 이메일 도메인이 없어서 인증할 수 없어요.`,
  verified: (school: string, lastDay: string) => `${withJosa(school, '을/를')} 인증했어요. ${lastDay}까지 유효해요.`,
  verifiedBy: (email: string) => `인증한 이메일: ${email}`,
  back: '보던 화면으로 돌아가기',
  address: '학교 이메일',
  send: '인증 코드 받기',
  sendAgain: '다시 보내기',
  sendFailed: '인증 메일을 보내지 못했어요.',
  sendAgainIn: (seconds: number) => `다시 보내기 (${seconds}초)`,
  sentTo: (email: string) =>
    `${email} 주소로 메일을 보냈어요. 코드는 10분 동안 쓸 수 있어요. 메일이 안 보이면 스팸함을 확인해 주세요.`,
  code: '인증 코드',
  verify: '학교 인증하기',
  verifyFailed: '학교를 인증하지 못했어요.',
  done: '학교를 인증했어요.',
  needed: '학교를 인증한 사람만 지원할 수 있어요.',
  verifiedOnly: '학교를 인증한 사람만 지원할 수 있어요',
  applicants: '지원 자격',
  verifiedMembers: '학교를 인증한 사람',
} as const;
