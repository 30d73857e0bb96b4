import type { Response } from 'supertest';
import { COMMENT_LIMIT } from '../../domain/comments/comment.rules';
import { TOKEN_REQUEST_LIMIT } from '../../domain/tokens/token.rules';
import { buildAccessToken, buildMember, buildStudy, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { consumeAll } from '../../test-kit/app/rate-limits';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE: 'on' });
});

afterAll(() => app.close());

/** Seconds until a limit with a window of one minute is reset. */
const SECONDS = '(?:[1-9]|[1-5]\\d|60)';

function expectLimits({ headers }: Response, policy: string, state: string): void {
  expect(headers['ratelimit-policy']).toBe(policy);
  expect(headers['ratelimit']).toMatch(new RegExp(`^${state.replaceAll('t=*', `t=${SECONDS}`)}$`));
}

it('[CON12] announces the remaining requests of an access token over both transports', async () => {
  const { secret } = await buildAccessToken(app.em());
  const client = app.withToken(secret);
  const policy = '"tokenRequests";q=300;w=60';
  expectLimits(await client.rest('get', '/members/profile'), policy, '"tokenRequests";r=299;t=*');
  const query = '{ viewer { id } }';
  expectLimits(await client.agent.post('/graphql').send({ query }), policy, '"tokenRequests";r=298;t=*');
  // The second request runs the compiled query.
  expectLimits(await client.agent.post('/graphql').send({ query }), policy, '"tokenRequests";r=297;t=*');
});

it('[CON12] announces each limit of a limited action', async () => {
  const { secret } = await buildAccessToken(app.em());
  const { id } = await buildStudy(app.em());
  const response = await app.withToken(secret).rest('post', `/studies/comments/${id}`, { comment: '저도요' });
  expectLimits(
    response,
    '"tokenRequests";q=300;w=60, "comment";q=25;w=60',
    '"tokenRequests";r=299;t=*, "comment";r=24;t=*',
  );
});

it('[CON12] announces a limit once for a document with two limited actions', async () => {
  const client = await app.as(await buildMember(app.em()));
  const { id } = await buildStudy(app.em());
  const add = (alias: string): string =>
    `${alias}: addComment(input: { noticeId: ${id}, text: "저도요" }) { comment { id } }`;
  const response = await client.agent.post('/graphql').send({ query: `mutation { ${add('a')} ${add('b')} }` });
  expectLimits(response, '"comment";q=25;w=60', '"comment";r=23;t=*');
});

it('[CON13] announces zero remaining actions until the time in Retry-After', async () => {
  const member = await buildMember(app.em());
  const client = await app.as(member);
  const { id } = await buildStudy(app.em());
  await consumeAll(app, COMMENT_LIMIT, member.id);
  const refused = await client.rest('post', `/studies/comments/${id}`, { comment: '저도요' });
  const seconds = refused.headers['retry-after'];
  expect([refused.status, refused.headers['ratelimit']]).toEqual([429, `"comment";r=0;t=${seconds}`]);
  const input = { noticeId: id, text: '저도요' };
  const graphql = await client.agent.post('/graphql').send({ query: GQL.comment, variables: { input } });
  const [{ extensions }] = (graphql.body as { errors: [{ extensions: { retryAfter: number } }] }).errors;
  expect(graphql.headers['ratelimit']).toBe(`"comment";r=0;t=${extensions.retryAfter}`);
});

it('[CON13] announces zero remaining requests to a program that has used them up', async () => {
  const member = await buildMember(app.em());
  const { secret } = await buildAccessToken(app.em(), { member });
  await consumeAll(app, TOKEN_REQUEST_LIMIT, member.id);
  for (const refused of [
    await app.withToken(secret).rest('get', '/members/profile'),
    await app.withToken(secret).agent.post('/graphql').send({ query: '{ viewer { id } }' }),
  ]) {
    expect(refused.status).toBe(429);
    expect(refused.headers['ratelimit']).toBe(`"tokenRequests";r=0;t=${refused.headers['retry-after']}`);
  }
});

it('[CON14] does not reveal at a login how many attempts others have left', async () => {
  const { loginId } = await buildMember(app.em());
  for (const password of ['wrong password', PASSWORD]) {
    const response = await app.visitor().rest('post', '/auth/login', { loginId, password });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  }
});

it('sends no headers without limits', async () => {
  const unlimited = await startTestApp({}, app);
  try {
    const { secret } = await buildAccessToken(app.em());
    const response = await unlimited.withToken(secret).rest('get', '/members/profile');
    expect(Object.keys(response.headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
  } finally {
    await unlimited.close();
  }
});
