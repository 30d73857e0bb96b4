import { KOREAN_SITE } from '../../../shared/site';
import { withJosa } from '../../../shared/korean';

/** The texts of all pages. */
export const common = {
  ...KOREAN_SITE,
  loading: '불러오는 중…',
  loadFailed: '화면을 불러오지 못했어요',
  retry: '다시 시도',
  tryAgain: '문제가 생겼어요. 다시 시도해 주세요.',
  /** After the sentence of an action that failed. */
  failed: (what: string) => `${what} 다시 눌러 주세요.`,
  offlineTryAgain: '오프라인이에요. 인터넷에 연결한 뒤 다시 시도해 주세요.',
  dialogFailed: '창을 열지 못했어요. 새로고침한 뒤 다시 시도해 주세요.',
  crashed: '화면을 보여 드리지 못했어요',
  crashedHint: '잠시 후 다시 시도하거나 홈으로 가 주세요.',
  offline: '오프라인이에요',
  offlineBar: '오프라인이에요. 전에 본 내용을 보여 드려요.',
  update: '새 버전이 있어요',
  reload: '새로고침',
  updatePostponed: '쓰던 글이 있어서, 다른 화면으로 갈 때 새 버전으로 바꿀게요.',
  offlineHint: '인터넷에 다시 연결되면 화면을 바로 불러올게요.',
  notFound: '찾는 페이지가 없어요',
  notFoundHint: '주소가 맞는지 확인해 주세요. 지워진 공고일 수도 있어요.',
  toHome: '홈으로',
  cancel: '취소',
  save: '저장',
  edit: '수정',
  delete: '삭제',
  more: '더 보기',
  addToCalendar: '캘린더에 추가',
  close: '닫기',
  skip: '본문으로 건너뛰기',
  /** The letters on the seats of the drawing of a team. */
  seats: ['우', '리', '한', '팀'],
  title: (page: string) => `${page} · ${KOREAN_SITE.name}`,
} as const;

/** The page without JavaScript. */
export const shell = { needsScript: '한팀을 쓰려면 자바스크립트를 켜 주세요.' } as const;

/** The choice between two versions, if a form was saved elsewhere first. */
export const version = {
  title: '다른 곳에서 먼저 고쳤어요',
  hint: '이 화면을 연 뒤에 다른 탭이나 기기에서 내용을 고쳤어요. 내가 쓴 내용은 아직 저장되지 않았어요. 어느 내용을 남길지 골라 주세요.',
  mine: '내가 쓴 내용',
  current: '지금 저장된 내용',
  empty: '비어 있어요',
  yes: '예',
  no: '아니요',
  saveMine: '내가 쓴 내용으로 저장하기',
  takeCurrent: '저장된 내용 불러오기',
  back: '더 고치기',
  taken: '저장된 내용을 불러왔어요.',
  restored: '쓰던 내용을 불러왔어요.',
} as const;

/** The stored values of a form that were not sent yet. */
export const draft = { stored: '초안 저장됨' } as const;

/** The buttons of a row of cards. */
export const carousel = {
  previous: (name: string) => `${name} 왼쪽으로`,
  next: (name: string) => `${name} 오른쪽으로`,
} as const;

/** The buttons of a list in pages. */
export const pages = {
  navigation: '페이지 이동',
  first: '처음',
  previous: '이전',
  next: '다음',
  last: '마지막',
  /** The number is a word of its own, so that the name contains the visible text (WCAG 2.5.3). */
  page: (page: number) => `페이지 ${page}`,
} as const;

/** Messages for invalid values in a form. */
export const input = {
  required: (label: string) => `${withJosa(label, '을/를')} 입력해 주세요.`,
  tooShort: (label: string, min: number) => `${withJosa(label, '은/는')} ${min}자 이상이어야 해요.`,
  tooLong: (label: string, max: number) => `${withJosa(label, '은/는')} ${max}자까지 쓸 수 있어요.`,
  characters: (label: string) => `${label}에 쓸 수 없는 문자가 들어 있어요.`,
  outOfRange: (label: string, min: number, max: number) => `${withJosa(label, '은/는')} ${min}~${max} 사이여야 해요.`,
} as const;
