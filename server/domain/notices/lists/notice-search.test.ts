import fc from 'fast-check';
import type { TestClient } from '../../../test-kit/clients/client';
import { buildMember, buildProject, buildStudy } from '../../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { Member } from '../../members/member.entity';

let app: TestApp;
let owner: Member;
let student: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em());
  student = await app.as(await buildMember(app.em()));
  const elsewhere = await buildMember(app.em(), { university: '다른대학교' });
  await buildProject(app.em(), {
    owner,
    title: '퀀텀 컴퓨팅 앱',
    field: '연구',
    techStack: 'React, Node.js',
    content: '함께 만들어요.',
  });
  await buildProject(app.em(), {
    owner,
    title: '할인 50% 알리미',
    field: '웹',
    techStack: 'C++',
    content: "it's_fine \\ 백슬래시",
  });
  await buildProject(app.em(), { owner, title: '닫힌 퀀텀', recruiting: false, frontendNumber: 0 });
  await buildStudy(app.em(), { owner, title: '스터디: 운영체제', content: 'ＦＵＬＬ width 글자와 퀀텀 이야기' });
  await buildProject(app.em(), { owner: elsewhere, title: '퀀텀 다른 학교' });
});

afterAll(() => app.close());

async function titlesOf(filter: object, extra: object = {}): Promise<string[]> {
  const { notices } = await student.data<{
    notices: { nodes: { title: string }[]; totalCount: number; totalCountCapped: boolean };
  }>(
    `query ($filter: NoticeFilter, $sort: NoticeSort! = NEWEST) {
      notices(filter: $filter, sort: $sort) { totalCount totalCountCapped nodes { title } }
    }`,
    { filter, ...extra },
  );
  expect([notices.totalCount, notices.totalCountCapped]).toEqual([notices.nodes.length, false]);
  return notices.nodes.map(({ title }) => title);
}

it.each(['NEWEST', 'BEST_MATCH'])(
  'a school with few of all notices finds its own alone, as one with most of them does: %s',
  async (sort) => {
    const query = `query ($sort: NoticeSort!) {
      notices(filter: { search: "퀀텀" }, sort: $sort) { totalCount nodes { title } }
    }`;
    const classmate = await app.as(await buildMember(app.em(), { university: '다른대학교' }));
    expect(await classmate.data(query, { sort })).toEqual({
      notices: { totalCount: 1, nodes: [{ title: '퀀텀 다른 학교' }] },
    });
    expect(await student.data(query, { sort })).toMatchObject({ notices: { totalCount: 3 } });
  },
);

describe('search', () => {
  it.each([
    ['one syllable at the beginning', '퀀', ['스터디: 운영체제', '닫힌 퀀텀', '퀀텀 컴퓨팅 앱']],
    ['one syllable at the end of a word', '텀', ['스터디: 운영체제', '닫힌 퀀텀', '퀀텀 컴퓨팅 앱']],
    ['two syllables', '퀀텀', ['스터디: 운영체제', '닫힌 퀀텀', '퀀텀 컴퓨팅 앱']],
    ['the middle of a word', '퓨', ['퀀텀 컴퓨팅 앱']],
    ['the tech stack in any case', 'react', ['퀀텀 컴퓨팅 앱']],
    ['the field', '연구', ['퀀텀 컴퓨팅 앱']],
    ['full width as half width', 'full', ['스터디: 운영체제']],
    ['several words, all of them', '퀀텀 앱', ['퀀텀 컴퓨팅 앱']],
    ['several words, of which one is nowhere', '퀀텀 없는말', []],
    ['letters that stand apart', '퀀팅', []],
    ['a percent sign as itself', '50%', ['할인 50% 알리미']],
    ['an underscore as itself', 's_f', ['할인 50% 알리미']],
    ['a lone percent sign', '%', ['할인 50% 알리미']],
    ['quotes and backslashes', "it's \\", ['할인 50% 알리미']],
    ['signs that a tsquery is made of', 'c++', ['할인 50% 알리미']],
    ['operators as text', '퀀텀 & !', []],
    ['across the end of a word', '텀컴', []],
  ])('[I15] finds by %s', async (_what, search, titles) => {
    expect(await titlesOf({ search })).toEqual(titles);
  });

  it('combines words with kind, role and recruiting, the newest first', async () => {
    expect(await titlesOf({ search: '퀀텀', kind: 'PROJECT' })).toEqual(['닫힌 퀀텀', '퀀텀 컴퓨팅 앱']);
    expect(await titlesOf({ search: '퀀텀', recruitingOnly: true })).toEqual(['스터디: 운영체제', '퀀텀 컴퓨팅 앱']);
    expect(await titlesOf({ search: '퀀텀', role: 'FRONTEND' })).toEqual(['퀀텀 컴퓨팅 앱']);
    expect(await titlesOf({ role: 'FRONTEND' })).toEqual(['할인 50% 알리미', '퀀텀 컴퓨팅 앱']);
    expect(await titlesOf({ search: '퀀텀' }, { sort: 'NEWEST' })).toEqual([
      '스터디: 운영체제',
      '닫힌 퀀텀',
      '퀀텀 컴퓨팅 앱',
    ]);
  });

  it('ranks matches in the title first when sorted by best match', async () => {
    const [first, second, last] = await titlesOf({ search: '퀀텀' }, { sort: 'BEST_MATCH' });
    expect(new Set([first, second])).toEqual(new Set(['닫힌 퀀텀', '퀀텀 컴퓨팅 앱']));
    expect(last).toBe('스터디: 운영체제');
  });

  it('ranks by the title alone, because ranking by contents would take seconds', async () => {
    await buildStudy(app.em(), { owner, title: '옛 글', content: '해커톤 해커톤 해커톤' });
    await buildStudy(app.em(), { owner, title: '새 글', content: '해커톤' });
    await buildStudy(app.em(), { owner, title: '해커톤', content: '내용' });
    await buildStudy(app.em(), { owner, title: '다른 글', content: '해커톤' });
    const titles = await titlesOf({ search: '해커톤' }, { sort: 'BEST_MATCH' });
    expect(titles).toEqual(['해커톤', '다른 글', '새 글', '옛 글']);
  });

  it('is the parameter q over REST', async () => {
    const { body } = await student.rest('get', `/projects?q=${encodeURIComponent('퀀텀')}`);
    expect(body).toMatchObject({ totalElements: 2, content: [{ title: '닫힌 퀀텀' }, { title: '퀀텀 컴퓨팅 앱' }] });
  });

  it('pages through matches of frequent words, and reports that the count stops at 1,001', async () => {
    await app.sql(
      `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
       select 'STUDY', ?, '한빛대학교', '한빛대학교', '흔한말 ' || i, 4, '내용' from generate_series(1, 1010) i`,
      [owner.id],
    );
    const page = async (number: number): Promise<object> => {
      const { notices } = await student.data<{
        notices: { totalCount: number; totalCountCapped: boolean; totalPages: number; nodes: { title: string }[] };
      }>(
        `query ($page: Int!) { notices(page: $page, filter: { kind: STUDY, search: "흔한말" }) {
          totalCount totalCountCapped totalPages nodes { title } } }`,
        { page: number },
      );
      return { ...notices, nodes: notices.nodes.map(({ title }) => title) };
    };
    const titles = (from: number, to: number): string[] =>
      Array.from({ length: from - to + 1 }, (_, index) => `흔한말 ${from - index}`);
    expect(await page(0)).toEqual({
      totalCount: 1001,
      totalCountCapped: true,
      totalPages: 84,
      nodes: titles(1010, 999),
    });
    expect(await page(83)).toEqual({ totalCount: 1001, totalCountCapped: true, totalPages: 84, nodes: titles(14, 3) });
    await app.sql(`delete from notice where title like '흔한말%'`);
  });

  it('finds a notice by any part of any of its words', async () => {
    const word = fc.string({
      unit: fc.constantFrom(...'가나다라한팀abcXYZ019%_\\\'"&|!<>():*+-#@🎈é'),
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 5 }), fc.nat(), fc.nat(), async (words, at, cut) => {
        const project = await buildProject(app.em(), { owner, title: words.join(' '), content: '속성 시험' });
        const signs = Array.from(words[at % words.length] ?? '');
        const start = cut % signs.length;
        const search = signs.slice(start, start + 1 + (cut % (signs.length - start))).join('');
        const { notices } = await student.data<{ notices: { nodes: { id: string }[] } }>(
          `query ($search: String) { notices(size: 100, filter: { search: $search }) { nodes { id } } }`,
          { search },
        );
        expect(notices.nodes.map(({ id }) => id)).toContain(String(project.id));
        await app.sql('delete from notice where id = ?', [project.id]);
      }),
      { numRuns: 60, seed: 7 },
    );
  });
});

describe('the search document', () => {
  const countMatches = async (words: string, ...scopes: string[]): Promise<number> => {
    const rows = await app.sql(
      "select from notice where search @@ (search_query(?::text) && search_scopes(string_to_array(?, ','))::tsquery)",
      [words, scopes.join(',')],
    );
    return rows.length;
  };

  it('is updated by every write, although no write sets it', async () => {
    const { id } = await buildStudy(app.em(), { owner, title: '첫 낱말' });
    const write = (values: string) => app.sql(`update notice set ${values} where id = ?`, [id]);
    await write(`title = '고양이 지도'`);
    expect([await countMatches('고양이'), await countMatches('낱말')]).toEqual([1, 0]);
    await write(`content = '산책'`);
    expect(await countMatches('산책', 'STUDY', 'RECRUITING')).toBe(1);
    await write('recruiting = false');
    expect([await countMatches('산책'), await countMatches('산책', 'RECRUITING')]).toEqual([1, 0]);
    await write('hidden = true');
    expect(await countMatches('산책')).toBe(0);
    await app.sql(
      `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content, field, tech_stack,
         frontend_number, backend_number, designer_number)
       select 'PROJECT', owner_id, university, school_key, '강아지', 3, '내용', '웹', '깃털', 1, 0, 0
       from notice where id = ?`,
      [id],
    );
    expect([await countMatches('깃털', 'FRONTEND'), await countMatches('깃털', 'BACKEND')]).toEqual([1, 0]);
  });
});
