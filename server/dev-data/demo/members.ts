/** Members who have verified their school. The others show which actions need it. */
export const VERIFIED: ReadonlySet<DemoLoginId> = new Set(['minji', 'jiwoo', 'yeoreum', 'saebyeok', 'yubin', 'naru']);

/** Members from abroad, whose language is English. */
export const ENGLISH: ReadonlySet<DemoLoginId> = new Set(['linh']);

/** The demo's members: nickname by login id, in the order in which they joined. */
export const MEMBERS = {
  minji: '민지',
  junho: '준호',
  seoyeon: '서연',
  dohyun: '도현이',
  hayoon: '하윤',
  gamja: '코딩하는감자',
  saebyeok: '새벽커밋',
  yubin: '유빈',
  jiwoo: '지우개',
  malrang: '말랑두부',
  taeyang: '태양',
  eunseo: '은서',
  gunwoo: '건우',
  joleop: '졸업하고싶다',
  chaewon: '채원',
  woojin: '우진',
  naru: '나루',
  algofairy: '알고리즘요정',
  yeoreum: '디자인하는여름',
  byeolcoder: '별헤는코더',
  linh: 'Linh',
} as const;

/** Login id of one of the demo's members. */
export type DemoLoginId = keyof typeof MEMBERS;

/** All login ids, in the order in which the members joined. */
export const LOGIN_IDS = Object.keys(MEMBERS) as DemoLoginId[];
