import type { ApplicationStatus } from '../../domain/applications/application.entity';
import type { Role } from '../../domain/profiles/role.entity';
import type { DemoLoginId } from './members';
import type { NoticeName } from './notices';

/** An application of the demo. */
export interface DemoApplication {
  by: DemoLoginId;
  /** Role for projects. Undefined for studies. */
  role?: keyof typeof Role;
  status: keyof typeof ApplicationStatus;
  text: string;
  /** Answers to the questions of the notice, in their order. */
  answers?: readonly string[];
  /** Message of the owner with the decision. */
  message?: string;
}

/** The demo's applications by notice, in chronological order. */
export const APPLICATIONS: Partial<Record<NoticeName, readonly DemoApplication[]>> = {
  bookSwap: [
    {
      by: 'gunwoo',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '수업에서 스프링으로 게시판을 만들어 봤어요. 끝까지 책임지고 하겠습니다.',
    },
    {
      by: 'jiwoo',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '책 버리기 아까웠던 사람 여기 있습니다. 리액트 프로젝트 두 번 해 봤어요.',
    },
    {
      by: 'chaewon',
      role: 'DESIGNER',
      status: 'APPROVED',
      text: '시각디자인과 3학년이에요. 와이어프레임부터 같이 하고 싶습니다.',
    },
    { by: 'naru', role: 'BACKEND', status: 'REJECTED', text: '수요일은 조금 늦을 수 있는데 그래도 참여하고 싶어요.' },
  ],
  lunchBot: [
    {
      by: 'junho',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '매일 학식 먹는 사람으로서 꼭 만들고 싶어요! 파이썬은 1년 정도 썼고 메뉴 수집 부분을 맡고 싶습니다.',
    },
    {
      by: 'malrang',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '갑각류 알레르기가 있어서 누구보다 절실합니다. 관리 화면 맡겨 주세요.',
    },
  ],
  barrierFree: [
    {
      by: 'dohyun',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '지도 데이터를 다뤄 보고 싶었어요. PostGIS는 책으로 조금 공부했습니다.',
    },
    {
      by: 'seoyeon',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '지도 라이브러리를 써 본 적이 있어요. 현장 조사도 열심히 다닐게요.',
    },
    {
      by: 'yeoreum',
      role: 'DESIGNER',
      status: 'PENDING',
      text: '색약인 사람도 구분할 수 있는 지도 색을 고민해 보고 싶습니다.',
    },
  ],
  rhythmGame: [
    {
      by: 'byeolcoder',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '유니티로 작은 게임 세 개를 끝까지 만들어 봤어요. 판정과 오디오 동기화를 맡고 싶습니다.',
    },
    {
      by: 'yeoreum',
      role: 'DESIGNER',
      status: 'APPROVED',
      text: '손그림 애니메이션 좋아해요. 프레임 적게, 맛있게 그려 드릴게요.',
    },
    { by: 'taeyang', role: 'FRONTEND', status: 'REJECTED', text: '일요일은 격주로만 가능하지만 열심히 해 보겠습니다.' },
  ],
  lostFound: [
    {
      by: 'seoyeon',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '이미지 올리기와 미리 보기를 만들어 본 적이 있어요. 분실물 단톡방만 네 개 들어가 있습니다 ㅎㅎ',
    },
    {
      by: 'dohyun',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '검색을 빠르게 만드는 데 관심이 많아요. 인덱스 공부한 걸 써 보고 싶습니다.',
    },
    {
      by: 'woojin',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '익스프레스로 알림 서버를 만들어 봤습니다. 배포도 같이 할 수 있어요.',
    },
    {
      by: 'chaewon',
      role: 'DESIGNER',
      status: 'APPROVED',
      text: '우산을 다섯 번 잃어버린 디자이너입니다. 사용자 조사는 저부터 하시면 됩니다.',
    },
    {
      by: 'gamja',
      role: 'FRONTEND',
      status: 'REJECTED',
      text: '게임만 만들어 봤지만 웹도 해 보고 싶어요. 월요일 저녁 시간 됩니다.',
    },
  ],
  clubSite: [
    {
      by: 'malrang',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: 'CSS 애니메이션 연습한 것들을 모아 둔 개인 페이지가 있어요. 화요일 저녁 가능합니다!',
    },
    {
      by: 'junho',
      role: 'FRONTEND',
      status: 'REJECTED',
      text: '앱 위주로 해 왔지만 웹 화면도 제대로 해 보고 싶습니다. 화요일은 7시부터 가능해요.',
    },
  ],
  taxiShare: [
    {
      by: 'gunwoo',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '매칭 알고리즘 재미있을 것 같아요. 레디스는 이번에 배워 보겠습니다.',
    },
    {
      by: 'naru',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '매주 택시 타는 사람입니다. 서버와 보안 쪽을 맡을 수 있어요.',
    },
    {
      by: 'yeoreum',
      role: 'DESIGNER',
      status: 'APPROVED',
      text: '지도 위에 얹는 화면을 그려 보고 싶었어요. 목요일 낮 좋습니다.',
    },
    { by: 'jiwoo', role: 'FRONTEND', status: 'REJECTED', text: '플러터는 처음이지만 iOS는 해 봤어요.' },
  ],
  paperSummary: [
    {
      by: 'joleop',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '졸업작품 때문에 논문을 많이 읽고 있어요. 모델 서빙 쪽을 맡고 싶습니다.',
    },
    {
      by: 'hayoon',
      role: 'FRONTEND',
      status: 'EXPIRED',
      text: '읽기 편한 화면에 관심이 많습니다. PDF 뷰어를 다뤄 본 적 있어요.',
    },
  ],
  studyRoom: [
    {
      by: 'saebyeok',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '동시성 문제를 좋아합니다. 테스트를 먼저 짜고 시작하고 싶어요.',
    },
    {
      by: 'seoyeon',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '뷰는 처음이지만 리액트를 오래 했어요. 점심시간에 늘 도서관에 있습니다.',
    },
  ],
  courseData: [
    {
      by: 'naru',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '통계 분석 같이 하고 싶어요. 파이썬으로 데이터 정리하는 건 자신 있습니다.',
    },
    {
      by: 'junho',
      role: 'FRONTEND',
      status: 'WAITLISTED',
      message: '데이터 정리가 먼저라서 화면은 다음 주에 시작해요. 그때 다시 이야기해요!',
      text: '수강신청에 매번 실패해서 원인을 알고 싶습니다… 대시보드 화면을 맡아 보고 싶어요.',
    },
  ],
  platformer: [
    {
      by: 'gamja',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '레벨 디자인을 정말 좋아해요. 토요일은 항상 비워 둡니다.',
    },
    {
      by: 'chaewon',
      role: 'DESIGNER',
      status: 'APPROVED',
      text: '도트 소품과 배경을 그릴게요. 취미 계정에 올린 그림이 40장쯤 있어요.',
    },
    {
      by: 'malrang',
      role: 'DESIGNER',
      status: 'PENDING',
      text: '소리를 만들어 보고 싶어요. 8비트 효과음을 조금 만들 줄 압니다.',
    },
  ],
  gradShow: [
    {
      by: 'byeolcoder',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '3D를 웹에서 돌려 보고 싶었어요. 전시장 걷는 화면 재미있게 만들어 볼게요.',
    },
    {
      by: 'minji',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '3D는 처음이지만 리액트로 화면 구성하는 건 자신 있어요. 관리 화면도 도울 수 있습니다.',
    },
  ],
  signLanguage: [
    {
      by: 'hayoon',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '접근성 서비스에 꼭 참여하고 싶었어요. 캡스톤도 같이 듣습니다.',
    },
    { by: 'algofairy', role: 'BACKEND', status: 'APPROVED', text: '시퀀스 모델로 바꾸는 부분을 도울 수 있어요.' },
    { by: 'malrang', role: 'DESIGNER', status: 'APPROVED', text: '손 모양 안내 그림을 그려 드릴게요!' },
  ],
  fridge: [
    { by: 'jiwoo', role: 'FRONTEND', status: 'APPROVED', text: '자취 3년 차입니다. 버린 두부라면 저도 뒤지지 않아요.' },
    { by: 'yubin', role: 'BACKEND', status: 'PENDING', text: '요리 추천 부분을 맡아 보고 싶습니다. 월요일 밤 좋아요.' },
  ],
  shuttle: [
    {
      by: 'woojin',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '도착 시간을 추정하는 부분이 흥미로워요. 코틀린은 조금 써 봤습니다.',
    },
    {
      by: 'junho',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '셔틀로 통학한 지 2년째라 노선을 다 외우고 있어요. 안드로이드 화면을 맡고 싶습니다.',
    },
  ],
  hackathon: [
    {
      by: 'minji',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '작년에 다른 팀으로 나갔었어요. 발표도 할 수 있습니다!',
    },
    {
      by: 'woojin',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '밤새우는 건 자신 있어요. 배포 자동화를 미리 준비해 갈게요.',
    },
    { by: 'yeoreum', role: 'DESIGNER', status: 'APPROVED', text: '발표 자료까지 맡겨 주세요.' },
  ],
  cafeSeat: [
    {
      by: 'hayoon',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '카페에서 과제하는 게 취미예요. React Native로 수업 과제를 해 봤습니다.',
      answers: [
        '시험 기간에 자리 찾다가 지친 적이 많아서, 제가 매일 쓸 앱이라고 생각했어요.',
        '여덟 시간 정도요. 주말에는 더 낼 수 있어요.',
        '수업 과제로 동네 산책 기록 앱을 혼자 만들었어요.',
      ],
    },
    {
      by: 'gunwoo',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '네스트를 배우고 있는데 실제 서비스를 만들어 보고 싶어요.',
      answers: [
        '사람들이 실제로 쓰는 서버를 처음부터 끝까지 맡아 보고 싶어요.',
        '평일 저녁으로 여섯 시간쯤 가능합니다.',
        '스프링으로 만든 전공책 게시판이요. 지금은 네스트로 옮겨 보고 있어요.',
      ],
    },
    {
      by: 'junho',
      role: 'FRONTEND',
      status: 'PENDING',
      text: '앱 개발 경험이 1년 정도 있고 지금은 플러터를 쓰고 있어요.\nReact Native는 공부하면서 맞춰 가겠습니다. 화요일 저녁 괜찮아요!',
      answers: [
        '카페에서 과제하다가 자리가 없어 돌아온 날이 많았어요.\n붐비는 정도를 미리 알면 정말 편할 것 같아요.',
        '열 시간이요. 화요일 저녁은 늘 비어 있어요.',
        '플러터로 만든 가계부 앱을 스토어에 올려 봤어요.',
      ],
    },
    {
      by: 'yeoreum',
      role: 'DESIGNER',
      status: 'PENDING',
      text: '',
      answers: [
        '붐비는 정도를 한눈에 보여 주는 화면을 그려 보고 싶어요. 포스터도 만들 수 있습니다.',
        '다섯 시간 정도예요.',
        '학교 서비스용 디자인 시스템을 피그마로 만들고 있어요.',
      ],
    },
  ],
  volunteer: [
    { by: 'hayoon', role: 'FRONTEND', status: 'APPROVED', text: '쉽고 큰 화면을 만드는 데 관심이 많습니다.' },
    {
      by: 'saebyeok',
      role: 'BACKEND',
      status: 'PENDING',
      text: '장고로 만든 작은 서비스를 운영하고 있어요. 토요일 오전은 조금 힘들지만 해 보겠습니다.',
    },
  ],
  ctfGround: [
    {
      by: 'dohyun',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '도커 자원 제한을 직접 해 보고 싶었어요. Go는 튜토리얼까지 끝냈습니다.',
    },
  ],
  musicDiary: [
    {
      by: 'chaewon',
      role: 'DESIGNER',
      status: 'APPROVED',
      text: '공유 카드 디자인에 욕심이 나요. 아이콘도 같이 그려요!',
    },
    {
      by: 'junho',
      role: 'FRONTEND',
      status: 'REJECTED',
      message: '안드로이드를 다뤄 본 분과 먼저 시작하기로 했어요. 지원해 줘서 고마워요.',
      text: '플러터로 달력 화면을 만들어 본 적이 있습니다. 천천히 오래 하는 팀이라 더 끌려요.',
    },
  ],
  robotArm: [
    {
      by: 'byeolcoder',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '영상 처리 쪽을 맡고 싶어요. 로봇은 처음이지만 화요일과 금요일 다 됩니다.',
    },
    { by: 'gunwoo', role: 'BACKEND', status: 'PENDING', text: '기계과 복수전공 중이에요. 조립부터 하고 싶습니다.' },
  ],
  docsTranslate: [
    {
      by: 'yubin',
      role: 'FRONTEND',
      status: 'PENDING',
      text: '번역 봉사를 1년 했어요. 불편했던 점 목록을 들고 갈게요.',
    },
  ],
  noiseMap: [
    {
      by: 'taeyang',
      role: 'BACKEND',
      status: 'APPROVED',
      text: '센서 설치와 데이터 수집은 제 전문이에요. 라즈베리 파이도 두 대 있습니다.',
    },
    {
      by: 'minji',
      role: 'FRONTEND',
      status: 'PENDING',
      text: '지도에 시간대별로 색을 입히는 화면을 만들어 보고 싶어요.',
    },
  ],
  timetable: [
    {
      by: 'malrang',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '끌어서 칠하는 화면을 예전에 만들다 실패했는데 이번에 꼭 성공하고 싶어요.',
    },
    {
      by: 'gunwoo',
      role: 'BACKEND',
      status: 'PENDING',
      text: 'GraphQL은 처음이지만 스프링으로 API를 만들어 본 경험이 있습니다. 첫 주 공부 열심히 따라갈게요!',
    },
    {
      by: 'saebyeok',
      role: 'BACKEND',
      status: 'PENDING',
      text: 'GraphQL 서버를 두 번 운영해 봤습니다.\n스키마 설계와 데이터로더를 같이 공부해 보면 좋겠어요. 목요일 저녁 문제없습니다.',
    },
    { by: 'chaewon', role: 'DESIGNER', status: 'REJECTED', text: '목요일은 격주로 참여할 수 있어요.' },
  ],
  boardGame: [
    { by: 'algofairy', role: 'BACKEND', status: 'APPROVED', text: '카드 밸런스 시뮬레이션부터 돌려 보겠습니다.' },
    {
      by: 'yeoreum',
      role: 'DESIGNER',
      status: 'PENDING',
      text: '카드 서른 장, 제가 그리고 싶어요. 첫 시안 세 장을 만들어 갈게요.',
    },
  ],
  sharing: [
    {
      by: 'jiwoo',
      role: 'FRONTEND',
      status: 'PENDING',
      text: '3주 집중해서 끝내는 방식이 마음에 들어요. 사진 여러 장 올리기는 해 본 적 있습니다.',
    },
  ],
  arTour: [
    {
      by: 'gamja',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '유니티는 익숙하고 AR은 처음이에요. 오리 캐릭터 움직임을 맡고 싶습니다.',
    },
    {
      by: 'taeyang',
      role: 'BACKEND',
      status: 'PENDING',
      text: '건물 자료를 관리하는 서버를 맡을게요. 일요일 오후 좋습니다.',
    },
  ],
  workoutLog: [
    {
      by: 'taeyang',
      role: 'BACKEND',
      status: 'PENDING',
      text: '체력단련실 매일 갑니다. Go는 공부 중이고 서버를 제대로 한번 만들어 보고 싶어요.',
    },
    {
      by: 'yeoreum',
      role: 'DESIGNER',
      status: 'PENDING',
      text: '한 손으로 쓰는 화면, 재미있는 문제네요. 버튼 크기부터 실험해 보고 싶습니다.',
    },
    {
      by: 'eunseo',
      role: 'FRONTEND',
      status: 'APPROVED',
      text: '그래프 화면을 맡고 싶어요. 운동 시작한 지 두 달 됐습니다!',
    },
  ],
  noticeBot: [
    { by: 'joleop', role: 'BACKEND', status: 'APPROVED', text: '평가 질문 만드는 것부터 함께하고 싶어요.' },
    {
      by: 'junho',
      role: 'FRONTEND',
      status: 'PENDING',
      text: '대화 화면에서 답이 조금씩 나타나는 부분을 만들어 보고 싶어요. 장학금 공지를 놓친 사람의 마음으로 지원합니다.',
    },
  ],
  lectureReview: [
    {
      by: 'gunwoo',
      role: 'BACKEND',
      status: 'PENDING',
      text: '검색 조건 조합은 꼭 해 보고 싶던 주제예요. 월·수 공강입니다.',
    },
  ],
  typingGame: [
    {
      by: 'gamja',
      role: 'FRONTEND',
      status: 'PENDING',
      text: '한글 조합 이벤트는 저도 고생해 본 적이 있어요. 같이 정복합시다.',
    },
  ],
  designSystem: [
    {
      by: 'minji',
      role: 'FRONTEND',
      status: 'PENDING',
      text: '저희 팀 프로젝트에 바로 써 보면서 만들고 싶어요. 키보드 조작 부분을 맡겨 주세요!',
    },
    {
      by: 'chaewon',
      role: 'DESIGNER',
      status: 'PENDING',
      text: '토큰 이름 정하는 걸 좋아합니다. 격주 수요일 가능해요.',
    },
  ],
  groupBuy: [
    {
      by: 'dohyun',
      role: 'BACKEND',
      status: 'PENDING',
      text: '선착순 정원을 정확히 지키는 문제를 스터디룸 프로젝트에서 겪어 봤어요.\n이번에는 부하 테스트까지 해 보고 싶습니다.',
    },
    {
      by: 'seoyeon',
      role: 'FRONTEND',
      status: 'PENDING',
      text: '기숙사 2동에 살아요! 모바일 화면 위주로 개발해 왔고 일요일 밤 회의 좋습니다.',
    },
    {
      by: 'jiwoo',
      role: 'FRONTEND',
      status: 'PENDING',
      text: '배달비 아끼는 일이라면 뭐든 합니다. Next.js로 만든 개인 사이트가 있어요.',
    },
  ],
  morningAlgorithm: [
    { by: 'junho', status: 'APPROVED', text: '아침에 정말 약합니다. 그래서 지원해요.' },
    { by: 'minji', status: 'APPROVED', text: '커피 살 각오 되어 있습니다 ㅎㅎ 자바스크립트로 풀어요.' },
    { by: 'saebyeok', status: 'REJECTED', text: '자고 일어나는 게 아니라 자기 전에 참여해도 되나요?' },
  ],
  englishTest: [
    { by: 'gunwoo', status: 'APPROVED', text: '600점대에서 시작합니다. 결석 없이 해 볼게요.' },
    { by: 'yubin', status: 'APPROVED', text: '졸업 요건까지 30점 남았어요!' },
  ],
  reactDeep: [
    {
      by: 'chaewon',
      status: 'APPROVED',
      text: '디자인과지만 개발 부전공 중이에요. 왜 두 번 렌더링되는지 항상 궁금했습니다.',
    },
    { by: 'seoyeon', status: 'APPROVED', text: '상태 관리 주제로 발표해 보고 싶어요.' },
    { by: 'hayoon', status: 'PENDING', text: '발표 한 번이면 용기 내 볼게요. 수요일 저녁 가능합니다.' },
  ],
  operatingSystem: [
    { by: 'naru', status: 'APPROVED', text: '두 번 포기했습니다. 세 번째는 성공하고 싶어요.' },
    { by: 'algofairy', status: 'APPROVED', text: '스케줄링 장 발표를 맡고 싶습니다.' },
    { by: 'taeyang', status: 'APPROVED', text: '임베디드 하면서 궁금했던 게 많아요.' },
  ],
  sqlCertificate: [
    { by: 'chaewon', status: 'APPROVED', text: '비전공자 합격 사례가 되겠습니다.' },
    { by: 'eunseo', status: 'APPROVED', text: '데이터 분석하면서 SQL을 제대로 정리하고 싶었어요.' },
  ],
  designCritique: [{ by: 'chaewon', status: 'APPROVED', text: '졸업 전시 화면을 들고 갈게요.' }],
  springBook: [
    { by: 'seoyeon', status: 'APPROVED', text: '프론트만 해 와서 서버가 궁금해요.' },
    { by: 'yubin', status: 'PENDING', text: '장고만 써 봤는데 스프링도 배우고 싶습니다.' },
  ],
  csInterview: [
    { by: 'seoyeon', status: 'APPROVED', text: '면접이 두 달 뒤예요. 꼬리 질문 환영합니다.' },
    { by: 'woojin', status: 'APPROVED', text: '데이터베이스 질문을 준비해 가겠습니다.' },
    { by: 'junho', status: 'REJECTED', text: '화요일은 9시 반부터 가능한데 괜찮을까요?' },
  ],
  unityBasic: [
    { by: 'malrang', status: 'APPROVED', text: '설치부터 막혔습니다. 살려 주세요.' },
    { by: 'hayoon', status: 'PENDING', text: '게임 좋아하는데 만들어 보는 건 처음이에요.' },
  ],
  pythonFirst: [
    { by: 'yeoreum', status: 'APPROVED', text: '파일 이름 300개를 손으로 바꾸다가 지원합니다.' },
    { by: 'yubin', status: 'PENDING', text: '사회복지학과예요. 설문 결과 정리를 자동으로 해 보고 싶어요.' },
  ],
  containers: [{ by: 'naru', status: 'APPROVED', text: 'CTF 서버를 옮겨 보고 싶어요. 리눅스는 매일 씁니다.' }],
  typeChallenge: [
    { by: 'gamja', status: 'APPROVED', text: '자바스크립트만 써 본 사람, 약속 믿고 지원합니다.' },
    { by: 'malrang', status: 'PENDING', text: '타입 에러를 그만 무서워하고 싶어요.' },
  ],
  dataContest: [
    { by: 'naru', status: 'APPROVED', text: '통계 검정 쪽은 맡겨 주세요.' },
    { by: 'algofairy', status: 'PENDING', text: '모델링과 시각화를 함께 하고 싶습니다.' },
  ],
  codingTest: [
    { by: 'saebyeok', status: 'PENDING', text: '금요일 저녁 6시면 일어나 있습니다. 어려운 문제 담당할게요.' },
    { by: 'junho', status: 'PENDING', text: '꾸준히 나가겠습니다! 저는 다트 말고 파이썬으로 풀어요.' },
  ],
};
