import type { DemoLoginId } from './members';

/** A study of the demo. */
export interface DemoStudy {
  owner: DemoLoginId;
  title: string;
  recruitNumber: number;
  topics?: string;
  closed?: true;
  /** Days until the deadline. Negative for a notice that was closed at its deadline. */
  daysLeft?: number;
  /** True if only members with a verified school may apply. */
  verifiedOnly?: true;
  /** Questions to applicants. */
  questions?: readonly string[];
  /** Lines of the content. */
  content: readonly string[];
}

/** The demo's studies by name, oldest first. */
export const STUDIES = {
  morningAlgorithm: {
    owner: 'algofairy',
    title: '아침 8시 알고리즘 스터디 (지각하면 커피 사기)',
    recruitNumber: 5,
    closed: true,
    content: [
      '매일 아침 8시부터 9시까지 한 문제씩 풀어요. 월~금, 4주 동안입니다.',
      '난이도는 중급 정도이고 언어는 자유예요.',
      '풀고 나서 10분씩 서로 코드를 읽어 줍니다.',
      '아침에 약한 분일수록 환영해요. 저도 그래서 만들었습니다.',
    ],
  },
  englishTest: {
    owner: 'eunseo',
    title: '영어 시험 두 달 집중반 – 목표 850',
    recruitNumber: 6,
    content: [
      '졸업 요건 점수가 필요한 분들끼리 모여요.',
      '월·수·금 저녁 6시에 듣기 한 회, 읽기 반 회를 시간 재고 풉니다.',
      '틀린 문제는 각자 세 개씩 골라서 설명해 줘요.',
      '벌금 없이 출석만 서로 확인합니다.',
    ],
  },
  reactDeep: {
    owner: 'minji',
    title: '리액트 깊게 파기: 렌더링부터 동시성까지',
    recruitNumber: 5,
    topics: 'React, JavaScript, 렌더링',
    content: [
      '쓸 줄은 아는데 왜 이렇게 동작하는지 모르겠는 분들을 찾아요.',
      '매주 한 주제를 정해서 공식 문서를 읽고, 작은 예제를 직접 만들어 옵니다.',
      '1주 렌더링 / 2주 상태와 키 / 3주 효과 줄이기 / 4주 서스펜스 / 5주 성능 재기 / 6주 자유 발표',
      '',
      '수요일 저녁 8시, 공학관 3층 세미나실에서 만나요.',
    ],
  },
  operatingSystem: {
    owner: 'dohyun',
    title: '운영체제 공룡책 완독 스터디',
    recruitNumber: 4,
    closed: true,
    content: [
      '혼자서는 세 번 포기한 책, 이번에는 같이 끝까지 읽어요.',
      '매주 한 장씩 읽고 연습 문제를 나눠 풉니다.',
      '발표는 돌아가면서 하고, 발표자는 그림을 꼭 한 장 그려 옵니다.',
      '화요일 오후 5시, 8주 과정이에요.',
    ],
  },
  sqlCertificate: {
    owner: 'hayoon',
    title: 'SQL 자격증 3주 벼락치기',
    recruitNumber: 6,
    closed: true,
    content: [
      '시험까지 3주! 기출 위주로 빠르게 갑니다.',
      '평일 밤 10시에 온라인으로 30분만 모여서 그날 푼 문제를 확인해요.',
      '비전공자도 괜찮아요. 조인부터 같이 정리합니다.',
    ],
  },
  designCritique: {
    owner: 'yeoreum',
    title: '디자인 크리틱 모임 – 서로의 화면 봐 주기',
    recruitNumber: 6,
    content: [
      '한 주 동안 만든 화면을 한 장씩 가져와서 15분씩 피드백을 주고받아요.',
      '칭찬 하나, 질문 둘, 제안 하나를 꼭 말하는 규칙이 있습니다.',
      '과제든 개인 작업이든 좋고, 개발자분이 화면을 들고 오셔도 환영이에요.',
      '목요일 저녁 7시 조형관 로비.',
    ],
  },
  springBook: {
    owner: 'gunwoo',
    title: '스프링 기초부터 차근차근 (백엔드 입문)',
    recruitNumber: 5,
    content: [
      '자바 문법은 아는데 스프링이 막막한 분들과 함께 시작합니다.',
      '게시판 하나를 8주 동안 조금씩 키워 가면서 배워요. 마지막에는 배포까지 합니다.',
      '매주 숙제가 있고, 서로의 코드에 리뷰를 세 개 이상 달아 줍니다.',
      '토요일 오후 1시 온라인.',
    ],
  },
  paperReading: {
    owner: 'joleop',
    title: '대학원 준비하는 분들, 논문 같이 읽어요',
    recruitNumber: 4,
    content: [
      '컴퓨터 비전과 자연어 처리 논문을 번갈아 한 편씩 읽습니다.',
      '발표자는 수식을 하나 이상 칠판에 직접 유도해요.',
      '학부생끼리라 모르는 게 당연하니 편하게 질문합시다.',
      '격주 금요일 오후 6시, 발표 자료는 모두 공유합니다.',
    ],
  },
  csInterview: {
    owner: 'saebyeok',
    title: '기술 면접 대비 CS 질문 주고받기',
    recruitNumber: 4,
    closed: true,
    daysLeft: -1,
    content: [
      '네트워크, 운영체제, 데이터베이스, 자료구조에서 매주 열 개씩 질문을 뽑아요.',
      '둘씩 짝을 지어 면접관과 지원자를 번갈아 합니다. 5분 답변, 3분 피드백.',
      '답을 외우는 게 아니라 꼬리 질문까지 버티는 게 목표예요.',
      '화·목 밤 9시 온라인, 5주 동안.',
    ],
  },
  unityBasic: {
    owner: 'gamja',
    title: '유니티 왕초보 스터디: 한 주에 미니게임 하나',
    recruitNumber: 6,
    content: [
      '설치부터 같이 합니다. 진짜 처음인 분만 오세요!',
      '벽돌 깨기 → 달리기 → 슈팅 → 퍼즐 순서로 매주 하나씩 완성해요.',
      '못 끝내도 괜찮고, 어디서 막혔는지 이야기하는 게 더 중요합니다.',
      '일요일 오전 11시, 끝나고 같이 밥 먹어요.',
    ],
  },
  englishTalk: {
    owner: 'chaewon',
    title: '부담 없는 영어 회화 모임 ☕',
    recruitNumber: 8,
    content: [
      '교환학생을 준비하면서 입을 떼는 연습이 필요해서 만들었어요.',
      '매번 주제 카드 세 장을 뽑아서 영어로만 이야기합니다. 틀려도 고쳐 달라고 할 때만 고쳐 줘요.',
      '수준은 상관없고, 조용히 듣기만 하는 날이 있어도 괜찮아요.',
      '월요일 점심시간 50분, 학생 식당 창가 자리.',
    ],
  },
  engineerCertificate: {
    owner: 'woojin',
    title: '정보처리기사 실기 같이 준비해요',
    recruitNumber: 5,
    content: [
      '필기는 붙었는데 실기가 걱정인 분들 모여요.',
      '프로그래밍 언어 문제를 매일 다섯 개씩 올리고, 주말에 모의시험을 한 번 봅니다.',
      '암기 과목은 나눠서 요약하고 함께 돌려 봐요.',
      '토요일 오전 9시, 도서관 세미나실 예약은 제가 할게요.',
    ],
  },
  pythonFirst: {
    owner: 'minji',
    title: '비전공자를 위한 파이썬 첫걸음 🐍',
    topics: 'Python, 처음 환영',
    recruitNumber: 6,
    content: [
      '코딩이 처음인 분들과 6주 동안 파이썬을 배워요. 제가 옆에서 도와드립니다.',
      '교재는 무료 온라인 자료를 쓰고, 마지막 주에는 자기 과제를 자동화하는 작은 프로그램을 만들어요.',
      '질문이 많은 분을 환영합니다. 노트북만 들고 오세요.',
      '금요일 오후 3시, 인문관 카페.',
    ],
  },
  linearAlgebra: {
    owner: 'naru',
    title: '선형대수 다시 공부하기 (머신러닝 들어가기 전에)',
    recruitNumber: 4,
    content: [
      '1학년 때 A 받고 다 까먹은 분들, 다시 시작합시다.',
      '강의 영상을 각자 보고 와서 문제 풀이만 같이 해요.',
      '매주 넘파이로 한 가지씩 직접 구현해 봅니다. (가우스 소거, 고윳값, 특이값 분해)',
      '수요일 오후 4시 자연과학관.',
    ],
  },
  containers: {
    owner: 'byeolcoder',
    title: '도커에서 쿠버네티스까지, 집 서버로 실습',
    recruitNumber: 4,
    content: [
      '집에 남는 미니 PC 세 대를 묶어서 실제 클러스터를 만들어 뒀어요.',
      '각자 만든 사이드 프로젝트를 올려 보면서 배웁니다.',
      '일부러 노드를 꺼 보고 어떻게 되는지 관찰하는 날이 제일 재미있을 거예요.',
      '리눅스 명령어는 조금 아셔야 따라오기 편합니다. 화요일 밤 9시 온라인.',
    ],
  },
  bookClub: {
    owner: 'jiwoo',
    title: '개발 서적 한 달에 한 권 읽기',
    recruitNumber: 7,
    content: [
      '첫 책은 리팩터링에 관한 책으로 하려고 해요. 도서관에 네 권 있습니다.',
      '매주 두 장씩 읽고 인상 깊은 문장 하나와 반대 의견 하나를 적어 옵니다.',
      '읽지 못한 주에는 와서 듣기만 해도 돼요.',
      '목요일 저녁 6시.',
    ],
  },
  typeChallenge: {
    owner: 'junho',
    title: '타입스크립트 타입 퍼즐 풀기 (하루 하나)',
    recruitNumber: 5,
    content: [
      '하루에 타입 문제 하나씩 풀고 풀이를 공유하는 가벼운 온라인 스터디예요.',
      '쉬운 것부터 시작해서 조건부 타입, 재귀 타입까지 갑니다.',
      '일요일 밤에 30분만 모여서 제일 어려웠던 문제를 이야기해요.',
      '자바스크립트만 써 본 분도 2주면 따라올 수 있습니다.',
    ],
  },
  dataContest: {
    owner: 'eunseo',
    title: '데이터 분석 공모전 준비반 (통계 + 개발)',
    recruitNumber: 5,
    content: [
      '공공 데이터 공모전을 목표로 8주 동안 준비합니다.',
      '앞의 4주는 지난 수상작을 뜯어보고, 뒤의 4주는 우리 주제로 진행해요.',
      '파이썬이나 R 중 하나는 다룰 수 있으면 좋겠습니다.',
      '발표 자료를 잘 만드는 분이 계시면 정말 든든할 거예요.',
      '월요일, 목요일 저녁 7시.',
    ],
  },
  figmaBasic: {
    owner: 'malrang',
    title: '개발자를 위한 피그마 기초',
    recruitNumber: 6,
    daysLeft: 30,
    content: [
      '디자이너와 이야기가 잘 통하는 개발자가 되고 싶어서 만들었어요.',
      '오토 레이아웃, 컴포넌트, 변수까지 4주 동안 배웁니다.',
      '마지막 주에는 각자 프로젝트의 화면 하나를 피그마로 옮겨 봐요.',
      '디자인 전공하시는 분이 멘토로 와 주시면 밥 사 드립니다!',
    ],
  },
  rustBook: {
    owner: 'taeyang',
    title: '러스트 입문 – 컴파일러와 친해지기',
    recruitNumber: 4,
    content: [
      'C로 임베디드를 하다가 러스트가 궁금해져서 시작해요.',
      '공식 입문서를 매주 두 장씩 읽고, 명령줄 도구 하나를 각자 만듭니다.',
      '소유권에서 다 같이 헤매 봅시다.',
      '수요일 밤 9시 온라인, 질문은 아무 때나.',
    ],
  },
  codingTest: {
    owner: 'minji',
    title: '금요일 코딩테스트 모의고사 모임',
    topics: '코딩테스트, 알고리즘',
    recruitNumber: 6,
    daysLeft: 2,
    content: [
      '매주 금요일 저녁 6시, 실제 시험처럼 2시간 동안 네 문제를 풀어요.',
      '끝나고 30분 동안 풀이를 공유하고 저녁 먹으러 갑니다.',
      '문제는 돌아가면서 고르고, 언어는 자유예요.',
      '',
      '다음 채용 시즌까지 꾸준히 나오실 분이면 좋겠습니다.',
    ],
  },
  techBlog: {
    owner: 'yubin',
    title: '격주로 기술 글 한 편, 글쓰기 스터디',
    recruitNumber: 6,
    daysLeft: 1,
    content: [
      '배운 것을 글로 남기고 싶은데 혼자서는 안 써지는 분들 모여요.',
      '격주로 한 편씩 쓰고, 서로의 초안을 읽고 댓글을 세 개씩 답니다.',
      '길이는 상관없어요. 오류 하나 해결한 이야기도 충분합니다.',
      '온라인으로만 진행하고, 두 달 뒤에 모은 글을 작은 책으로 만들어요.',
    ],
  },
} as const satisfies Record<string, DemoStudy>;

/** Name of one of the demo's studies. */
export type StudyName = keyof typeof STUDIES;
