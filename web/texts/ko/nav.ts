/** The navigation. */
export const nav = {
  main: '주 메뉴',
  bottom: '아래 메뉴',
  home: '홈',
  projects: '프로젝트',
  studies: '스터디',
  createTeam: '팀 만들기',
  notifications: '알림',
  unread: (count: number) => (count === 0 ? '알림' : `알림, 읽지 않음 ${count}개`),
  me: '내 정보',
  userMenu: (nickName: string) => `${nickName} 메뉴`,
  recruit: '모집 현황',
  applications: '지원 현황',
  favourites: '찜',
  settings: '설정',
  guide: '이용 안내',
  logOut: '로그아웃',
} as const;
