import type { TestClient } from '../../test-kit/clients/client';
import { buildApplication, buildMember, buildProject, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { BOTH_KINDS, KINDS, PROJECT_INPUT, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { expectProblem } from '../../test-kit/clients/outcomes';
import type { Member } from '../members/member.entity';

let app: TestApp;
let owner: Member;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

let schools = 0;

beforeEach(async () => {
  // Each test has its own school, so that lists contain nothing else.
  schools += 1;
  owner = await buildMember(app.em(), { nickName: '민지', university: `${schools}번째대학교` });
  client = await app.as(owner);
});

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date());

const ITEM = { recruiting: true, favorite: false, imageUrl: null, nickName: '민지' };
const projectItem = (id: number, title: string) => ({ projectId: id, title, ...ITEM, projectDate: today() });
const studyItem = (id: number, title: string) => ({ studyId: id, title, ...ITEM, studyDate: today() });
const projectDetail = (id: number, input: typeof PROJECT_INPUT = PROJECT_INPUT) => ({
  postId: id,
  ...input,
  ...projectItem(id, input.title),
});
const studyDetail = (id: number, input: typeof STUDY_INPUT = STUDY_INPUT) => ({
  ...input,
  ...studyItem(id, input.title),
});

describe('posting', () => {
  it('a project responds with 201, a Location, and its id under both names', async () => {
    const response = await client.rest('post', '/projects', PROJECT_INPUT);
    const { projectId } = response.body as { projectId: number };
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ projectId, postId: projectId });
    expect(response.headers.location).toBe(`/api/projects/${projectId}`);
    expect((await client.agent.get(response.headers.location ?? '')).body).toEqual(projectDetail(projectId));
  });

  it('a study responds with 201, a Location, and its id', async () => {
    const response = await client.rest('post', '/studies', STUDY_INPUT);
    const { studyId } = response.body as { studyId: number };
    expect(response.status).toBe(201);
    expect(response.body).toEqual({ studyId });
    expect(response.headers.location).toBe(`/api/studies/${studyId}`);
    expect((await client.agent.get(response.headers.location ?? '')).body).toEqual(studyDetail(studyId));
  });

  it('accepts numbers as numeric strings, as the old forms send them', async () => {
    const strings = { recruitNumber: '6', frontendNumber: '2', backendNumber: ' 2 ', designerNumber: '2' };
    const { body } = await client.rest('post', '/projects', { ...PROJECT_INPUT, ...strings });
    const { projectId } = body as { projectId: number };
    expect((await client.rest('get', `/projects/${projectId}`)).body).toEqual(projectDetail(projectId));
  });

  it.each(['', ' ', '3명', '1e1', '0x3', '3.0', '３', true, [3], { value: 3 }, 2.5, '99999999999999999999'])(
    'refuses %j for a number',
    async (recruitNumber) => {
      for (const { base, input } of Object.values(KINDS)) {
        const response = await client.rest('post', base, { ...input, recruitNumber });
        expectProblem(response, 'VALIDATION_FAILED', ['recruitNumber']);
      }
    },
  );

  it.each(['frontendNumber', 'backendNumber', 'designerNumber'])(
    'refuses "" for %s instead of reading it as 0',
    async (name) => {
      expectProblem(await client.rest('post', '/projects', { ...PROJECT_INPUT, [name]: '' }), 'VALIDATION_FAILED', [
        name,
      ]);
    },
  );

  it('takes the ids of notices and applications from one sequence', async () => {
    const em = app.em();
    const project = await buildProject(em, { owner });
    const first = await buildApplication(em, { notice: project });
    const study = await buildStudy(em, { owner });
    const second = await buildApplication(em, { notice: study });
    expect([first.id, study.id, second.id]).toEqual([project.id + 1, project.id + 2, project.id + 3]);
  });
});

describe('editing', () => {
  const edited = { ...PROJECT_INPUT, title: '고친 제목', content: '고친 내용', recruitNumber: 9 };
  const editedStudy = { title: '고친 제목', content: '고친 내용', recruitNumber: 9 };

  it.each(['post', 'put'] as const)('a project by %s responds with the changed detail', async (method) => {
    const { id } = await buildProject(app.em(), { owner });
    const response = await client.rest(method, `/projects/${id}`, edited);
    expect([response.status, response.body]).toEqual([200, projectDetail(id, edited)]);
    expect((await client.rest('get', `/projects/${id}`)).body).toEqual(projectDetail(id, edited));
  });

  it.each(['post', 'put'] as const)('a study by %s responds with the changed detail', async (method) => {
    const { id } = await buildStudy(app.em(), { owner });
    const response = await client.rest(method, `/studies/${id}`, editedStudy);
    expect([response.status, response.body]).toEqual([200, studyDetail(id, editedStudy)]);
    expect((await client.rest('get', `/studies/${id}`)).body).toEqual(studyDetail(id, editedStudy));
  });
});

describe.each(BOTH_KINDS)('a %s', (kind) => {
  const { base, idName, close } = KINDS[kind];
  const build = kind === 'PROJECT' ? buildProject : buildStudy;
  const item = kind === 'PROJECT' ? projectItem : studyItem;

  it('responds to a deletion with {} and no longer exists', async () => {
    const { id } = await build(app.em(), { owner });
    const response = await client.rest('delete', `${base}/${id}`);
    expect([response.status, response.body]).toEqual([200, {}]);
    expectProblem(await client.rest('get', `${base}/${id}`), 'NOT_FOUND');
    expectProblem(await client.rest('delete', `${base}/${id}`), 'NOT_FOUND');
  });

  it('can be closed once', async () => {
    const { id } = await build(app.em(), { owner });
    const response = await client.rest('patch', close(id));
    expect([response.status, response.body]).toEqual([200, { recruiting: false }]);
    expectProblem(await client.rest('patch', close(id)), 'ALREADY_CLOSED');
    expect((await client.rest('get', `${base}/${id}`)).body).toMatchObject({ recruiting: false });
  });

  it("is listed among the owner's notices, newest first, open and closed", async () => {
    const em = app.em();
    const open = await build(em, { owner });
    const closed = await build(em, { owner, recruiting: false });
    await build(em, { owner: await buildMember(em, { university: owner.university }) });
    await (kind === 'PROJECT' ? buildStudy : buildProject)(em, { owner });
    const response = await client.rest('get', `${base}/recruit`);
    expect([response.status, response.body]).toEqual([
      200,
      [
        { [idName]: closed.id, title: closed.title, recruiting: false },
        { [idName]: open.id, title: open.title, recruiting: true },
      ],
    ]);
  });

  it('is listed among the newest 12', async () => {
    const em = app.em();
    const notices = [];
    for (let count = 0; count < 13; count += 1) notices.push(await build(em, { owner }));
    const response = await client.rest('get', `${base}/recent`);
    const newest = notices.slice(1).reverse();
    expect([response.status, response.body]).toEqual([200, newest.map(({ id, title }) => item(id, title))]);
  });

  it('is listed page by page, newest first', async () => {
    const em = app.em();
    const notices = [];
    for (let count = 0; count < 5; count += 1) notices.unshift(await build(em, { owner }));
    const pages = notices.map(({ id, title }) => item(id, title));
    const numbers = { totalPages: 3, totalElements: 5, size: 2 };
    for (const number of [0, 1, 2, 3, 1_000_000]) {
      const response = await client.rest('get', `${base}?page=${number}&size=2`);
      const content = pages.slice(number * 2, number * 2 + 2);
      expect([response.status, response.body]).toEqual([200, { content, number, ...numbers }]);
    }
    expect((await client.rest('get', base)).body).toMatchObject({ number: 0, size: 12, totalPages: 1 });
    expect((await client.rest('get', `${base}?size=100`)).body).toMatchObject({ size: 100, totalElements: 5 });
  });

  it('has an empty page after the last one', async () => {
    expect((await client.rest('get', base)).body).toEqual({
      content: [],
      totalPages: 0,
      totalElements: 0,
      number: 0,
      size: 12,
    });
  });

  it.each([
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=1000000000', 'page'],
    ['page=99999999999999999999', 'page'],
    ['page=abc', 'page'],
    ['page=', 'page'],
    ['page=1&page=2', 'page'],
    ['size=0', 'size'],
    ['size=-1', 'size'],
    ['size=101', 'size'],
    ['size=1000000', 'size'],
    ['size=', 'size'],
    ['size=1%00', 'size'],
  ])('is not listed by ?%s [I4]', async (query, field) => {
    const response = await client.rest('get', `${base}?${query}`);
    expectProblem(response, 'VALIDATION_FAILED', [field]);
  });

  it.each([
    ['2026-03-04T14:59:59Z', '2026-03-04'],
    ['2026-03-04T15:00:00Z', '2026-03-05'],
    ['2026-03-04T23:30:00Z', '2026-03-05'],
    ['2025-12-31T23:30:00Z', '2026-01-01'],
  ])('posted at %s has the date %s, the day in Seoul', async (time, day) => {
    const { id } = await build(app.em(), { owner });
    await app.sql('update notice set created_at = ? where id = ?', [time, id]);
    const date = kind === 'PROJECT' ? 'projectDate' : 'studyDate';
    expect((await client.rest('get', `${base}/${id}`)).body).toMatchObject({ [date]: day });
    expect((await client.rest('get', `${base}/recent`)).body).toMatchObject([{ [date]: day }]);
  });

  it("shows its owner's picture", async () => {
    const { id } = await build(app.em(), { owner });
    await app.sql('update member set picture = ? where id = ?', ['abcdefghijklmnopqrstuvwx.jpg', owner.id]);
    const imageUrl = '/pictures/abcdefghijklmnopqrstuvwx.jpg';
    expect((await client.rest('get', `${base}/${id}`)).body).toMatchObject({ imageUrl });
    expect((await client.rest('get', base)).body).toMatchObject({ content: [{ imageUrl }] });
  });
});
