import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreloadedResponse } from '../../../shared/preloaded-queries';
import type { Member } from '../../domain/members/member.entity';
import type { HttpClient } from '../../test-kit/clients/http-client';
import { buildMember, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';

const TITLE = '</script><script>alert(1)</script>';
const DOCUMENTS = [
  'query Layout {\n  viewer {\n    loginId\n  }\n}',
  'query NoticePage($id: ID!) {\n  notice(id: $id) {\n    title\n  }\n}',
  'query NoticeListPage($page: Int!, $size: Int!, $filter: NoticeFilter!) {\n  notices(page: $page, size: $size, filter: $filter) {\n    totalCount\n  }\n}',
  // Fails, because the argument is missing.
  'query CommentSection($noticeId: ID!) {\n  notice(id: $noticeId) {\n    id\n    nowhere\n  }\n}',
];

let app: TestApp;
let folder: string;
let owner: Member;
let study: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanteam-first-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'documents.json'), JSON.stringify(DOCUMENTS));
  await writeFile(join(folder, 'web', 'page.ko.html'), '<!doctype html><head><!--tags--></head>');
  app = await startTestApp({}, undefined, join(folder, 'web'));
  owner = await buildMember(app.em());
  study = (await buildStudy(app.em(), { owner, title: TITLE })).id;
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** Opens a page and parses the responses in it. */
async function open({ agent }: HttpClient, path: string) {
  const { text, headers, status } = await agent.get(path);
  const json = /<script type="application\/json" id="preloaded-responses">(.*?)<\/script>/.exec(text)?.[1];
  const responses = JSON.parse(json ?? '[]') as PreloadedResponse[];
  return { responses, text, status, cacheControl: headers['cache-control'] };
}

it("contains the uncacheable responses to the page's queries for the member", async () => {
  const { responses, cacheControl } = await open(await app.as(owner), `/study/${study}`);
  expect(responses).toEqual([
    { operationName: 'Layout', variables: {}, data: { viewer: { loginId: owner.loginId } } },
    { operationName: 'NoticePage', variables: { id: String(study) }, data: { notice: { title: TITLE } } },
  ]);
  expect(cacheControl).toBe('no-store');
});

it('contains no text as HTML', async () => {
  const { text } = await open(await app.as(owner), `/study/${study}`);
  expect(text).not.toContain('<script>alert');
});

it.each([
  ['', true],
  ['&recruiting=1', true],
  ['&recruiting=0', false],
])('takes the variables of a list from the URL (%s)', async (parameter, recruitingOnly) => {
  const { responses } = await open(await app.as(owner), `/studydetails?q=%EC%97%86%EB%8A%94&page=2${parameter}`);
  const filter = {
    kind: 'STUDY',
    search: '없는',
    recruitingOnly,
    closingSoon: false,
    role: null,
    course: '',
    myCourses: false,
    tag: null,
  };
  expect(responses[1]).toEqual({
    operationName: 'NoticeListPage',
    variables: { page: 1, size: 12, sort: 'BEST_MATCH', filter, withCourses: false },
    data: { notices: { totalCount: 0 } },
  });
});

it('contains no notice of another school', async () => {
  const stranger = await buildMember(app.em(), { university: '다른대학교' });
  const { responses, text } = await open(await app.as(stranger), `/study/${study}`);
  expect(responses[1]).toEqual({
    operationName: 'NoticePage',
    variables: { id: String(study) },
    data: { notice: null },
  });
  expect(text).not.toContain('alert(1)');
});

it.each(['/', '/home', '/projectdetails'])('contains nothing for a visitor at %s', async (path) => {
  const { responses, cacheControl } = await open(app.visitor(), path);
  expect([responses, cacheControl]).toEqual([[], 'no-cache']);
});

it('contains nothing for a member at the login page', async () => {
  const { responses, cacheControl } = await open(await app.as(owner), '/');
  expect([responses, cacheControl]).toEqual([[], 'no-cache']);
});

it('is served without responses to a program with an invalid token', async () => {
  const { responses, status } = await open(app.withToken('htm_unknown'), '/home');
  expect([responses, status]).toEqual([[], 200]);
});
