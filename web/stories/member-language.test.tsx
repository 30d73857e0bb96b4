import type { ComponentType } from 'react';
import { showPart } from '../test/show-part';

jest.mock('../texts', () => ({ texts: jest.requireActual<object>('../texts/en') }));
jest.mock('../texts/general', () => ({ texts: jest.requireActual<object>('../texts/en/general') }));

let GalleryPage: ComponentType;

beforeAll(async () => {
  ({ GalleryPage } = await import('./GalleryPage'));
}, 60_000);

const HANGUL = /\p{Script=Hangul}/u;

/** A name in an English sentence has the language of the sentence. */
const isSentence = (text: string): boolean => /[a-z]{2}/i.test(text);

/** Returns the Korean texts that a screen reader would read with an English voice. */
function listUnmarked(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const isRead = !node.parentElement?.closest('[lang="ko"], [aria-hidden="true"], textarea, svg');
    if (isRead && HANGUL.test(text) && !isSentence(text)) found.add(text);
  }
  return [...found];
}

/** The samples' own Korean texts by part: labels, names by the server, and values of inputs. */
const OWN_TEXTS = {
  notices: [],
  lists: ['내 공고', '찜한 공고', '새 공고가 올라오면 알려 드릴까요?', '조건 고르기', '카드', '올리기'],
  applications: ['내 지원'],
  queue: [],
  people: ['나도 팀 찾기', '받은 제안'],
  teams: [],
  notifications: [],
  settings: [
    '프로필',
    '계정',
    '제목',
    '지금 값',
    '내용',
    '값이 없는 제목',
    '다른 화면',
    '3개',
    '다른 서비스',
    '동작',
    '값만',
    '운영 담당자',
    '한빛대학교',
    '지원',
    '지원 결과, 내 공고에 온 지원과 답하는 기한, 받은 제안',
    '댓글',
    '내 공고의 댓글과 답글, 팀 게시판의 새 글과 다음 모임',
    '만들기',
    '신고',
  ],
};

test.each(Object.entries(OWN_TEXTS))('the part %s marks the language of members', async (part, ownTexts) => {
  await showPart(GalleryPage, part);
  expect(listUnmarked()).toEqual(['컴포넌트', ...ownTexts]);
});
