/** Contacts, which members share with their teammates. */
export const contact = {
  title: '팀원에게 보여 줄 연락처',
  hint: '지금 같은 팀인 사람에게만 보여요. 비워 두면 보여 주지 않아요.',
  kind: { openChat: '오픈채팅', email: '이메일', phone: '전화번호', github: '깃허브', discord: '디스코드' },
  placeholder: {
    openChat: 'https://open.kakao.com/o/…',
    email: 'me@example.com',
    phone: '010-1234-5678',
    github: '깃허브 사용자 이름',
    discord: '디스코드 사용자 이름',
  },
  save: '연락처 저장',
  saved: '연락처를 저장했어요.',
  shared: (kinds: string) => `승인되면 팀원에게 보여요: ${kinds}`,
  sharesNothing: '팀원에게 보여 줄 연락처가 없어요.',
  choose: '연락처 고르기',
  mine: '내 연락처',
  of: (nickName: string) => `${nickName}님의 연락처`,
  open: (nickName: string, kind: string) => `${nickName}님 ${kind}`,
  show: '연락처',
  none: '보여 주는 연락처가 없어요.',
  copied: (value: string) => `복사했어요: ${value}`,
} as const;
