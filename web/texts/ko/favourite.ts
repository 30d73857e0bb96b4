import { josa } from 'es-hangul';

/** Favourites. */
export const favourite = {
  add: (title: string) => `${josa(title, '을/를')} 찜하기`,
  remove: (title: string) => `${title} 찜 취소`,
  title: '찜',
  banner: '마음에 둔 프로젝트와 스터디를 모았어요.',
  lists: { PROJECT: '찜한 프로젝트', STUDY: '찜한 스터디' },
  none: { PROJECT: '아직 찜한 프로젝트가 없어요.', STUDY: '아직 찜한 스터디가 없어요.' },
  find: { PROJECT: '프로젝트 둘러보기', STUDY: '스터디 둘러보기' },
  removedHint: '찜을 취소한 공고는 이 화면을 떠날 때까지 남아 있어요. 별을 다시 누르면 되돌릴 수 있어요.',
} as const;
