import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse } from 'graphql';
import { modules } from '../../modules';
import { createPubsub } from '../../platform/pubsub';
import type { TestClient } from '../../test/client';
import { clientDocuments } from '../../test/client-documents';
import { forResolvers } from '../../test/compiled';
import { startTestApp, type TestApp } from '../../test/harness';
import { randomQueries } from '../../test/selections';
import { statementsOf } from '../../test/statements';
import { buildVariedWorld, VIEWERS, type ViewerName, type VariedWorld } from '../../test/varied-world';
import { createSchema } from '../schema';
import { CompiledQueries } from './compiled-queries';
import { combineDefinitions } from './field-definitions';

const CLIENT_DOCUMENTS = clientDocuments();
const SCHEMA = createSchema(createPubsub());
const QUERIES = randomQueries(SCHEMA, combineDefinitions(SCHEMA, modules.sqlFields));
/** A number of documents that the server knows from its start, as it knows the client's. */
const RANDOM_DOCUMENTS = fc.sample(QUERIES, 60);

let app: TestApp;
let folder: string;
let world: VariedWorld;
const clients = new Map<ViewerName, TestClient>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hanteam-compiled-'));
  await mkdir(join(folder, 'web'));
  await writeFile(join(folder, 'documents.json'), JSON.stringify([...CLIENT_DOCUMENTS, ...RANDOM_DOCUMENTS]));
  app = await startTestApp({ SCHOOL_PROOF: 'optional' }, undefined, join(folder, 'web'));
  world = await buildVariedWorld(app);
  for (const name of VIEWERS) clients.set(name, await app.as(world.viewers[name]));
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

/** Whether the response to a query is one statement, made from what it selects, once Apollo has found the document valid. */
async function isCompiled(ask: () => Promise<unknown>): Promise<boolean> {
  await ask();
  const sent = await statementsOf(ask);
  return sent.length === 1 && sent.every(isMadeFromSelection);
}

const isMadeFromSelection = (text: string): boolean => text.includes('from member viewer');

/** The answer of the compiled query beside that of the resolvers. */
async function compare(client: TestClient, query: string, variables: object) {
  let compiled: unknown;
  const isOneStatement = await isCompiled(async () => {
    compiled = await client.graphql(query, variables);
  });
  const resolved = await client.graphql(forResolvers(query), variables);
  return { isOneStatement, compiled: JSON.stringify(compiled), resolved: JSON.stringify(resolved) };
}

const cursor = (text: string): string => Buffer.from(text).toString('base64url');

/** Values for all variables of the random queries; the ids are picked from the world by their numbers. */
const variables = fc.record({
  noticeIndex: fc.nat(),
  page: fc.integer({ min: 0, max: 3 }),
  size: fc.integer({ min: 1, max: 6 }),
  sort: fc.constantFrom('NEWEST', 'BEST_MATCH', 'DEADLINE'),
  filter: fc.option(
    fc.record(
      { kind: fc.constantFrom(null, 'PROJECT', 'STUDY'), recruitingOnly: fc.boolean(), closingSoon: fc.boolean() },
      { requiredKeys: [] },
    ),
  ),
  kind: fc.constantFrom('PROJECT', 'STUDY'),
  first: fc.integer({ min: 1, max: 4 }),
  commentIndex: fc.option(fc.nat()),
});

/** The item at a number, counted around. */
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

type Values = typeof variables extends fc.Arbitrary<infer Value> ? Value : never;

function toVariables({ noticeIndex, commentIndex, ...others }: Values) {
  const after = commentIndex === null ? null : cursor(`id:${at(world.comments, commentIndex).id}`);
  return { ...others, id: String(at(world.notices, noticeIndex).id), after };
}

it('a compiled query has the answer of the resolvers, byte for byte, for every viewer', async () => {
  const viewer = fc.constantFrom(...VIEWERS);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...RANDOM_DOCUMENTS), variables, viewer, async (query, values, name) => {
      const { isOneStatement, compiled, resolved } = await compare(clientOf(name), query, toVariables(values));
      expect(compiled).toBe(resolved);
      expect(compiled).not.toContain('"errors"');
      expect(isOneStatement).toBe(true);
    }),
    { numRuns: 300 },
  );
}, 120_000);

/** The client's queries that are one statement, with their variables. */
const COMPILED: Record<string, (values: ReturnType<typeof toVariables>) => object> = {
  CommentSection: ({ id, first, after }) => ({ noticeId: id, first, after }),
  HomePage: () => ({}),
  Layout: () => ({}),
  MyTeams: () => ({}),
  NoticeCounts: ({ filter }) => ({
    projects: { ...filter, kind: 'PROJECT' },
    studies: { ...filter, kind: 'STUDY' },
  }),
  NoticeListPage: ({ page, size, sort, filter }) => ({ page, size, sort, filter: filter ?? {} }),
  NoticePage: ({ id }) => ({ id }),
  SchoolProof: () => ({}),
  TabMember: () => ({}),
  UnreadCount: () => ({}),
  UpdateNoticePage: ({ id }) => ({ id }),
};

/** The client's queries that the resolvers serve: lists with cursors, and what is opened seldom. */
const RESOLVED = [
  'ApplicantsPage',
  'ContactsChoice',
  'EarlierApplications',
  'Favourites',
  'JoinTeamPage',
  'LegalPage',
  'LoginPage',
  'ModerationPage',
  'MoreReplies',
  'MyApplications',
  'MyPage',
  'NotificationsPage',
  'OtherApplications',
  'OwnNotices',
  'ResumePage',
  'SchoolInput',
  'SharedSchool',
  'TeamPage',
  'ViewerTeams',
  'WaitingDetails',
];

const nameOf = (document: string): string => /^query (\w+)/.exec(document)?.[1] ?? '';

it("each of the client's queries is decided about", () => {
  const names = CLIENT_DOCUMENTS.map(nameOf).filter((name) => name !== '');
  expect(names.toSorted()).toEqual([...Object.keys(COMPILED), ...RESOLVED].toSorted());
});

it.each(Object.entries(COMPILED))("the client's query %s is compiled, for every viewer", async (name, variablesOf) => {
  const query = CLIENT_DOCUMENTS.find((document) => nameOf(document) === name) ?? '';
  await fc.assert(
    fc.asyncProperty(variables, fc.constantFrom(...VIEWERS), async (values, viewer) => {
      const answers = await compare(clientOf(viewer), query, variablesOf(toVariables(values)));
      expect(answers.compiled).toBe(answers.resolved);
      expect(answers.compiled).not.toContain('"errors"');
      expect(answers.isOneStatement).toBe(true);
    }),
    { numRuns: 25 },
  );
});

it("a document that many requests parse at once is kept once, so that there is room for others than the client's", async () => {
  const card = 'id title content comments(first: 5) { nodes { text replies(first: 5) { nodes { id text } } } }';
  const ask = (name: string) => clientOf('applicant').data(`query ${name} { recentNotices(kind: STUDY) { ${card} } }`);
  const learn = jest.spyOn(CompiledQueries.prototype, 'learn');
  await ask('AtOnce');
  const [queries, [request] = []] = [learn.mock.contexts[0], learn.mock.calls[0]];
  learn.mockRestore();
  if (!queries || !request) throw new Error('No query was learned.');
  for (let times = 0; times < 200; times += 1) queries.learn(request, parse(request.query));
  expect(await isCompiled(() => ask('Afterwards'))).toBe(true);
});

describe('the resolvers serve', () => {
  const member = () => clientOf('applicant');

  it.each<[what: string, query: string]>([
    ['a search', '{ notices(filter: { search: "공고" }) { totalCount } }'],
    ['a search by deadline', '{ notices(sort: DEADLINE, filter: { search: "공고" }) { totalCount } }'],
    ['a list for a role that closes soon', '{ notices(filter: { closingSoon: true, role: BACKEND }) { totalCount } }'],
    ['a field without a definition', '{ viewer { id contacts { email } } }'],
    ['the link to share a notice in a list', '{ notices { nodes { shareUrl } } }'],
    ['a directive', '{ viewer { id loginId @skip(if: true) } }'],
    ['a directive at a fragment', '{ viewer { id ... on Viewer @include(if: true) { loginId } } }'],
    ['a name that PostgreSQL would cut off', `{ viewer { ${'a'.repeat(64)}: id } }`],
    ['arguments that are refused', '{ notices(size: 0) { totalCount } }'],
    ['a cursor that is none', '{ recentNotices(kind: STUDY) { comments(after: "x") { nodes { id } } } }'],
    ['a variable that is missing', 'query ($id: ID!) { notice(id: $id) { id } }'],
    ['lists that multiply', '{ notices(size: 100) { nodes { comments(first: 100) { nodes { id } } } } }'],
  ])('%s', async (_what, query) => {
    expect(await isCompiled(() => member().graphql(query))).toBe(false);
  });

  it('a visitor', async () => {
    const visitor = app.visitor();
    expect(await visitor.graphql('{ viewer { id } }')).toEqual({ data: { viewer: null } });
    expect(await visitor.code('{ recentNotices(kind: STUDY) { id } }')).toBe('UNAUTHENTICATED');
  });

  it("other documents than the client's, once there are many", async () => {
    const card =
      'viewerCanApply viewerApplyRefusal viewerCanReopen comments(first: 5) { nodes { replies(first: 5) { nodes { id } } } }';
    const ask = (index: number) =>
      isCompiled(() => member().data(`{ recentNotices(kind: STUDY) { field${index}: id ${card} } }`));
    expect(await ask(0)).toBe(true);
    for (let index = 1; index < 40; index += 1) await ask(index);
    expect(await ask(40)).toBe(false);
    expect(await ask(0)).toBe(true);
    const layout = CLIENT_DOCUMENTS.find((document) => nameOf(document) === 'Layout') ?? '';
    expect(await isCompiled(() => member().data(layout))).toBe(true);
  });
});
