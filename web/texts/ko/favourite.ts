import { withJosa } from '../../../shared/korean';

export const favourite = {
  add: (title: string) => `${withJosa(title, '을/를')} 찜하기`,
  addFailed: '찜하지 못했어요.',
  remove: (title: string) => `${title} 찜 취소`,
  removeFailed: '찜을 취소하지 못했어요.',
  counted: (label: string, count: number) => `${label}, 찜 ${count}`,
  none: '아직 찜한 공고가 없어요',
  noneHint: '마음에 드는 공고의 별을 누르면 여기에 모여요.',
  compare: '나란히 보기',
  compareChoice: (most: number) => `나란히 볼 공고 (${most}개까지)`,
  title: '공고',
  role: '역할',
  techStack: '기술',
  nothing: '없음',
  removedHint: '찜을 취소한 공고도 이 화면에서 나가기 전까지는 남아 있어요. 별을 누르면 다시 찜할 수 있어요.',
} as const;
