/** Lost passwords. */
export const recovery = {
  forgotLink: '비밀번호 찾기',
  forgotTitle: '비밀번호 찾기',
  forgotHint: '가입한 아이디나 이메일을 적어 주세요. 새 비밀번호를 정하는 링크와 아이디를 메일로 보내 드려요.',
  account: '아이디 또는 이메일',
  request: '메일 받기',
  requestFailed: '메일을 보내지 못했어요.',
  requested: '메일을 확인해 주세요',
  requestedHint: (minutes: number) =>
    `가입한 계정이 있다면 메일을 보냈어요. 링크는 ${minutes}분 동안 쓸 수 있어요. 메일이 안 보이면 스팸함을 보고, 아이디나 이메일을 맞게 적었는지 확인해 주세요.`,
  resetTitle: '새 비밀번호 정하기',
  reset: '새 비밀번호 저장',
  resetFailed: '비밀번호를 바꾸지 못했어요.',
  resetDone: '비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.',
  linkMissing: '메일에 있는 링크를 눌러 주세요. 새 비밀번호는 그 링크로만 정할 수 있어요.',
  requestAgain: '메일 다시 받기',
  backToLogin: '로그인 화면으로',
} as const;
