/** Suggested questions for both kinds. */
const COMMON_QUESTIONS = ['일주일에 몇 시간 낼 수 있나요?', '비슷한 경험이 있다면 하나만 알려 주세요.'] as const;

/** The form of a notice, except for the names of its fields. */
export const noticeForm = {
  wanted: (count: number) => `나를 빼고 ${count}명을 찾아요`,
  wantedHint: '나를 빼고 몇 명을 찾는지 골라 주세요.',
  withoutRoles: '역할을 정하지 않을래요',
  fewer: '한 명 줄이기',
  more: '한 명 늘리기',
  fewerOf: (role: string) => `${role} 한 명 줄이기`,
  moreOf: (role: string) => `${role} 한 명 늘리기`,
  decideQuestion: '며칠 안에 답할까요?',
  decideHint: (promise: string) => `지원자에게 ‘${promise}’라고 보여요. 3일이 더 지나도 답이 없으면 지원이 끝나요.`,
  days: (count: number) => `${count}일`,
  fewerDays: '하루 줄이기',
  moreDays: '하루 늘리기',
  contentHint: '## 제목, **굵게**, - 목록으로 꾸밀 수 있어요.',
  headings: {
    PROJECT: { why: '왜 만드나요', who: '이런 분을 찾아요', how: '이렇게 만나요' },
    STUDY: { why: '무엇을 공부하나요', who: '이런 분을 찾아요', how: '이렇게 만나요' },
  },
  questions: '지원 질문',
  questionName: '질문',
  questionsHint: '지원자가 지원할 때 답해요. 3개까지 물을 수 있고, 지원이 온 뒤에는 바꿀 수 없어요.',
  questionsFrozen: '지원이 온 뒤에는 질문을 바꿀 수 없어요.',
  question: (number: number) => `질문 ${number}`,
  addQuestion: '질문 추가',
  removeQuestion: (number: number) => `질문 ${number} 지우기`,
  sameQuestion: '같은 질문은 한 번만 쓸 수 있어요.',
  /** Questions that one tap adds. */
  suggestedQuestions: {
    PROJECT: ['왜 이 프로젝트를 하고 싶나요?', ...COMMON_QUESTIONS],
    STUDY: ['왜 이 스터디를 하고 싶나요?', ...COMMON_QUESTIONS],
  },
  preview: '미리보기',
  draftHint: '쓰는 동안 이 탭에 초안을 저장해요.',
  startOver: '새로 쓰기',
  startOverQuestion: '쓰던 글을 지우고 새로 쓸까요?',
  startOverHint: '지운 글은 되돌릴 수 없어요.',
} as const;
