import { withJosa } from '../../../../shared/korean';

/** Login and the end of the session. */
export const auth = {
  title: '로그인',
  loginId: '아이디',
  password: '비밀번호',
  logIn: '로그인',
  logInFailed: '로그인하지 못했어요.',
  notMember: '한팀이 처음인가요?',
  signUp: '회원가입',
  signUpToApply: '회원가입하고 지원하기',
  signUpToRead: '회원가입하고 공고 보기',
  alreadyMember: '이미 회원인가요?',
  promise: ['같은 학교에서 찾는', '믿을 수 있는', '우리 팀'],
  demo: '가입하지 않고 둘러보기',
  demoAs: (nickName: string) => `${withJosa(nickName, '으로/로')} 둘러보기`,
  demoRole: {
    OWNER: '공고를 올리고 지원자를 받는 학생',
    APPLICANT: '여러 팀에 지원해 둔 학생',
    other: '한팀을 쓰는 학생',
  },
  demoNote: '한빛대학교와 학생들은 모두 가상이에요',
  sessionExpired: '로그인이 풀렸어요. 다시 로그인해 주세요.',
  loggedOutElsewhere: '다른 탭에서 로그아웃했어요.',
  loginRequired: '로그인이 필요해요.',
  memberChanged: (nickName: string) =>
    `지금은 ${nickName}님으로 로그인돼 있어요. 쓰던 글은 이전 계정으로 다시 로그인하면 그대로 있어요.`,
} as const;
