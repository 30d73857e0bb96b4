import { time } from './time';
import { groupDigits, many, ownCount } from '../group-digits';

/** The navigation. */
export const nav = {
  main: '주 메뉴',
  bottom: '아래 메뉴',
  home: '홈',
  projects: '프로젝트',
  studies: '스터디',
  greeting: '오늘은\n어떤 팀을 찾을까요?',
  toDo: {
    title: '지금 볼 것',
    sent: {
      name: '내 지원',
      count: (count: string) => `${count}건`,
      waits: '기다려요',
      next: (decideBy: string, title: string) => `${time.day(decideBy)}까지 답을 받아요 · ${title}`,
      none: '답을 기다리는 지원이 없어요',
    },
    toDecide: {
      name: '답할 지원자',
      count: (count: string) => `${count}명`,
      waits: '기다려요',
      next: (count: number, title: string) => `지원 ${count}건 · ${title}`,
      none: '답할 지원이 없어요',
    },
    unread: {
      name: '새 소식',
      count: (count: string) => `${count}개`,
      waits: '있어요',
      next: (text: string, title: string) => (title === '' ? text : `${text.replace(/\.$/, '')} · ${title}`),
      none: '모두 읽었어요',
    },
  },
  createTeam: '팀 만들기',
  notifications: '알림',
  unread: (count: number) => (count === 0 ? '알림' : `읽지 않은 알림 ${count}개`),
  find: '찾기',
  myTeams: '내 팀',
  userMenu: (nickName: string, openReports = 0) =>
    openReports === 0 ? `${nickName} 메뉴` : `처리할 신고 ${openReports}건, ${nickName} 메뉴`,
  myNotices: '모집',
  applications: '지원',
  teams: '팀',
  favourites: '찜',
  now: '지금 볼 것',
  exactly: groupDigits,
  many,
  ownCount,
  settings: '설정',
  moderation: (openReports: number) => (openReports === 0 ? '신고 관리' : `신고 관리 ${openReports}`),
  operator: (openReports: number) => (openReports === 0 ? '서비스 운영' : `서비스 운영 ${openReports}`),
  guide: '이용 안내',
  logOut: '로그아웃',
  logOutFailed: '로그아웃하지 못했어요.',
  reload: '메뉴 다시 불러오기',
} as const;
