import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientOptions } from 'graphql-ws';
import WebSocket from 'ws';
import type { Member } from '../../domain/members/member.entity';
import { buildAccessToken, buildMember, buildStudy, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import { startTwoInstances, type TwoInstances } from '../../test-kit/app/two-instances';
import { actUntil, connectSocket, cookieOf } from '../../test-kit/clients/socket';
import { until } from '../../test-kit/processes/until';
import { describeWith } from '../../test-kit/processes/describe-with';

async function logIn(at: TestApp, { loginId }: Member): Promise<string> {
  return cookieOf(await at.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD })) ?? '';
}

/** A connected socket. */
interface OpenSocket {
  /** Close code and reason. */
  closed: Promise<{ code: number; reason: string }>;
  isOpen(): boolean;
  end(): Promise<void>;
}

const ended: OpenSocket[] = [];

/** Opens a socket and waits until it is accepted or closed. */
async function open(at: TestApp, cookie: string, options: Partial<ClientOptions> = {}): Promise<OpenSocket> {
  const client = connectSocket(at, { cookie }, { ...options, lazy: false, onNonLazyError: () => undefined });
  let isOpen = false;
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    client.on('closed', (event) => {
      isOpen = false;
      const { code, reason } = event as { code: number; reason: string };
      resolve({ code, reason });
    }),
  );
  const connected = new Promise<void>((resolve) => client.on('connected', () => ((isOpen = true), resolve())));
  await Promise.race([connected, closed]);
  const socket: OpenSocket = { closed, isOpen: () => isOpen, end: async () => client.dispose() };
  ended.push(socket);
  return socket;
}

afterEach(async () => {
  for (const socket of ended.splice(0)) await socket.end();
});

function send(at: TestApp, cookie: string, query: string, variables: object = {}): Promise<unknown> {
  const { agent } = at.visitor();
  return agent
    .post('/graphql')
    .set('Cookie', cookie)
    .send({ query, variables })
    .then(({ body }) => body as unknown);
}

type End = (at: TestApp, member: Member, cookie: string) => Promise<unknown>;

const changePassword: End = (at, _member, cookie) =>
  send(at, cookie, GQL.changePassword, { input: { currentPassword: PASSWORD, newPassword: 'another good password' } });

const ENDS: [what: string, end: End][] = [
  ['logout', (at, _member, cookie) => send(at, cookie, GQL.logOut)],
  [
    'login again in the same browser',
    (at, { loginId }, cookie) => {
      const sent = at
        .visitor()
        .agent.post('/api/auth/login')
        .set('Cookie', cookie)
        .send({ loginId, password: PASSWORD });
      return sent.then(({ status }) => status);
    },
  ],
  ['change of the password', changePassword],
  [
    'change of the password in another browser',
    async (at, member) => changePassword(at, member, await logIn(at, member)),
  ],
  ['withdrawal', (at, _member, cookie) => send(at, cookie, GQL.withdraw, { password: PASSWORD })],
  [
    'twentieth further login',
    async (at, member) => {
      for (let count = 0; count < 20; count += 1) await logIn(at, member);
    },
  ],
];

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('[A27] a socket', () => {
  it.each(ENDS)('is closed by a %s before anything is sent over it', async (_what, end) => {
    const member = await buildMember(app.em());
    const cookie = await logIn(app, member);
    const [socket, second] = [await open(app, cookie), await open(app, cookie)];
    await end(app, member, cookie);
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
    expect(await second.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });

  it('stays open when another session of its member, or one of another member, ends', async () => {
    const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const [here, elsewhere] = [await logIn(app, member), await logIn(app, member)];
    const [socket, ending] = [await open(app, here), await open(app, elsewhere)];
    const others = await open(app, await logIn(app, other));
    await send(app, elsewhere, GQL.logOut);
    await ending.closed;
    expect([socket.isOpen(), others.isOpen()]).toEqual([true, true]);
  });
});

describeWith('redis')('[A27] a socket at another instance', () => {
  let instances: TwoInstances;
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    instances = await startTwoInstances();
    ({ first, second } = instances);
  });

  afterAll(() => instances.stop());

  it.each(ENDS)('is closed by a %s', async (_what, end) => {
    const member = await buildMember(first.em());
    const cookie = await logIn(first, member);
    const socket = await open(first, cookie);
    await end(second, member, cookie);
    expect(await socket.closed).toEqual({ code: 4403, reason: 'Forbidden' });
  });
});

describe('[F14] a session', () => {
  it('has at most eight sockets, and another session of its member eight more', async () => {
    const member = await buildMember(app.em());
    const [cookie, other] = [await logIn(app, member), await logIn(app, member)];
    const sockets: OpenSocket[] = [];
    for (let count = 0; count < 9; count += 1) sockets.push(await open(app, cookie));
    expect(sockets.map((socket) => socket.isOpen())).toEqual([...Array<boolean>(8).fill(true), false]);
    expect(await sockets[8]?.closed).toEqual({ code: 1013, reason: 'Too many sockets' });
    expect((await open(app, other)).isOpen()).toBe(true);
    await sockets[0]?.end();
    await sockets[0]?.closed;
    let next = await open(app, cookie);
    while (!next.isOpen()) next = await open(app, cookie);
  });
});

it('[F14] limits a member to 24 sockets across all sessions and access tokens', async () => {
  const [member, other] = [await buildMember(app.em()), await buildMember(app.em())];
  const sockets: OpenSocket[] = [];
  for (let session = 0; session < 3; session += 1) {
    const cookie = await logIn(app, member);
    for (let count = 0; count < 8; count += 1) sockets.push(await open(app, cookie));
  }
  expect(sockets.map((socket) => socket.isOpen())).toEqual(Array(24).fill(true));
  const tooMany = { code: 1013, reason: 'Too many sockets' };
  expect(await (await open(app, await logIn(app, member))).closed).toEqual(tooMany);
  const { secret } = await buildAccessToken(app.em(), { member });
  expect(await (await open(app, '', { connectionParams: { Authorization: `Bearer ${secret}` } })).closed).toEqual(
    tooMany,
  );
  expect((await open(app, await logIn(app, other))).isOpen()).toBe(true);
});

it('[SEC2] sends live messages to the ninth socket of a session after another one is closed', async () => {
  const owner = await buildMember(app.em());
  const notice = await buildStudy(app.em(), { owner });
  const cookie = await logIn(app, owner);
  const sockets: OpenSocket[] = [];
  for (let count = 0; count < 8; count += 1) sockets.push(await open(app, cookie));
  let refusals = 0;
  const ninth = connectSocket(app, { cookie }, { retryAttempts: Infinity, retryWait: () => delay(50) });
  ninth.on('closed', () => (refusals += 1));
  const messages = ninth.iterate({ query: 'subscription { notificationReceived { kind } }' });
  const message = messages.next();
  await until(() => refusals >= 2, 5_000);
  await sockets[0]?.end();
  const author = await app.as(await buildMember(app.em()));
  const comment = (): Promise<unknown> => author.data(GQL.comment, { input: { noticeId: notice.id, text: '안녕' } });
  const { value } = await actUntil(message, comment);
  expect(value).toEqual({ data: { notificationReceived: { kind: 'COMMENT_ADDED' } } });
  await ninth.dispose();
});

it('[SEC3] counts a socket with an access token for its member, no longer for the visitors of its address', async () => {
  const sockets: OpenSocket[] = [];
  for (let count = 0; count < 5; count += 1) {
    const member = await buildMember(app.em());
    for (let token = 0; token < 3; token += 1) {
      const { secret } = await buildAccessToken(app.em(), { member });
      const connectionParams = { Authorization: `Bearer ${secret}` };
      for (let number = 0; number < 8; number += 1) sockets.push(await open(app, '', { connectionParams }));
    }
  }
  expect(sockets.map((socket) => socket.isOpen())).toEqual(Array(120).fill(true));
});

it('[F14] closes a socket after a too large message and logs one line', async () => {
  const { logger } = app.server.services;
  const [line, printed] = [jest.spyOn(logger, 'warn'), jest.spyOn(console, 'error')];
  try {
    const headers = { cookie: await logIn(app, await buildMember(app.em())) };
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
    await once(socket, 'open');
    socket.send('x'.repeat(70_000));
    socket.send('x'.repeat(70_000));
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1009);
    expect(printed).not.toHaveBeenCalled();
    expect(line.mock.calls).toEqual([
      [{ code: 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH', memberId: expect.any(Number) as number }, 'a socket failed'],
    ]);
  } finally {
    line.mockRestore();
    printed.mockRestore();
  }
});
