import type { Member } from '../../domain/members/member.entity';
import type { TestClient } from '../../test-kit/clients/client';
import { buildMember, buildStudy, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { expectProblem, outcomeOf } from '../../test-kit/clients/outcomes';
import { smallJpeg, someProfile } from '../../test-kit/clients/pictures';
import { connectSocket, cookieOf } from '../../test-kit/clients/socket';

let app: TestApp;
let first: Member;
let second: Member;
let study: { id: number };

beforeAll(async () => {
  app = await startTestApp();
  [first, second] = [await buildMember(app.em()), await buildMember(app.em())];
  study = await buildStudy(app.em());
});

afterAll(() => app.close());

type Expected = string | number | undefined;
type Sent = Awaited<ReturnType<TestClient['rest']>>;

function withHeader<T extends { set(name: string, value: string): T }>(request: T, expected: Expected): T {
  return expected === undefined ? request : request.set('X-Member', String(expected));
}

const commentOverRest = async ({ agent }: TestClient, expected: Expected): Promise<Sent> =>
  withHeader(agent.post(`/api/studies/comments/${study.id}`), expected).send({ comment: 'written as the first' });

const sendGraphQL = async (
  client: TestClient,
  expected: Expected,
  query: string,
  variables: object = {},
): Promise<Sent> => withHeader(client.agent.post('/graphql'), expected).send({ query, variables });

const commentOverGraphQL = (client: TestClient, expected: Expected): Promise<Sent> =>
  sendGraphQL(client, expected, GQL.comment, { input: { noticeId: String(study.id), text: 'written as the first' } });

const countComments = (): Promise<unknown> => app.sql('select count(*)::int as count from comment');

describe('[A23] a tab that still shows another member', () => {
  const WRONG: [what: string, expected: () => Expected][] = [
    ['another member', () => first.id],
    ['no id', () => 'abc'],
    ['an empty text', () => ''],
    ['null', () => 'null'],
    ['two ids', () => `${second.id}, ${second.id}`],
    ['the id with a leading zero', () => `0${second.id}`],
  ];

  it.each(WRONG)('writes nothing as the current member if it sends %s', async (_what, expected) => {
    const client = await app.as(second);
    const before = await countComments();
    expectProblem(await commentOverRest(client, expected()), 'OTHER_MEMBER');
    const response = await commentOverGraphQL(client, expected());
    expect(response.status).toBe(409);
    expect(response.body).toEqual({
      errors: [{ message: expect.stringMatching(/요\.$/) as string, extensions: { code: 'OTHER_MEMBER' } }],
    });
    expect(await countComments()).toEqual(before);
  });

  it('neither logs the current member out nor changes their profile or picture', async () => {
    const client = await app.as(second);
    expect((await sendGraphQL(client, first.id, GQL.logOut)).status).toBe(409);
    expectProblem(await withHeader(client.agent.post('/api/auth/logout'), first.id), 'OTHER_MEMBER');
    const upload = withHeader(client.agent.post('/api/members/profile'), first.id).field({ ...someProfile() });
    expectProblem(await upload.attach('form', await smallJpeg(), 'face.jpg'), 'OTHER_MEMBER');
    const { body } = await client.rest('get', '/members/profile');
    expect(body).toMatchObject({ nickName: second.nickName, imageUrl: null });
  });

  it('gets every mutation of a document refused, under any operation name', async () => {
    const client = await app.as(second);
    const query = 'query A { viewer { id } } mutation B { logOut { viewer { id } } }';
    const response = await withHeader(client.agent.post('/graphql'), first.id).send({ query, operationName: 'B' });
    expect(response.status).toBe(409);
    expect(await client.data('{ viewer { id } }')).toEqual({ viewer: { id: String(second.id) } });
  });

  it('gets writes refused after its member has logged out', async () => {
    const client = await app.as(first);
    await client.rest('post', '/auth/logout');
    expectProblem(await commentOverRest(client, first.id), 'OTHER_MEMBER');
    expect((await commentOverGraphQL(client, first.id)).status).toBe(409);
  });

  it('can read, and gets the current member', async () => {
    const client = await app.as(second);
    const response = await sendGraphQL(client, first.id, '{ viewer { id } }');
    expect(response.body).toEqual({ data: { viewer: { id: String(second.id) } } });
    const profile = await withHeader(client.agent.get('/api/members/profile'), first.id);
    expect(profile.body).toMatchObject({ nickName: second.nickName });
  });

  it.each<[who: string, params: () => Record<string, unknown> | undefined, code: number | undefined]>([
    ['the first member', () => ({ 'X-Member': String(first.id) }), 4403],
    ['the second member', () => ({ 'X-Member': String(second.id) }), undefined],
    ['nobody', () => undefined, undefined],
  ])(
    'opens a socket of the second member only if it sends their id or none: %s',
    async (_who, connectionParams, code) => {
      const { loginId } = second;
      const cookie = cookieOf(await app.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD })) ?? '';
      const closed = await new Promise<number | undefined>((resolve) => {
        const socket = connectSocket(
          app,
          { cookie },
          { lazy: false, connectionParams, onNonLazyError: () => undefined },
        );
        socket.on('closed', (event) => resolve((event as { code: number }).code));
        socket.on('connected', () => {
          resolve(undefined);
          void socket.dispose();
        });
      });
      expect(closed).toBe(code);
    },
  );
});

it('a client that sends the current member or none can write', async () => {
  const client = await app.as(second);
  for (const expected of [second.id, undefined]) {
    expect(outcomeOf(await commentOverRest(client, expected))).toBe('OK');
    expect((await commentOverGraphQL(client, expected)).body).not.toHaveProperty('errors');
  }
});
