import { TAGS } from '../../../../shared/tags';
import { runJob } from '../../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import type { TestClient } from '../../../test-kit/clients/client';
import { asInput } from '../../../test-kit/clients/graphql-inputs';
import { GQL, PROJECT_INPUT, STUDY_INPUT } from '../../../test-kit/clients/graphql-operations';
import { graphqlVerdict } from '../../../test-kit/clients/outcomes';
import { statementsOf } from '../../../test-kit/database/sent-statements';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../../test-kit/factories/factories';
import type { Member } from '../../members/member.entity';

let app: TestApp;
let owner: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  owner = await buildMember(app.em());
  client = await app.as(owner);
});

afterAll(() => app.close());

interface Tagged {
  version: number;
  techStack?: string;
  topics?: string;
  tags: { id: string; name: string; group: string | null }[];
}

async function read(id: number | string): Promise<Tagged> {
  const { notice } = await client.data<{ notice: Tagged }>(
    `query ($id: ID!) { notice(id: $id) {
      version tags { id name group } ... on Project { techStack } ... on Study { topics } } }`,
    { id },
  );
  return notice;
}

const idsOf = async (id: number | string): Promise<string[]> => (await read(id)).tags.map((tag) => tag.id);

const storedTags = async (id: number | string): Promise<string[]> =>
  (await app.sql<{ tags: string[] }>('select tags from notice where id = ?', [id]))[0]?.tags ?? [];

const TEXT = 'React, 타입스크립트 / ESP32 · react';

async function createProject(techStack: string): Promise<string> {
  const { createProject: created } = await client.data<{ createProject: { project: { id: string } } }>(
    GQL.createProject,
    { input: { ...asInput(PROJECT_INPUT), techStack } },
  );
  return created.project.id;
}

async function createStudy(topics?: string | null): Promise<string> {
  const { createStudy: created } = await client.data<{ createStudy: { study: { id: string } } }>(GQL.createStudy, {
    input: { ...asInput(STUDY_INPUT), topics },
  });
  return created.study.id;
}

describe('the tags of a project', () => {
  it('are the same over REST and GraphQL, and its text stays as it was written', async () => {
    const { body } = await client.rest('post', '/projects', { ...PROJECT_INPUT, techStack: TEXT });
    const posted = [(body as { projectId: number }).projectId, await createProject(TEXT)];
    for (const id of posted) {
      expect(await read(id)).toMatchObject({
        techStack: TEXT,
        tags: [
          { id: 'react', name: 'React', group: 'WEB' },
          { id: 'typescript', name: 'TypeScript', group: 'LANGUAGE' },
        ],
      });
    }
  });

  it('follow each edit, over REST as well', async () => {
    const id = await createProject('React');
    await client.data(GQL.updateProject, { input: { id, ...asInput(PROJECT_INPUT), techStack: 'Vue, 없는 기술' } });
    expect(await idsOf(id)).toEqual(['vue']);
    await client.rest('put', `/projects/${id}`, { ...PROJECT_INPUT, techStack: '장고+파이썬' });
    expect(await idsOf(id)).toEqual(['django', 'python']);
    await client.rest('put', `/projects/${id}`, { ...PROJECT_INPUT, techStack: '' });
    expect(await idsOf(id)).toEqual([]);
  });

  it('are not in REST', async () => {
    const { body } = await client.rest('get', `/projects/${await createProject('React')}`);
    expect(Object.keys(body as object)).not.toContain('tags');
  });
});

describe('the topics of a study', () => {
  it('are empty by default, and stay in an edit without them and in an edit over REST', async () => {
    const id = await createStudy();
    expect(await read(id)).toMatchObject({ topics: '', tags: [] });
    await client.data(GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT), topics: '토익, 영어 회화' } });
    const written = { topics: '토익, 영어 회화', version: 2 };
    expect(await read(id)).toMatchObject(written);
    await client.data(GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT) } });
    await client.data(GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT), topics: null } });
    await client.rest('put', `/studies/${id}`, STUDY_INPUT);
    expect(await read(id)).toMatchObject(written);
    expect(await idsOf(id)).toEqual(['toeic', 'english-conversation']);
    await client.data(GQL.updateStudy, { input: { id, ...asInput(STUDY_INPUT), topics: '' } });
    expect(await read(id)).toMatchObject({ topics: '', tags: [], version: 3 });
  });

  it('are neither in REST nor accepted by it', async () => {
    const { body } = await client.rest('post', '/studies', { ...STUDY_INPUT, topics: '토익' });
    const { studyId } = body as { studyId: number };
    expect(await read(studyId)).toMatchObject({ topics: '' });
    const detail = await client.rest('get', `/studies/${await createStudy('토익')}`);
    expect(JSON.stringify(detail.body)).not.toContain('토익');
  });

  it('are text on one line of 200 characters at most', async () => {
    const verdict = (topics: unknown) =>
      graphqlVerdict(client, GQL.createStudy, { input: { ...asInput(STUDY_INPUT), topics } });
    expect(await verdict('가'.repeat(200))).toEqual({ code: 'OK', fields: [] });
    for (const topics of ['가'.repeat(201), '민\u3164지', 'a\0b'])
      expect(await verdict(topics)).toEqual({ code: 'VALIDATION_FAILED', fields: ['topics'] });
  });

  it('are found by words and by synonyms', async () => {
    await createStudy('컴파일러, 판다스');
    const search = async (query: string): Promise<number> =>
      (
        await client.data<{ notices: { totalCount: number } }>(
          'query ($query: String!) { notices(filter: { search: $query }) { totalCount } }',
          { query },
        )
      ).notices.totalCount;
    expect([await search('컴파일'), await search('pandas'), await search('ㅋㅍㅇㄹ')]).toEqual([1, 1, 1]);
  });

  it('are part of the content in a refused edit', async () => {
    const id = await createStudy('선형대수');
    const { errors } = await client.graphql(GQL.updateStudy, {
      input: { id, ...asInput(STUDY_INPUT), title: '다른 제목', expectedVersion: 9 },
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'STALE', current: { topics: '선형대수' } });
  });
});

describe('a list by tag', () => {
  let reader: TestClient;

  beforeAll(async () => {
    const there = await buildMember(app.em(), { university: '태그대학교' });
    reader = await app.as(await buildMember(app.em(), { university: '태그대학교' }));
    const post = { owner: there };
    await buildProject(app.em(), { ...post, title: '리액트 앱', techStack: 'React, Python' });
    await buildProject(app.em(), { ...post, title: '네이티브', techStack: 'React Native' });
    await buildStudy(app.em(), { ...post, title: '리액트 공부', topics: '리액트' });
    await buildStudy(app.em(), { ...post, title: 'React를 말하는 공부', topics: '프론트' });
    await buildProject(app.em(), { ...post, title: '닫힌 앱', techStack: 'React', recruiting: false });
    await buildProject(app.em(), { title: '다른 학교', techStack: 'React' });
  });

  const titles = async (filter: object, sort = 'NEWEST'): Promise<string[]> => {
    const { notices } = await reader.data<{ notices: { nodes: { title: string }[]; totalCount: number } }>(
      `query ($filter: NoticeFilter!, $sort: NoticeSort!) {
        notices(filter: $filter, sort: $sort) { totalCount nodes { title } } }`,
      { filter, sort },
    );
    expect(notices.totalCount).toBe(notices.nodes.length);
    return notices.nodes.map(({ title }) => title);
  };

  it.each([
    [{ tag: 'react' }, ['닫힌 앱', '리액트 공부', '리액트 앱']],
    [{ tag: 'react', recruitingOnly: true }, ['리액트 공부', '리액트 앱']],
    [{ tag: 'react', kind: 'PROJECT' }, ['닫힌 앱', '리액트 앱']],
    [{ tag: 'react', search: '공부' }, ['리액트 공부']],
    [{ tag: 'react-native' }, ['네이티브']],
    [{ tag: 'python', role: 'FRONTEND' }, ['리액트 앱']],
    [{ tag: 'rust' }, []],
    [{ tag: 'no-such-tag' }, []],
    [{ tag: null }, ['닫힌 앱', 'React를 말하는 공부', '리액트 공부', '네이티브', '리액트 앱']],
  ])('%j has %j', async (filter, expected) => {
    expect(await titles(filter)).toEqual(expected);
  });

  it('can be sorted by deadline', async () => {
    expect(await titles({ tag: 'react' }, 'DEADLINE')).toEqual(['리액트 공부', '리액트 앱']);
  });

  it('is one statement, also with the names of the tags', async () => {
    const query = '{ notices(filter: { tag: "react" }) { nodes { tags { id name group } } } }';
    expect(await statementsOf(() => reader.data(query))).toHaveLength(1);
  });

  it.each(['REACT', '리액트', 'a'.repeat(31), '\u0001react', ''])('[I24] refuses the id %j', async (tag) => {
    const { errors } = await reader.graphql('query ($tag: String) { notices(filter: { tag: $tag }) { totalCount } }', {
      tag,
    });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('[I24] does not take a school for a tag', async () => {
    const school = await buildMember(app.em(), { university: 'react' });
    await buildStudy(app.em(), { owner: school, title: '이름만 같은 학교' });
    reader = await app.as(school);
    expect(await titles({ tag: 'react' })).toEqual([]);
  });
});

describe('the list of tags', () => {
  const search = async (text: string) =>
    (
      await client.data<{ tags: object[] }>('query ($text: String!) { tags(search: $text) { id name group } }', {
        text,
      })
    ).tags;

  it('is searched by all spellings', async () => {
    expect(await search('스프링')).toEqual([
      { id: 'spring', name: 'Spring', group: 'SERVER' },
      { id: 'spring-boot', name: 'Spring Boot', group: 'SERVER' },
    ]);
    expect(await search('')).toHaveLength(TAGS.length);
  });

  it('is for members', async () => {
    const { errors } = await app.visitor().graphql('{ tags(search: "") { id } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('after a change of the list', () => {
  it('the tags of notices that recruit are read again, and lists by tag contain the new matches', async () => {
    const project = await buildProject(app.em(), { owner, techStack: 'Svelte, Deno' });
    const closed = await buildProject(app.em(), { owner, techStack: 'Svelte', recruiting: false });
    const study = await buildStudy(app.em(), { owner, topics: '네트워크' });
    const plain = await buildStudy(app.em(), { owner });
    await app.sql(`update notice set tags = '{removed-tag}' where id in (?, ?, ?)`, [project.id, closed.id, study.id]);
    expect((await read(project.id)).tags).toEqual([{ id: 'removed-tag', name: 'removed-tag', group: null }]);
    const { version } = await read(project.id);
    await runJob(app, 'rereadNoticeTags');
    expect(await storedTags(project.id)).toEqual(['svelte', 'deno']);
    expect(await storedTags(study.id)).toEqual(['networks']);
    expect(await storedTags(plain.id)).toEqual([]);
    expect(await storedTags(closed.id)).toEqual(['removed-tag']);
    expect((await read(project.id)).version).toBe(version);
    const { notices } = await client.data<{ notices: { nodes: { id: string }[] } }>(
      '{ notices(filter: { tag: "svelte" }) { nodes { id } } }',
    );
    expect(notices.nodes).toEqual([{ id: String(project.id) }]);
  });

  it('a job reads one batch of notices and queues the next job', async () => {
    await app.sql(
      `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content, tech_stack)
       select 'STUDY', ?, '한빛대학교', '한빛대학교', '많은 글', 4, '내용', '한국사' from generate_series(1, 1010)`,
      [owner.id],
    );
    await runJob(app, 'rereadNoticeTags');
    const count = async (): Promise<number> =>
      (await app.sql<{ id: number }>(`select id from notice where '{korean-history}' <@ tags`)).length;
    const deadline = Date.now() + 20_000;
    while ((await count()) < 1010 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await count()).toBe(1010);
    await app.sql(`delete from notice where title = '많은 글'`);
  });

  it('a text that changes meanwhile keeps its new tags', async () => {
    const { id } = await buildProject(app.em(), { owner, techStack: 'Rust' });
    await app.sql(`update notice set tags = '{}' where id = ?`, [id]);
    const edit = client.data(GQL.updateProject, { input: { id, ...asInput(PROJECT_INPUT), techStack: 'Kotlin' } });
    await Promise.all([edit, runJob(app, 'rereadNoticeTags')]);
    expect(await storedTags(id)).toEqual(['kotlin']);
  });
});

describe('the database', () => {
  it.each([
    ['eleven tags', `'{a,b,c,d,e,f,g,h,i,j,k}'`],
    ['a tag without a name', `'{react,null}'`],
  ])('refuses %s', async (_what, tags) => {
    const { id } = await buildStudy(app.em(), { owner });
    await expect(app.sql(`update notice set tags = ${tags} where id = ?`, [id])).rejects.toThrow('notice_tags');
  });
});

describe('a notice awaits its first application', () => {
  const awaits = async (id: number): Promise<boolean> =>
    (
      await client.data<{ notice: { awaitsFirstApplication: boolean } }>(
        'query ($id: ID!) { notice(id: $id) { awaitsFirstApplication } }',
        { id },
      )
    ).notice.awaitsFirstApplication;

  it.each([
    ['posted 23 hours ago', '23 hours', true, false],
    ['posted 25 hours ago', '25 hours', true, true],
    ['posted 13 days ago', '13 days', true, true],
    ['posted 15 days ago', '15 days', true, false],
    ['closed', '5 days', false, false],
  ])('%s', async (_what, age, recruiting, expected) => {
    const { id } = await buildStudy(app.em(), { owner, recruiting });
    await app.sql(`update notice set created_at = now() - ?::interval where id = ?`, [age, id]);
    expect(await awaits(id)).toBe(expected);
  });

  it('until somebody applies, and again after the only application was cancelled', async () => {
    const notice = await buildStudy(app.em(), { owner });
    await app.sql(`update notice set created_at = now() - interval '3 days' where id = ?`, [notice.id]);
    const { id } = await buildApplication(app.em(), { notice });
    expect(await awaits(notice.id)).toBe(false);
    await app.sql('delete from application where id = ?', [id]);
    expect(await awaits(notice.id)).toBe(true);
  });

  it('not if its deadline has passed', async () => {
    const { id } = await buildStudy(app.em(), { owner, deadline: '2020-01-01' });
    await app.sql(`update notice set created_at = now() - interval '3 days' where id = ?`, [id]);
    expect(await awaits(id)).toBe(false);
  });
});
