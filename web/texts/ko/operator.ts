import { groupDigits } from '../group-digits';

/** The page of operators. */
export const operator = {
  title: '서비스 운영',
  queue: (count: number) => `공동 신고함 ${groupDigits(count)}건`,
  queueHint: '학교의 운영자가 72시간 동안 조치하지 않은 신고예요.',
  noQueue: '72시간 넘게 조치하지 않은 신고가 없어요.',
  decided: '내가 처리한 신고',
  noDecided: '아직 처리한 신고가 없어요.',
  schools: '학교',
  search: '학교 이름으로 찾기',
  noSchools: '찾는 학교가 없어요.',
  members: (count: number) => `회원 ${groupDigits(count)}명`,
  recruiting: (count: number) => `모집 중인 공고 ${groupDigits(count)}개`,
  waiting: (count: number) => `처리할 신고 ${groupDigits(count)}건`,
  oldest: '가장 오래된 신고',
  moderators: '학교 운영자',
  noModerators: '학교 운영자가 없어요.',
  appoint: '운영자 정하기',
  appointOf: (school: string) => `${school} 운영자 정하기`,
  appointHint: '이 학교 회원의 아이디나 닉네임을 적어 주세요. 그 회원이 신고를 읽고 조치할 수 있어요.',
  member: '아이디나 닉네임',
  appointed: '학교 운영자로 정했어요.',
  appointFailed: '학교 운영자로 정하지 못했어요.',
  dismiss: '운영자에서 빼기',
  dismissOf: (nickName: string) => `${nickName}님을 운영자에서 빼기`,
  dismissQuestion: (nickName: string) => `${nickName}님을 운영자에서 뺄까요?`,
  dismissHint: '더는 신고를 읽거나 조치할 수 없어요. 지금까지 한 조치는 그대로예요.',
  dismissed: (nickName: string) => `${nickName}님을 운영자에서 뺐어요.`,
  dismissFailed: '운영자에서 빼지 못했어요.',
};

/** The form for the operator of a school in the legal documents. */
export const schoolOperator = {
  edit: '약관의 운영자',
  editOf: (school: string) => `${school} 약관의 운영자`,
  hint: '이 학교의 이용약관과 개인정보 처리방침에 보여요. 모두 비우면 기본 운영자로 돌아가요.',
  name: '운영자 이름',
  contact: '연락처',
  contactHint: '이메일, 전화번호나 페이지 주소를 적어 주세요.',
  termsText: '이용약관의 추가 안내',
  privacyText: '개인정보 처리방침의 추가 안내',
  saved: '약관의 운영자를 저장했어요.',
  failed: '약관의 운영자를 저장하지 못했어요.',
} as const;
