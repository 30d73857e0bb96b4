/** Login and the end of the session. */
export const auth = {
  title: '로그인',
  loginId: '아이디',
  password: '비밀번호',
  logIn: '로그인',
  notMember: '아직 회원이 아니신가요?',
  signUp: '회원 가입',
  sessionExpired: '세션이 만료됐어요. 로그인 화면으로 이동할게요.',
  loginRequired: '로그인이 필요해요.',
  memberChanged: (nickName: string) =>
    `이 브라우저에서 로그인한 계정이 ${nickName}님으로 바뀌었어요. 쓰던 댓글, 지원서, 새 공고는 이전 계정으로 다시 로그인하면 이 탭에 남아 있어요.`,
} as const;
