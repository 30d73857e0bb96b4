import { parse, validate } from 'graphql';
import type { Response } from 'supertest';
import { createSchema } from '../../gateway/graphql/schema';
import { createPubsub } from '../../platform/shared-state/pubsub';
import type { TestClient } from '../../test-kit/clients/client';
import { buildAccessToken, buildMember, buildStudy } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { mutationDocuments } from '../../test-kit/catalogue/mutations';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { STATUS_BY_CODE } from '../../test-kit/clients/outcomes';
import { REST_ROWS } from '../../test-kit/catalogue/rest-rows';

const schema = createSchema(createPubsub());

/** Mutations that require a session. */
const MEMBERS_ALONE = [
  'logIn',
  'logOut',
  'changePassword',
  'requestPasswordReset',
  'resetPassword',
  'withdraw',
  'createAccessToken',
  'revokeAccessToken',
  'hideContent',
  'restoreContent',
  'suspendMember',
  'giveConsents',
  'prepareDataExport',
  'appointModerator',
  'dismissModerator',
  'updateSchoolOperator',
  'requestEmailConfirmation',
  'confirmEmail',
];
const MEMBERS_ALONE_OVER_REST = ['post /auth/login', 'post /auth/logout'];

/** Error codes that deny a token. */
const TOKEN_CODES = ['INVALID_TOKEN', 'READ_ONLY_TOKEN', 'SESSION_REQUIRED', 'UNAUTHENTICATED'];

/** Documents of every mutation of the schema, with arguments of the right types. */
const DOCUMENTS = mutationDocuments(schema);

const BODY = { loginId: 'nobody', password: 'some long text 1' };
const ROUTES = REST_ROWS.map(({ method, path }): [route: string, method: typeof method, path: string] => [
  `${method} ${path}`,
  method,
  path.replace(':id', '2147483647'),
]);

let app: TestApp;
let reader: TestClient;
let writer: TestClient;

beforeAll(async () => {
  app = await startTestApp();
  const member = await buildMember(app.em());
  reader = app.withToken((await buildAccessToken(app.em(), { member, mayWrite: false })).secret);
  writer = app.withToken((await buildAccessToken(app.em(), { member })).secret);
});

afterAll(() => app.close());

/** Sends a GraphQL operation. Returns the response and its first error code. */
async function sendGraphQL(client: TestClient, query: string): Promise<{ response: Response; code?: string }> {
  const response = await client.agent.post('/graphql').send({ query });
  const { errors } = response.body as { errors?: { extensions: { code: string } }[] };
  return { response, code: errors?.[0]?.extensions.code };
}

const codeOf = ({ body }: Response): string | undefined => (body as { code?: string }).code;

describe('[B16] a read-only token', () => {
  it.each(DOCUMENTS)('cannot run the mutation %s, which then has no effect', async (_name, document) => {
    expect(validate(schema, parse(document))).toEqual([]);
    const { response, code } = await sendGraphQL(reader, document);
    expect([response.status, code]).toEqual([403, 'READ_ONLY_TOKEN']);
    expect(response.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="write"');
    expect(response.body).not.toHaveProperty('data');
  });

  it.each(ROUTES)('on the route %s may only read', async (_route, method, path) => {
    const response = await reader.rest(method, path, method === 'get' ? undefined : BODY);
    if (method === 'get') expect(TOKEN_CODES).not.toContain(codeOf(response));
    else expect(codeOf(response)).toBe('READ_ONLY_TOKEN');
  });

  it('cannot run a mutation beside a query or in a multipart request', async () => {
    const { agent } = reader;
    const query = 'query A { viewer { id } } mutation B { markAllNotificationsRead { viewer { id } } }';
    const named = await agent.post('/graphql').send({ query, operationName: 'B' });
    expect(named.status).toBe(403);
    const operations = JSON.stringify({ query: GQL.markAllRead });
    const multipart = await agent.post('/graphql').field('operations', operations).field('map', '{}');
    expect(multipart.status).toBe(403);
  });
});

describe('[B16] a token with write access', () => {
  it.each(DOCUMENTS)('on the mutation %s is accepted unless it requires a session', async (name, document) => {
    const { response, code } = await sendGraphQL(writer, document);
    if (MEMBERS_ALONE.includes(name)) expect([response.status, code]).toEqual([403, 'SESSION_REQUIRED']);
    else expect([...TOKEN_CODES, 'GRAPHQL_VALIDATION_FAILED']).not.toContain(code);
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it.each(ROUTES)('on the route %s is accepted unless it requires a session', async (route, method, path) => {
    const response = await writer.rest(method, path, method === 'get' ? undefined : BODY);
    if (MEMBERS_ALONE_OVER_REST.includes(route)) expect(codeOf(response)).toBe('SESSION_REQUIRED');
    else expect(TOKEN_CODES).not.toContain(codeOf(response));
    expect(response.headers).not.toHaveProperty('set-cookie');
  });

  it('edits the profile over REST, except for the e-mail address, which receives links for new passwords', async () => {
    const member = await buildMember(app.em());
    const program = app.withToken((await buildAccessToken(app.em(), { member })).secret);
    const profile = { nickName: '새 이름', university: member.university };
    const kept = await program.rest('post', '/members/profile', { ...profile, email: member.email });
    expect(kept.body).toMatchObject({ nickName: '새 이름', email: member.email });
    const taken = await program.rest('post', '/members/profile', { ...profile, email: 'thief@example.com' });
    expect([taken.status, codeOf(taken)]).toEqual([403, 'SESSION_REQUIRED']);
    expect(await app.sql('select email from member where id = ?', [member.id])).toEqual([{ email: member.email }]);
  });

  it('comments and adds favourites over both transports', async () => {
    // The mutations above have moved the member to another school.
    const member = await buildMember(app.em());
    writer = app.withToken((await buildAccessToken(app.em(), { member })).secret);
    const { id } = await buildStudy(app.em());
    expect((await writer.rest('post', `/studies/comments/${id}`, { comment: 'REST로' })).status).toBe(201);
    expect((await writer.rest('post', `/studies/${id}/like`)).body).toEqual({ favorite: true });
    const query = `mutation { addComment(input: { noticeId: ${id}, text: "GraphQL로" }) { comment { author { id } } } }`;
    expect((await sendGraphQL(writer, query)).code).toBeUndefined();
    expect(await app.sql('select text from comment where notice_id = ? order by id', [id])).toEqual([
      { text: 'REST로' },
      { text: 'GraphQL로' },
    ]);
  });
});

it('each error code of a denied token has its status', () => {
  expect(TOKEN_CODES.map((code) => STATUS_BY_CODE[code as keyof typeof STATUS_BY_CODE])).toEqual([401, 403, 403, 401]);
});
