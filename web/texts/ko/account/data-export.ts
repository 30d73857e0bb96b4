/** The download of the viewer's data. */
export const dataExport = {
  section: '내 데이터',
  sectionValue: 'ZIP 파일',
  title: '내 데이터 내려받기',
  hint: '프로필, 팀 프로필, 수업, 빈 시간, 공고, 지원, 댓글, 찜, 알림, 로그인한 기기와 동의 기록을 ZIP 파일 하나로 받아요. 하루에 한 번 받을 수 있어요.',
  confirm: '개인정보가 담긴 파일이라 비밀번호를 한 번 더 확인할게요.',
  start: '내려받기',
  started: '내려받기를 시작했어요.',
  failed: '데이터를 내려받지 못했어요.',
} as const;
