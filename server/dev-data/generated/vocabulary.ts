/** Nicknames of generated members consist of one word of each list. */
export const NICK_NAMES = {
  first: [
    '졸린',
    '새벽',
    '부지런한',
    '느긋한',
    '코딩하는',
    '그림그리는',
    '용감한',
    '조용한',
    '배고픈',
    '씩씩한',
    '봄날의',
    '달리는',
  ],
  second: [
    '감자',
    '고양이',
    '개발자',
    '수달',
    '토끼',
    '커피',
    '두부',
    '라면',
    '펭귄',
    '디자이너',
    '여우',
    '다람쥐',
    '고래',
    '참새',
  ],
};

/** Words of generated notices. Only projects have `fields` and `stacks`. */
export const NOTICES = {
  topics: [
    '캠퍼스 지도',
    '학식 평점',
    '중고 전공책',
    '동아리 모집',
    '시간표 공유',
    '분실물 찾기',
    '기숙사 공동구매',
    '셔틀버스 알림',
    '강의평',
    '운동 기록',
    '자취방 후기',
    '스터디룸 예약',
    '냉장고 관리',
    '택시 동승',
    '반려식물',
    '독서 기록',
    '졸업 작품',
    '유기묘 지도',
    '카페 빈자리',
    '해커톤',
  ],
  kinds: ['서비스', '앱', '웹사이트', '알림봇', '대시보드', '미니 게임'],
  calls: ['만들 팀원 구해요', '같이 만드실 분', '처음부터 함께할 분 찾아요', '완성까지 달릴 분', '팀원 모집합니다'],
  subjects: [
    '알고리즘',
    '토익 스피킹',
    '정보처리기사',
    '운영체제',
    '리액트',
    '스프링',
    '데이터베이스',
    '머신러닝 논문',
    '컴퓨터 구조',
    '영어 회화',
    '기술 면접',
    '선형대수',
    '유니티',
    '러스트',
    '디자인 크리틱',
  ],
  meetings: ['아침 스터디', '저녁 스터디', '주말 스터디', '방학 스터디', '온라인 스터디', '완독 모임'],
  fields: ['웹', '앱', '게임', 'AI', '자동화', '데이터', '임베디드', '보안'],
  stacks: [
    'React, TypeScript, Spring Boot, PostgreSQL',
    'Next.js, NestJS, Redis',
    'Flutter, Firebase',
    'Python, FastAPI, SQLite',
    'Kotlin, Jetpack Compose, Ktor',
    'Unity, C#',
    'Vue, Django, MySQL',
    'Swift, SwiftUI, Vapor',
  ],
  reasons: [
    '수업에서 나온 아이디어를 끝까지 만들어 보고 싶어서 시작해요.',
    '매번 불편했는데 아무도 안 만들어서 직접 만들기로 했습니다.',
    '포트폴리오에 자신 있게 넣을 수 있는 결과물이 목표예요.',
    '방학 동안 흐지부지되지 않게 서로 챙겨 줄 사람이 필요해요.',
    '혼자 하다가 두 번 포기했는데 이번에는 꼭 끝내려고요.',
  ],
  schedules: [
    '매주 수요일 저녁 7시, 도서관 스터디룸에서 모여요.',
    '일주일에 한 번 온라인으로, 한 달에 한 번 학교에서 만나요.',
    '주말 오전 두 시간씩, 시험 기간에는 쉬어 갑니다.',
    '평일 공강 시간을 맞춰서 짧게 자주 모이려고 해요.',
  ],
  expectations: [
    '협업 경험이 없어도 괜찮아요. 약속한 날에 오는 분이면 좋겠습니다.',
    '깃허브로 리뷰하면서 진행하고, 모르는 건 서로 알려 줘요.',
    '실력보다 꾸준함이 중요해요. 학년과 학과는 상관없어요.',
    '첫 모임에서 역할과 규칙을 같이 정할 거예요.',
  ],
};

/** Texts of generated applications. */
export const APPLICATIONS = [
  '수업에서 비슷한 걸 만들어 봤어요. 끝까지 책임지고 하겠습니다.',
  '주제가 정말 마음에 들어서 지원해요. 시간은 넉넉합니다!',
  '팀 프로젝트는 두 번 해 봤고, 문서 정리를 잘해요.',
  '아직 많이 부족하지만 누구보다 열심히 할 자신이 있어요.',
  '방학이라 매일 참여할 수 있어요. 잘 부탁드려요.',
  '동아리에서 맡았던 역할이라 바로 도움이 될 수 있을 것 같아요.',
];

/** Comments of generated members below a notice, and the owners' replies. */
export const COMMENTS = {
  questions: [
    '모임은 꼭 대면인가요?',
    '1학년도 지원할 수 있나요?',
    '아직 자리 남아 있나요?',
    '비전공자도 괜찮을까요?',
    '기간은 얼마나 생각하고 계세요?',
    '주제 너무 좋아요, 응원합니다!',
    '방금 지원했어요 🙌',
  ],
  answers: [
    '네, 편하게 지원해 주세요!',
    '첫 모임만 대면이고 그다음은 온라인이에요.',
    '한 학기 정도 보고 있어요.',
    '그럼요, 같이 배우면 돼요.',
    '아직 자리 있어요 ㅎㅎ',
  ],
};

/** Names of courses. */
export const COURSES: readonly string[] = [
  '소프트웨어공학',
  '데이터베이스',
  '운영체제',
  '컴퓨터구조',
  '알고리즘',
  '자료구조',
  '캡스톤디자인',
  '인공지능',
  '컴퓨터네트워크',
  '웹프로그래밍',
  '객체지향 프로그래밍',
  '확률과 통계',
  '선형대수학',
  '시스템프로그래밍',
  '모바일프로그래밍',
  '컴퓨터그래픽스',
  '정보보호개론',
  '인간과 컴퓨터',
  '창의적 글쓰기',
  '경영학원론',
];

/** Free hours of a week: true for a free hour of a day, 0 for Monday. */
export const FREE_WEEKS: readonly ((day: number, hour: number) => boolean)[] = [
  (day, hour) => day < 5 && hour >= 18 && hour < 23,
  (day, hour) => day >= 5 && hour >= 10,
  (day, hour) => (day === 1 || day === 3) && hour >= 13,
  (_, hour) => hour >= 20,
  (day, hour) => day !== 2 && (hour < 10 || hour >= 19),
  (day, hour) => day === 4 || (day === 6 && hour < 18),
];

/** A word in every `every`-th notice. */
export interface RareWord {
  word: string;
  every: number;
}

/** Words that no other text contains, to measure and test searches. */
export const RARE_WORDS: readonly RareWord[] = [
  { word: '블록체인', every: 20 },
  { word: '퀀텀', every: 1_000 },
];
