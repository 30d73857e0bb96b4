import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createPubsub } from '../platform/shared-state/pubsub';
import type { TestClient } from '../test-kit/clients/client';
import { clientDocuments } from '../test-kit/catalogue/client-documents';
import { queryFieldByField } from '../test-kit/catalogue/field-by-field';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { randomQueries } from '../test-kit/catalogue/random-queries';
import { statementsOf } from '../test-kit/database/sent-statements';
import { readArguments, type VariedArguments } from '../test-kit/factories/varied-arguments';
import { buildVariedData, VIEWERS, type ViewerName, type VariedData } from '../test-kit/factories/varied-data';
import { createSchema } from '../gateway/graphql/schema';
import { definitionsOf } from './definitions';

/** Number of random documents to compare. `FUZZ_RUNS` raises it. */
const FUZZ_RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);

const CLIENT_DOCUMENTS = clientDocuments();
const SCHEMA = createSchema(createPubsub());
const QUERIES = randomQueries(SCHEMA, definitionsOf(SCHEMA));
/** Random documents that the server loads at its start, like the client's. */
const RANDOM_DOCUMENTS = fc.sample(QUERIES, Math.max(60, FUZZ_RUNS));

let app: TestApp;
let folder: string;
let testData: VariedData;
let given: VariedArguments;
const clients = new Map<ViewerName, TestClient>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanteam-compiled-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'documents.json'), JSON.stringify([...CLIENT_DOCUMENTS, ...RANDOM_DOCUMENTS]));
  app = await startTestApp({ SCHOOL_PROOF: 'optional', DEMO: 'on' }, undefined, join(folder, 'web'));
  testData = await buildVariedData(app);
  for (const name of VIEWERS) clients.set(name, await app.as(testData.viewers[name]));
  given = await readArguments(app, [clientOf('owner'), clientOf('masked')]);
}, 120_000);

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function clientOf(name: ViewerName): TestClient {
  const client = clients.get(name);
  if (!client) throw new Error(`${name} has no client.`);
  return client;
}

/** True if a query is read in one statement that is built from its selection. */
async function isOneStatement(ask: () => Promise<unknown>): Promise<boolean> {
  const sent = await statementsOf(ask);
  return sent.length === 1 && sent.every(isMadeFromSelection);
}

const isMadeFromSelection = (text: string): boolean => text.includes('"-row"');

/** Expects a response from one statement that equals the response field by field. */
async function expectSame(client: TestClient, query: string, variables: object): Promise<void> {
  let response: unknown;
  expect(await isOneStatement(async () => (response = await client.graphql(query, variables)))).toBe(true);
  expect(response).toEqual(await queryFieldByField(client, query, variables));
  expect(response).not.toHaveProperty('errors');
}

const cursor = (text: string): string => Buffer.from(text).toString('base64url');

/** Values for all variables of the random queries. Numbers pick ids from the test data. */
const variables = fc.record({
  noticeIndex: fc.nat(),
  page: fc.integer({ min: 0, max: 3 }),
  size: fc.integer({ min: 1, max: 6 }),
  sort: fc.constantFrom('NEWEST', 'BEST_MATCH', 'DEADLINE', 'FIT'),
  filter: fc.option(
    fc.record(
      {
        kind: fc.constantFrom(null, 'PROJECT', 'STUDY'),
        recruitingOnly: fc.boolean(),
        closingSoon: fc.boolean(),
        search: fc.constantFrom(null, '공고', '공고 1', '고', 'ㄱㄱ', '용', '없는말', '"'),
        role: fc.constantFrom(null, 'FRONTEND', 'DESIGNER'),
        myCourses: fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  ),
  kind: fc.constantFrom('PROJECT', 'STUDY'),
  first: fc.integer({ min: 1, max: 4 }),
  commentIndex: fc.option(fc.nat()),
  tokenIndex: fc.nat(),
  state: fc.constantFrom('OPEN', 'DECIDED'),
  rowIndex: fc.nat(),
  before: fc.option(fc.integer({ min: 1, max: 400 })),
  favouriteIndex: fc.option(fc.nat()),
  school: fc.constantFrom('서울', '한', 'univ', 'ㄱ', '경희대', '"', '', 'x'.repeat(30)),
});

/** Returns the item at an index, modulo the number of items. */
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

type Values = typeof variables extends fc.Arbitrary<infer Value> ? Value : never;

function toVariables({ noticeIndex, commentIndex, tokenIndex, rowIndex, before, favouriteIndex, ...others }: Values) {
  const after = commentIndex === null ? null : cursor(`id:${at(testData.comments, commentIndex).id}`);
  return {
    ...others,
    id: String(at(testData.notices, noticeIndex).id),
    after,
    afterSchool: commentIndex === null ? null : cursor('school:한국대학교'),
    token: at(testData.invitationTokens, tokenIndex),
    application: String(at(given.applicationIds, rowIndex)),
    comment: String(at(testData.comments, rowIndex).id),
    shareUrl: at(given.shareUrls, rowIndex),
    before: before === null ? null : cursor(`id:${before}`),
    favourite: favouriteIndex === null ? null : at(given.favourites, favouriteIndex),
  };
}

it('reads the same values in one query as in one query per field, for every viewer', async () => {
  const viewer = fc.constantFrom(...VIEWERS);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...RANDOM_DOCUMENTS), variables, viewer, (query, values, name) =>
      expectSame(clientOf(name), query, toVariables(values)),
    ),
    { numRuns: FUZZ_RUNS },
  );
}, 600_000);

/** Variables for the client's queries. */
const CLIENT_QUERIES: Record<string, (values: ReturnType<typeof toVariables>) => object> = {
  ApplicantsPage: ({ id, before }) => ({ id, after: before }),
  ApplicationPage: ({ application, before }) => ({ id: application, after: before }),
  CommentSection: ({ id, first, after }) => ({ noticeId: id, first, after }),
  CompareHours: () => ({}),
  ContactsChoice: () => ({}),
  CourseInput: ({ school }) => ({ search: school }),
  EarlierApplications: () => ({}),
  EditNoticePage: ({ id }) => ({ id }),
  FavouritesPage: ({ favourite }) => ({ after: favourite }),
  FitStart: () => ({}),
  HomePage: () => ({}),
  JoinTeamPage: ({ token }) => ({ token }),
  Layout: () => ({}),
  LegalPage: ({ school }) => ({ school }),
  LoginPage: () => ({}),
  ModerationPage: ({ after }) => ({ after }),
  MoreReplies: ({ comment, first, after }) => ({ id: comment, first, after }),
  MyApplicationsPage: ({ before }) => ({ after: before }),
  MyNoticesPage: ({ before }) => ({ after: before }),
  MyTeamsPage: ({ after }) => ({ after }),
  MyTeamsTabs: () => ({}),
  NoticeCounts: ({ sort, filter }) => ({
    sort,
    projects: { ...filter, kind: 'PROJECT' },
    studies: { ...filter, kind: 'STUDY' },
  }),
  NoticeListPage: ({ page, size, sort, filter }) => ({
    page,
    size,
    sort,
    filter: filter ?? {},
    withCourses: filter?.myCourses === true,
  }),
  NoticePage: ({ id }) => ({ id }),
  NotificationsPage: ({ before }) => ({ after: before }),
  OfferSheet: () => ({}),
  OpenReports: () => ({}),
  OtherApplications: () => ({}),
  OwnSchool: () => ({}),
  OperatedSchools: ({ school, afterSchool }) => ({ search: school, after: afterSchool }),
  OperatorPage: ({ after }) => ({ after }),
  OwnerProfile: ({ id }) => ({ id }),
  PeoplePage: ({ filter }) => ({ kind: filter?.kind, role: filter?.role }),
  ProfileChoice: () => ({}),
  ReceivedOffers: ({ after }) => ({ after }),
  SchoolCheck: ({ school }) => ({ name: school }),
  SchoolInput: ({ school }) => ({ search: school }),
  SchoolProof: () => ({}),
  SeekingFormSheet: () => ({}),
  SentOffers: ({ id, after }) => ({ id, after }),
  SettingsPage: () => ({}),
  SharedNotice: ({ shareUrl }) => ({ shareUrl }),
  TabMember: () => ({}),
  TeamPage: ({ id, after }) => ({ id, after }),
  ToDoDetails: () => ({}),
  UnreadCount: () => ({}),
  ViewerAlerts: () => ({}),
};

const nameOf = (document: string): string => /^query (\w+)/.exec(document)?.[1] ?? '';

it("covers each of the client's queries", () => {
  const names = CLIENT_DOCUMENTS.map(nameOf).filter((name) => name !== '');
  expect(names.toSorted()).toEqual(Object.keys(CLIENT_QUERIES).toSorted());
});

const documentOf = (name: string): string => CLIENT_DOCUMENTS.find((document) => nameOf(document) === name) ?? '';

it.each(Object.entries(CLIENT_QUERIES))(
  "reads the client's query %s in one statement for every viewer",
  async (name, variablesOf) => {
    await fc.assert(
      fc.asyncProperty(variables, fc.constantFrom(...VIEWERS), (values, viewer) =>
        expectSame(clientOf(viewer), documentOf(name), variablesOf(toVariables(values))),
      ),
      { numRuns: 5 },
    );
  },
  120_000,
);

const OPEN = ['LegalPage', 'LoginPage', 'SchoolCheck', 'SchoolInput', 'SharedNotice'];

it.each(OPEN)("reads the client's query %s in one statement for visitors", async (name) => {
  await fc.assert(
    fc.asyncProperty(variables, (values) =>
      expectSame(app.visitor(), documentOf(name), CLIENT_QUERIES[name]?.(toVariables(values)) ?? {}),
    ),
    { numRuns: 5 },
  );
});

it.each<[what: string, query: string]>([
  ['a directive', '{ viewer { id loginId @skip(if: true) } }'],
  ['a directive at a fragment', '{ viewer { id ... on Viewer @include(if: true) { loginId } } }'],
  ['a long name', `{ viewer { ${'a'.repeat(64)}: id teams: teamCount } }`],
])('reads %s in one statement as well', async (_what, query) => {
  await expectSame(clientOf('applicant'), query, {});
});

it('returns the properties of an object in the order of the query', async () => {
  const { viewer } = await clientOf('applicant').data<{ viewer: object }>(
    '{ viewer { email ...Ids member { nickName id } email } } fragment Ids on Viewer { id loginId }',
  );
  expect(Object.keys(viewer)).toEqual(['email', 'id', 'loginId', 'member']);
  expect(JSON.stringify(viewer)).toContain('"member":{"nickName":');
});

it('stores a separate selection for each combination of conditions', async () => {
  const client = clientOf('applicant');
  const query =
    'query ($with: Boolean!, $without: Boolean!) { viewer { id loginId @include(if: $with) email @skip(if: $without) } }';
  const both = [true, false];
  for (const conditions of both.flatMap((first) => both.map((second) => ({ with: first, without: second })))) {
    await expectSame(client, query, conditions);
  }
});

it.each<[what: string, query: string, path: (string | number)[], data: unknown]>([
  [
    'an argument of a root field',
    '{ notices(size: 0) { totalCount } viewer { teamCount } }',
    ['notices'],
    { notices: null, viewer: { teamCount: expect.any(Number) as number } },
  ],
  [
    'a cursor in a list',
    '{ recentNotices(kind: STUDY) { comments(after: "x") { nodes { id } } } viewer { teamCount } }',
    ['recentNotices', 0, 'comments'],
    { recentNotices: null, viewer: { teamCount: expect.any(Number) as number } },
  ],
  [
    'a page in an object',
    '{ viewer { id favourites(first: 0) { nodes { id } } } }',
    ['viewer', 'favourites'],
    { viewer: null },
  ],
])('reports an error of %s at the path of its field', async (_what, query, path, data) => {
  const response = await clientOf('applicant').graphql(query);
  expect(response.errors?.[0]).toMatchObject({ path, extensions: { code: 'VALIDATION_FAILED' } });
  expect(response.data).toEqual(data);
});

it('refuses a missing variable', async () => {
  expect(await clientOf('applicant').code('query ($id: ID!) { notice(id: $id) { id } }')).toBe('BAD_USER_INPUT');
});

it.each<[query: string, path: (string | number)[]]>([
  ['{ notices(size: 100) { nodes { comments(first: 100) { nodes { id } } } } }', ['notices', 'nodes', 0, 'comments']],
  [
    '{ recentNotices(kind: STUDY) { comments(first: 50) { nodes { replies { nodes { id } } } } } }',
    ['recentNotices', 0, 'comments'],
  ],
])('refuses lists whose sizes multiply beyond the limit: %s', async (query, path) => {
  const { errors } = await clientOf('applicant').graphql(query);
  expect(errors?.[0]).toMatchObject({ path, extensions: { code: 'VALIDATION_FAILED' } });
});

it('lets a visitor read open fields only', async () => {
  const visitor = app.visitor();
  expect(await visitor.graphql('{ viewer { id } }')).toEqual({ data: { viewer: null } });
  expect(await visitor.code('{ recentNotices(kind: STUDY) { id } }')).toBe('UNAUTHENTICATED');
});
