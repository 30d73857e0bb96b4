import type { Response } from 'supertest';
import { AppError, type ErrorCode, listErrorCodes } from '../../server/platform/errors/app-error';
import { MAX_DATA_BYTES } from '../../server/selection/resolvers';
import { buildAccessToken, buildMember } from '../../server/test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../server/test-kit/app/test-app';
import { INTEGRATORS, namesIn, readTable, REST_PAGE } from '../../server/test-kit/catalogue/integrators-page';
import { REST_ROWS } from '../../server/test-kit/catalogue/rest-rows';
import { asInput } from '../../server/test-kit/clients/graphql-inputs';
import { GQL, STUDY_INPUT } from '../../server/test-kit/clients/graphql-operations';
import {
  DOCUMENT_LIMITS,
  MAX_DOCUMENT_TOKENS,
  MAX_IGNORED_CHARACTERS,
  MAX_SUBSCRIPTION_TOKENS,
} from '../../server/gateway/graphql/document-limits';
import { REQUEST_ERRORS } from '../../server/gateway/graphql/graphql-errors';
import { MAX_RESPONSE_BYTES } from '../../server/gateway/idempotency/attempt';
import { IDEMPOTENCY_KEY_LIMIT } from '../../server/gateway/idempotency/idempotent-writes';
import { MAX_JSON_BYTES } from '../../server/gateway/requests/bodies';
import { MAX_SUBSCRIPTIONS } from '../../server/gateway/sockets/running-subscriptions';
import { MAX_REQUEST_BYTES } from '../../server/gateway/sockets/subscription-requests';

/** Codes in the document, with their statuses over both transports. */
const CODES = readTable('code').filter((cells) => cells.length === 4);

const statusesOf = (transport: 1 | 2): [code: string, statuses: string][] =>
  CODES.map((cells) => [namesIn(cells[0] ?? '')[0] ?? '', cells[transport] ?? '']);

it('[CON17] docs/integrators lists each code once', () => {
  const listed = statusesOf(1).map(([code]) => code);
  expect(listed.toSorted()).toEqual([...listErrorCodes(), ...REQUEST_ERRORS].toSorted());
});

it('[CON17] docs/integrators lists the status of each code over REST', () => {
  const overRest = statusesOf(1).filter(([, status]) => status !== '–');
  for (const [code, status] of overRest)
    expect([code, status]).toEqual([code, String(new AppError(code as ErrorCode).status)]);
  const graphqlOnly: string[] = ['DOCUMENT_LIMIT', 'TOO_MANY_SUBSCRIPTIONS', ...REQUEST_ERRORS];
  expect(overRest.map(([code]) => code).toSorted()).toEqual(
    listErrorCodes().filter((code) => !graphqlOnly.includes(code)),
  );
});

it('[CON17] an error over GraphQL has the status of its code or belongs to a field', () => {
  for (const [code, statuses] of statusesOf(2)) {
    if (statuses === '–' || statuses === 'WebSocket' || REQUEST_ERRORS.has(code)) continue;
    const own = String(new AppError(code as ErrorCode).status);
    const others = statuses.split(', ').filter((status) => status !== '200');
    expect([code, others]).toEqual([code, others.length > 0 ? [own] : []]);
  }
});

it('docs/integrators/rest.md lists exactly the paths of REST', () => {
  const listed = readTable('method', REST_PAGE).flatMap(([methods = '', paths = '']) =>
    namesIn(paths)
      .flatMap((path) =>
        path.includes('{kind}') ? ['projects', 'studies'].map((kind) => path.replace('{kind}', kind)) : [path],
      )
      .flatMap((path) => namesIn(methods).map((method) => `${method.toLowerCase()} ${path}`)),
  );
  expect(listed.toSorted()).toEqual(REST_ROWS.map(({ method, path }) => `${method} ${path}`).toSorted());
});

it('[CON15] docs/integrators states the limits of requests', () => {
  const rows = readTable('limit of a request').map(([limit = '', most = '']) => [
    limit.split(/:| \(`/)[0],
    Number(most.replaceAll(',', '')),
  ]);
  expect(Object.fromEntries(rows)).toEqual({
    'levels of nested fields': DOCUMENT_LIMITS.depth,
    "bytes of the response's data": MAX_DATA_BYTES,
    aliases: DOCUMENT_LIMITS.aliases,
    directives: DOCUMENT_LIMITS.directives,
    cost: DOCUMENT_LIMITS.cost,
    tokens: MAX_DOCUMENT_TOKENS,
    'tokens of a subscription': MAX_SUBSCRIPTION_TOKENS,
    'characters of comments, spaces and commas': MAX_IGNORED_CHARACTERS,
    'bytes of a subscription with its variables': MAX_REQUEST_BYTES,
    'bytes of a JSON body': MAX_JSON_BYTES,
    'subscriptions of a WebSocket': MAX_SUBSCRIPTIONS,
  });
});

it('docs/integrators states the limits of idempotency keys', () => {
  const { points } = IDEMPOTENCY_KEY_LIMIT;
  expect(INTEGRATORS).toContain(`up to ${MAX_RESPONSE_BYTES.toLocaleString('en')} bytes`);
  expect(INTEGRATORS).toContain(`${points.toLocaleString('en')} keys in 24 hours`);
});

describe('a GraphQL request that fails as a whole', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
  });

  afterAll(() => app.close());

  const query = '{ viewer { id } }';

  const REQUESTS: Record<string, () => Promise<Response>> = {
    INVALID_TOKEN: async () => app.withToken('hanteam_pat_wrong').agent.post('/graphql').send({ query }),
    READ_ONLY_TOKEN: async () => {
      const { secret } = await buildAccessToken(app.em(), { mayWrite: false });
      return app.withToken(secret).agent.post('/graphql').send({ query: GQL.markAllRead });
    },
    SESSION_REQUIRED: async () => {
      const { secret } = await buildAccessToken(app.em());
      return app.withToken(secret).agent.post('/graphql').send({ query: GQL.logOut });
    },
    SUSPENDED: async () => {
      const member = await buildMember(app.em());
      const client = await app.as(member);
      await app.sql(`update member set suspended_until = now() + interval '1 day' where id = ?`, [member.id]);
      return client.agent.post('/graphql').send({ query: GQL.createStudy, variables: { input: asInput(STUDY_INPUT) } });
    },
    OTHER_MEMBER: async () => {
      const client = await app.as(await buildMember(app.em()));
      return client.agent.post('/graphql').set('X-Member', '999999').send({ query: GQL.markAllRead });
    },
    CROSS_ORIGIN: async () => app.visitor().agent.post('/graphql').set('Sec-Fetch-Site', 'cross-site').send({ query }),
    VALIDATION_FAILED: async () =>
      app.visitor().agent.post('/graphql').set('Content-Type', 'application/json').send('{"query'),
    TOO_LARGE: async () =>
      app
        .visitor()
        .agent.post('/graphql')
        .send({ query: ' '.repeat(MAX_JSON_BYTES) }),
    NOT_FOUND: async () => app.visitor().agent.post('/graphql/other').send({ query }),
    UNAUTHENTICATED: async () =>
      app.visitor().agent.post('/graphql').set('apollo-require-preflight', '1').field('operations', '{}'),
    DOCUMENT_LIMIT: async () =>
      app
        .visitor()
        .agent.post('/graphql')
        .send({ query: `{ ${'viewer { id } '.repeat(500)} }` }),
    GRAPHQL_PARSE_FAILED: async () => app.visitor().agent.post('/graphql').send({ query: 'hello?' }),
    GRAPHQL_VALIDATION_FAILED: async () => app.visitor().agent.post('/graphql').send({ query: '{ nothing }' }),
    OPERATION_RESOLUTION_FAILURE: async () =>
      app.visitor().agent.post('/graphql').send({ query: 'query A { viewer { id } }', operationName: 'B' }),
    BAD_USER_INPUT: async () =>
      app.visitor().agent.post('/graphql').send({ query: 'query ($id: ID!) { notice(id: $id) { id } }' }),
    BAD_REQUEST: async () => app.visitor().agent.post('/graphql').send([{ query }]),
    PERSISTED_QUERY_NOT_SUPPORTED: async () =>
      app
        .visitor()
        .agent.post('/graphql')
        .send({ extensions: { persistedQuery: { version: 1, sha256Hash: 'a' } } }),
  };

  it.each(Object.entries(REQUESTS))('[CON17] has the code %s with its documented status', async (code, send) => {
    const { status, body } = await send();
    const [error] = (body as { errors: { extensions: { code: string } }[] }).errors;
    expect(error?.extensions.code).toBe(code);
    expect(Object.fromEntries(statusesOf(2))[code]?.split(', ')).toContain(String(status));
  });
});
