import { getIntrospectionQuery } from 'graphql';
import type { Response } from 'supertest';
import { clientDocuments } from '../../test-kit/catalogue/client-documents';
import type { TestClient } from '../../test-kit/clients/client';
import { expectSafe } from '../../test-kit/clients/described-responses';
import { buildMember, buildStudy, PASSWORD } from '../../test-kit/factories/factories';
import { asInput } from '../../test-kit/clients/graphql-inputs';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL, STUDY_INPUT } from '../../test-kit/clients/graphql-operations';
import { graphqlOutcome, outcomeOf } from '../../test-kit/clients/outcomes';
import { SECRET } from '../../test-kit/app/secret';

let app: TestApp;
let client: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  client = await app.as(await buildMember(app.em()));
});

afterAll(() => app.close());

interface Refusal {
  data?: unknown;
  errors: { message: string; extensions: { code: string } }[];
}

/** Sends a body unchanged and checks that the response reveals nothing. */
async function send(body: string | object, as = client): Promise<Response> {
  const response = await as.agent.post('/graphql').set('Content-Type', 'application/json').send(body);
  expectSafe(response);
  return response;
}

async function expectRefused(body: string | object, code: string | RegExp): Promise<Refusal['errors']> {
  const response = await send(body);
  const { data, errors } = response.body as Refusal;
  expect(response.status).toBe(400);
  expect(data ?? null).toBeNull();
  expect(errors[0]?.extensions.code).toMatch(code);
  for (const error of errors) expect(Object.keys(error.extensions)).toEqual(['code']);
  expect((await app.visitor().agent.get('/livez')).status).toBe(200);
  return errors;
}

const repeat = (count: number, part: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

const TOO_DEEP = `{ notices { nodes ${'{ viewerApplication { notice '.repeat(7)} { id } ${'} }'.repeat(7)} } }`;
const TOO_COSTLY = `{ notices { nodes { comments(first: 100) { edges { node { id text author { id nickName } } } }
  applications(first: 100) { nodes { id notice { comments(first: 100) { nodes { id text } } } } } } } }`;

describe('refuses before execution', () => {
  it.each<[what: string, query: string, limit: RegExp]>([
    ['[G1] 15 levels deep', TOO_DEEP, /12단계/],
    [
      '[G1] 15 levels deep by fragments',
      repeat(15, (i) => `fragment F${i} on Notice { viewerApplication { notice { ...F${i + 1} } } }`) +
        ' fragment F15 on Notice { id } { recentNotices(kind: STUDY) { ...F0 } }',
      /12단계/,
    ],
    ['[G1] costing more than any page', TOO_COSTLY, /9,000/],
    ['[G2] 1,000 aliases', `{ ${repeat(1_000, (i) => `a${i}: viewer { id }`)} }`, /토큰 1,000개/],
    ['[G2] 16 aliases', `{ ${repeat(16, (i) => `a${i}: viewer { id }`)} }`, /별칭.+15개/],
    [
      '[G2] 16 aliases in fragments',
      `{ ${repeat(8, (i) => `a${i}: viewer { ...F }`)} } fragment F on Viewer { ${repeat(9, (i) => `b${i}: id`)} }`,
      /별칭.+15개/,
    ],
    ['[G2] 1,000 directives', `{ viewer { id ${'@include(if: true) '.repeat(1_000)} } }`, /토큰 1,000개/],
    ['[G2] 25 directives', `{ viewer { ${'id @include(if: true) '.repeat(25)} } }`, /지시어.+20개/],
    ['[G4] 10,000 duplicate fields', `{ viewer { ${'id '.repeat(10_000)} } }`, /토큰 1,000개/],
    ['[G15] a comment of 90,000 characters', `{ viewer { id } } #${'x'.repeat(90_000)}`, /주석.+4,000자/],
    ['[G15] 2,500 empty comments', `{ viewer { id } } ${'#\n'.repeat(2_500)}`, /주석.+4,000자/],
    ['[G15] 5,000 commas', `{ viewer { id } } ${','.repeat(5_000)}`, /주석.+4,000자/],
    ['[G9] a list of 10,000 literals', `{ schools(search: [${'"a" '.repeat(10_000)}]) { name } }`, /토큰 1,000개/],
  ])('%s', async (_what, query, limit) => {
    const [error] = await expectRefused({ query }, 'DOCUMENT_LIMIT');
    expect(error?.message).toMatch(limit);
  });

  it.each<[what: string, query: string]>([
    ['a circle of fragments', '{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }'],
    [
      'a fragment in itself',
      '{ notices { nodes { ...A } } } fragment A on Notice { viewerApplication { notice { ...A } } }',
    ],
    [
      'a circle of fragments that nobody uses',
      '{ viewer { id } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }',
    ],
    ['100,000 brackets', '{'.repeat(100_000)],
    ['[G9] an Int past 32 bits', '{ notices(size: 2147483648) { totalCount } }'],
    ['a Float for an Int', '{ notices(size: 1.5) { totalCount } }'],
    ['a field that is not there', '{ viewer { passwordHash } }'],
    ['a query by its introspected subtypes only', '{ notices { nodes { ...on Member { id } } } }'],
  ])('%s', async (_what, query) => {
    await expectRefused({ query }, /^GRAPHQL_(VALIDATION|PARSE)_FAILED$/);
  });

  it.each<[what: string, query: string, variables: unknown]>([
    [
      '[G9] a list of 10,000 for a text',
      'query ($s: String!) { schools(search: $s) { name } }',
      { s: Array(10_000).fill('가') },
    ],
    ['[G9] an Int past 32 bits', 'query ($n: Int!) { notices(size: $n) { totalCount } }', { n: 2_147_483_648 }],
    ['a text for an Int', 'query ($n: Int!) { notices(size: $n) { totalCount } }', { n: '12' }],
    ['a number for a text', 'query ($s: String!) { schools(search: $s) { name } }', { s: 3 }],
    ['an object for an id', 'query ($id: ID!) { notice(id: $id) { id } }', { id: { $gt: 0 } }],
    ['nothing where something must be', 'query ($id: ID!) { notice(id: $id) { id } }', {}],
    [
      'an unknown enum value',
      'query ($f: NoticeFilter) { notices(filter: $f) { totalCount } }',
      { f: { kind: 'STUDDY' } },
    ],
    ['an unknown input field', GQL.createStudy, { input: asInput({ ...STUDY_INPUT, titel: 'x' }) }],
    ['variables that are a list', 'query ($id: ID!) { notice(id: $id) { id } }', [1]],
    ['variables that are a text', 'query ($id: ID!) { notice(id: $id) { id } }', '{"id":1}'],
  ])('variables: %s', async (_what, query, variables) => {
    await expectRefused({ query, variables }, /^BAD_(USER_INPUT|REQUEST)$/);
  });

  it('[G13] more invalid variables than GraphQL reports, without an error in the log', async () => {
    const logged = jest.spyOn(app.server.services.logger, 'error');
    try {
      const query =
        'mutation ($input: DecideApplicationsInput!) { decideApplications(input: $input) { results { __typename } } }';
      const variables = { input: { ids: Array(200).fill(true) } };
      const errors = await expectRefused({ query, variables }, 'BAD_USER_INPUT');
      expect(errors.length).toBeGreaterThan(50);
      expect([...new Set(errors.map(({ extensions }) => extensions.code))]).toEqual(['BAD_USER_INPUT']);
      expect(logged).not.toHaveBeenCalled();
    } finally {
      logged.mockRestore();
    }
  });

  it.each<[what: string, body: string | object]>([
    ['[G3] a batch', [{ query: '{ viewer { id } }' }, { query: '{ viewer { id } }' }]],
    ['[G3] an empty batch', []],
    ['no query', {}],
    ['a query that is a number', { query: 3 }],
    ['a query that is an object', { query: { a: 1 } }],
    ['an empty query', { query: '' }],
    ['no document', { query: 'hello?' }],
    ['an operation that is not in it', { query: 'query A { viewer { id } }', operationName: 'B' }],
    ['two operations and no name', { query: 'query A { viewer { id } } query B { viewer { id } }' }],
    ['a subscription', { query: 'subscription { notificationReceived { id } }' }],
    ['broken JSON', '{"query": "{ viewer'],
    ['JSON that is no object', '"{ viewer { id } }"'],
  ])('%s', async (_what, body) => {
    await expectRefused(
      body,
      /^(BAD_REQUEST|VALIDATION_FAILED|GRAPHQL_PARSE_FAILED|OPERATION_RESOLUTION_FAILURE|PERSISTED_QUERY_NOT_SUPPORTED)$/,
    );
  });

  it('a persisted query', async () => {
    const { body } = await send({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } });
    expect(body).toEqual({
      errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
    });
  });

  it('[G8] a mutation by GET, even with the header that proves a preflight', async () => {
    const query = GQL.logOut;
    expect((await client.agent.get('/graphql').query({ query })).status).toBe(400);
    const shown = await client.agent.get('/graphql').query({ query }).set('apollo-require-preflight', '1');
    expect(shown.status).toBe(405);
    expect(await client.data('{ viewer { id } }')).toMatchObject({ viewer: { id: expect.any(String) as string } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    '[G8] a POST of the type %j that forms can send',
    async (type) => {
      const sent = client.agent.post('/graphql').set('Content-Type', type);
      const response = await sent.send(JSON.stringify({ query: GQL.logOut }));
      expectSafe(response);
      expect(response.status).toBe(400);
      expect(await client.data('{ viewer { id } }')).toMatchObject({ viewer: { id: expect.any(String) as string } });
    },
  );
});

describe('the limits allow', () => {
  it('a notice with all its fields together with the notifications', async () => {
    const member = `fragment M on Member { id nickName imageUrl }`;
    const application = `fragment A on Application { id status role text createdAt decidedAt viewerCanCancel viewerCanDecide applicant { ...M } }`;
    const card = `fragment C on Notice { id kind title recruiting headcount createdAt school { id name } viewerHasFavourited viewerCanManage viewerCanApply favouriteCount commentCount approvedCount owner { ...M } ...on Project { field techStack roles { role headcount approved } } }`;
    const query = `query Page($id: ID!) {
      notice(id: $id) {
        ...C content applicationCount viewerApplication { ...A } applications(first: 100) { nodes { ...A } pageInfo { hasNextPage endCursor } }
        comments(first: 50) { edges { cursor node { id text createdAt viewerCanDelete author { ...M } } } pageInfo { hasNextPage endCursor } }
      }
      projects: recentNotices(kind: PROJECT) { ...C } studies: recentNotices(kind: STUDY) { ...C }
      viewer {
        id member { ...M } loginId school { id name } email unreadNotificationCount
        ownedNotices(first: 5) { nodes { ...C } } favourites(first: 5) { nodes { ...C } } applications(first: 5) { nodes { ...A } }
        notifications(first: 20) { edges { cursor node { id kind read createdAt noticeTitle actor { ...M } notice { ...C } } } pageInfo { hasNextPage endCursor } }
      }
    } ${member} ${application} ${card}`;
    const study = await buildStudy(app.em());
    expect(await client.data(query, { id: study.id })).toMatchObject({ notice: { id: String(study.id) } });
  });

  it('[G15] a document with a text of 60,000 characters, and comments beside it', async () => {
    const query = `# ${'What this is for. '.repeat(100)}\n{ schools(search: "${'가'.repeat(60_000)}") { name } }`;
    expect(await graphqlOutcome(client, query, {})).not.toMatch(/^GRAPHQL_/);
  });

  it('every query and mutation of the client', async () => {
    const operations = clientDocuments().filter((text) => /^(query|mutation)/.test(text));
    expect(operations.length).toBeGreaterThan(10);
    for (const query of operations) {
      // Without variables a visitor's queries all fail, but each of them is validated.
      const code = await app.visitor().code(query);
      expect([query, code]).not.toEqual([query, expect.stringMatching(/^GRAPHQL_/)]);
    }
  });

  it('the introspection of the playground', async () => {
    const data = await client.data<{ __schema: { types: object[] } }>(getIntrospectionQuery());
    expect(data.__schema.types.length).toBeGreaterThan(20);
  });
});

describe('an error has the same code as over REST', () => {
  it.each<[code: string, query: string, variables: object, rest: Parameters<TestClient['rest']>]>([
    ['NOT_FOUND', GQL.favourite, { id: '999999' }, ['post', '/projects/999999/like']],
    ['NOT_FOUND', GQL.favourite, { id: 'abc' }, ['post', '/projects/abc/like']],
    [
      'VALIDATION_FAILED',
      GQL.createStudy,
      { input: asInput({ ...STUDY_INPUT, title: ' ' }) },
      ['post', '/studies', { ...STUDY_INPUT, title: ' ' }],
    ],
    ['VALIDATION_FAILED', '{ notices(size: 101) { totalCount } }', {}, ['get', '/studies?size=101']],
    [
      'LOGIN_FAILED',
      'mutation { logIn(input: { loginId: "nobody", password: "wrong" }) { viewer { id } } }',
      {},
      ['post', '/auth/login', { loginId: 'nobody', password: 'wrong' }],
    ],
  ])('%s: %s %j', async (code, query, variables, rest) => {
    expect(await graphqlOutcome(client, query, variables)).toBe(code);
    expect(outcomeOf(await client.rest(...rest))).toBe(code);
  });

  it('but one failed field leaves the data of the others', async () => {
    const response = await app
      .visitor()
      .graphql('{ notices { totalCount } viewer { id } schools(search: "서울대학교") { name } }');
    expect(response.data).toMatchObject({
      notices: null,
      viewer: null,
      schools: expect.arrayContaining([{ name: '서울대학교' }]) as object[],
    });
    expect(response.errors).toMatchObject([{ path: ['notices'], extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('and is UNAUTHENTICATED for a visitor', async () => {
    expect(await graphqlOutcome(app.visitor(), '{ recentNotices(kind: STUDY) { id } }')).toBe('UNAUTHENTICATED');
    expect(outcomeOf(await app.visitor().rest('get', '/studies/recent'))).toBe('UNAUTHENTICATED');
  });

  it('and has messages by field for invalid input', async () => {
    const { errors } = await client.graphql(GQL.createStudy, {
      input: asInput({ ...STUDY_INPUT, title: '', content: ' ' }),
    });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION_FAILED',
      fields: { title: '제목을 입력해 주세요.', content: '내용을 입력해 주세요.' },
    });
    expect(errors?.[0]?.message).toBe('제목을 입력해 주세요.');
  });
});

describe('[G6] an error in production', () => {
  let production: TestApp;

  beforeAll(async () => {
    production = await startTestApp({ NODE_ENV: 'production', SESSION_SECRET: SECRET, THROTTLE: 'on' });
  });
  afterAll(() => production.close());

  it.each<[query: string, variables: object]>([
    ['{ viewe { id } }', {}],
    ['{ viewer { member { nickNam } } }', {}],
    ['{ notices(siz: 3) { totalCount } }', {}],
    ['{ notices(sort: NEWES) { totalCount } }', {}],
    ['query ($i: CreateStudyInpu!) { viewer { id } }', { i: 1 }],
    [GQL.createStudy, { input: asInput({ ...STUDY_INPUT, titel: 'x' }) }],
    ['query ($s: NoticeSort!) { notices(sort: $s) { totalCount } }', { s: 'NEWES' }],
  ])('suggests no names of the schema: %s', async (query, variables) => {
    const inDevelopment = await send({ query, variables });
    expect(inDevelopment.text).toContain('Did you mean');
    const response = await send({ query, variables }, production.visitor());
    expect(response.status).toBe(400);
    expect(response.text).not.toMatch(/did you mean|nickName|NEWEST|"title/i);
  });

  it('has no stack, and the schema can be introspected', async () => {
    const { loginId } = await buildMember(production.em());
    const visitor = production.visitor();
    expect(
      await visitor.code(`mutation { logIn(input: { loginId: "${loginId}", password: "wrong" }) { viewer { id } } }`),
    ).toBe('LOGIN_FAILED');
    expect((await send({ query: '{ nothing }' }, visitor)).text).not.toMatch(/stack/i);
    expect(await visitor.data('{ __schema { queryType { name } } }')).toEqual({
      __schema: { queryType: { name: 'Query' } },
    });
    await visitor.logIn(loginId, PASSWORD);
  });
});
