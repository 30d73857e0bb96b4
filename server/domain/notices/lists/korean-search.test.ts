import fc from 'fast-check';
import { findTerm, parseTerms } from '../../../../shared/search/search';
import { SYNONYMS } from '../../../../shared/search/synonyms';
import type { TestClient } from '../../../test-kit/clients/client';
import { buildMember, buildProject } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { Member } from '../../members/member.entity';
import { searchTerms } from './notice-search.sql';

let app: TestApp;
let owner: Member;
let student: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em());
  student = await app.as(await buildMember(app.em()));
});

afterAll(() => app.close());

type Texts = Partial<Record<'title' | 'field' | 'techStack' | 'content', string>>;

/** True if a search finds a project with these texts. No other project exists. */
async function finds(query: string, texts: Texts): Promise<boolean> {
  const silent = { title: '-', field: '', techStack: '', content: '-' };
  const { id } = await buildProject(app.em(), { owner, ...silent, ...texts });
  const { body } = await student.rest('get', `/projects?q=${encodeURIComponent(query)}`);
  await app.sql('delete from notice where id = ?', [id]);
  const { totalElements, content } = body as { totalElements: number; content: object[] };
  expect(content).toHaveLength(totalElements);
  return totalElements === 1;
}

const inTitle = (title: string): Texts => ({ title });

describe('a search finds', () => {
  it.each([
    // Initial consonants
    ['ㄱㅇㅇ', inTitle('고양이 지도')],
    ['ㅇㅇ', inTitle('고양이')],
    ['ㅈㄷ', inTitle('우리 동네 고양이지도를 만들어요')],
    ['ㄱㅇㅇ ㅈㄷ', inTitle('지도에 고양이')],
    ['ㄱㅇㅇㅈㄷ', inTitle('고양이 지도')],
    ['ㄳㄹ', inTitle('공간 검색 서비스 (감사룸)')],
    ['ㅃㄹ', inTitle('빨리 만드는 앱')],
    ['ㅋㅋㅋ', inTitle('웃기는 앱 ㅋㅋㅋㅋ')],
    ['ㅋㅋ', { content: '재밌게 해요 ㅋㅋ' }],
    ['ㅂㅇ', { field: '보안' }],
    ['ㅅㅍㄹ', { techStack: 'React, 스프링' }],
    // Spacing
    ['고양이지도', inTitle('고양이 지도')],
    ['고양이 지도', inTitle('고양이지도')],
    ['고양이지도앱', { content: '길 고양이 지도 앱을 만들어요' }],
    ['할수있는', { content: '꾸준히 할 수 있는 분' }],
    ['지도앱', inTitle('(지도 앱)')],
    ['reactnative', { techStack: 'React Native' }],
    // Synonyms
    ['파이썬', { techStack: 'Python, FastAPI' }],
    ['Python', inTitle('파이썬으로 시작하는 스터디')],
    ['리액트', inTitle('React를 배워요')],
    ['리엑트', inTitle('React를 배워요')],
    ['리엑트', inTitle('리액트를 배워요')],
    ['js', { content: '자바스크립트만 써요' }],
    ['노드', { techStack: 'Node.js, Redis' }],
    ['machine learning', inTitle('머신러닝 논문 읽기')],
    ['기계 학습', inTitle('Machine Learning 101')],
    ['머신러닝', inTitle('machine-free Machine learning')],
    ['ＡＩ', inTitle('인공지능 스터디')],
    ['어플', inTitle('지도 앱')],
    ['app', { content: '웹과 앱을 만들어요' }],
    ['프론트', inTitle('Front End 구해요')],
    ['앱 파이썬', inTitle('Python으로 만드는 애플리케이션')],
  ])('%s in %j', async (query, texts) => {
    expect(await finds(query, texts)).toBe(true);
  });
});

describe('a search does not find', () => {
  it.each([
    // A single consonant does not match a part of a syllable. The order of consonants matters.
    ['ㄱ', inTitle('고양이')],
    ['ㅇㄱ', inTitle('고양이')],
    ['ㄱㅇㅇ', inTitle('강아지')],
    ['ㄱㅇㅇ', { content: '고양이' }],
    ['ㅋㅇ', inTitle('고양이')],
    ['ㅇㅈ', inTitle('고양이 지도')],
    ['고ㅇ', inTitle('고양이')],
    // Blanks are ignored only from the beginning of a word.
    ['이지', inTitle('고양이 지도')],
    ['지도', { content: '끝까지 도와요' }],
    ['고양이', { content: '맛있고 양이 많아요' }],
    ['고양이지도', { content: '고양이\n지도' }],
    ['고양이지도', { title: '고양이', field: '지도' }],
    // Latin synonyms match whole words, and Korean synonyms match the beginning of a word.
    ['노드', { content: 'nodejsx와 anode' }],
    ['node', inTitle('모노드라마')],
    ['앱', { techStack: 'Apple, happy' }],
    ['AI', inTitle('신인공지능력')],
    ['인공지능', { content: 'email과 aim' }],
    ['rust', inTitle('트러스트')],
    ['machine learning', inTitle('learning')],
  ])('%s in %j', async (query, texts) => {
    expect(await finds(query, texts)).toBe(false);
  });
});

interface Pair {
  query: string;
  title: string;
}

/** Number of pairs that one statement compares before its timeout. */
const PAIRS_OF_STATEMENT = 500;

/** Returns for each pair whether the search matches the title, by the functions of the database. */
async function matchTitles(pairs: readonly Pair[]): Promise<boolean[]> {
  const found: boolean[] = [];
  for (let from = 0; from < pairs.length; from += PAIRS_OF_STATEMENT) {
    const batch = pairs.slice(from, from + PAIRS_OF_STATEMENT);
    const words = batch.map(({ query, title }) => ({ title, words: searchTerms({ query, page: 0, size: 1 }).words }));
    const rows = await app.sql<{ matches: boolean }>(
      `select search_document('{}', pair ->> 'title', '', '') @@ search_query(pair ->> 'words') as matches
       from jsonb_array_elements(?::jsonb) with ordinality pairs (pair, ordinal) order by ordinal`,
      [JSON.stringify(words)],
    );
    found.push(...rows.map(({ matches }) => matches));
  }
  return found;
}

describe('the synonyms', () => {
  it('contain each word once, and Korean words have no blanks', () => {
    const words = SYNONYMS.flatMap((meaning) => [
      ...new Set(meaning.map((word) => word.toLowerCase().replaceAll(' ', ''))),
    ]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(SYNONYMS.flat().filter((word) => /[가-힣]/.test(word) && word.includes(' '))).toEqual([]);
  });

  it('find each other', async () => {
    const pairs = SYNONYMS.flatMap((meaning) => meaning.flatMap((query) => meaning.map((title) => ({ query, title }))));
    const matches = await matchTitles(pairs);
    expect(pairs.filter((_, index) => !matches[index])).toEqual([]);
  });
});

it('the client highlights a title exactly if the database finds it', async () => {
  const units = "고|양|이|지|도|ㄱ|ㅇ|ㅈ|ㄷ|ㄳ|ㅏ|앱|노드|node|AI|ap|p|é| | |(|,|'|\\\\|ﬁ|１|🎈|\u0301";
  const unit = fc.constantFrom(...units.split('|'));
  const text = fc.array(unit, { minLength: 1, maxLength: 8 }).map((signs) => signs.join('').normalize('NFC').trim());
  const part = fc.tuple(text, fc.nat(7), fc.integer({ min: 1, max: 6 }), fc.boolean());
  const ofTitle = part.map(([title, from, length, isSpaced]) => ({
    title,
    query: (isSpaced ? title : title.replaceAll(' ', '')).slice(from, from + length).trim(),
  }));
  const pairs = fc
    .sample(fc.oneof(ofTitle, fc.record({ title: text, query: text })), { numRuns: 6_000, seed: 11 })
    .filter(({ title, query }) => title.isWellFormed() && query.isWellFormed() && query !== '');
  const marked = pairs.map(({ title, query }) => parseTerms(query).every((term) => findTerm(title, term).length > 0));
  const found = await matchTitles(pairs);
  expect(pairs.filter((_, index) => found[index] !== marked[index])).toEqual([]);
  expect(marked.filter(Boolean).length).toBeGreaterThan(pairs.length / 4);
});
