import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import WebSocket from 'ws';
import type { Member } from '../../domain/members/member.entity';
import { buildMember, buildNotification, buildStudy, PASSWORD } from '../../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { GQL } from '../../test-kit/clients/graphql-operations';
import {
  actUntil,
  connectSocket,
  cookieOf,
  openSocket,
  type SocketResponse,
  type TestSocket,
} from '../../test-kit/clients/socket';
import { statementsOf } from '../../test-kit/database/sent-statements';

/** Close event of a socket that the server closed. */
const FORBIDDEN = { code: 4403, reason: 'Forbidden' };

/** Error of a client whose connection the server closed before a socket opened. */
const HUNG_UP = { message: 'socket hang up' };

const SUBSCRIPTION = 'subscription { notificationReceived { kind read noticeTitle actor { nickName } notice { id } } }';

const WITH_NOTICE = 'subscription { notificationReceived { id notice { id } } }';

let app: TestApp;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  app = await startTestApp();
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.close();
});

afterAll(() => app.close());

async function sessionOf(member: Member): Promise<string> {
  const { loginId } = member;
  return cookieOf(await app.visitor().rest('post', '/auth/login', { loginId, password: PASSWORD })) ?? '';
}

function open(headers: Record<string, string>, query = SUBSCRIPTION): TestSocket {
  const socket = openSocket(app, headers, query);
  sockets.push(socket);
  return socket;
}

/** Creates a study of the owner and another member who comments on it. */
async function commentOn(
  owner: Member,
): Promise<{ title: string; id: number; nickName: string; comment(): Promise<unknown> }> {
  const study = await buildStudy(app.em(), { owner });
  const guest = await buildMember(app.em());
  const client = await app.as(guest);
  const comment = (): Promise<unknown> => client.rest('post', `/studies/comments/${study.id}`, { comment: '질문' });
  return { title: study.title, id: study.id, nickName: guest.nickName, comment };
}

describe('a socket', () => {
  it('sends a member their new notifications', async () => {
    const owner = await buildMember(app.em());
    const { title, id, nickName, comment } = await commentOn(owner);
    const socket = open({ cookie: await sessionOf(owner) });
    const { value } = await actUntil(socket.next(), comment);
    const notificationReceived = {
      kind: 'COMMENT_ADDED',
      read: false,
      noticeTitle: title,
      actor: { nickName },
      notice: { id: String(id) },
    };
    expect(value).toEqual({ data: { notificationReceived } });
  });

  it('confirms the start of a subscription, and sends every later notification', async () => {
    const owner = await buildMember(app.em());
    const cookie = await sessionOf(owner);
    const { id } = await buildNotification(app.em(), { recipient: owner });
    for (let round = 0; round < 10; round += 1) {
      const started = Promise.withResolvers<unknown>();
      const pong = (_received: boolean, payload: unknown): void => started.resolve(payload);
      const client = connectSocket(app, { cookie }, { on: { pong } });
      const next = client.iterate({ query: WITH_NOTICE }).next();
      expect(await started.promise).toEqual({ subscribed: expect.any(String) as string });
      app.server.services.pubsub.publish('notified', owner.id, id);
      expect((await next).value).toMatchObject({ data: { notificationReceived: { id: String(id) } } });
      await client.dispose();
    }
  });

  it('sends no notifications of other members', async () => {
    const [owner, other] = [await buildMember(app.em()), await buildMember(app.em())];
    const [here, elsewhere] = [await commentOn(owner), await commentOn(other)];
    const [mine, others] = [open({ cookie: await sessionOf(owner) }), open({ cookie: await sessionOf(other) })];
    const [first] = await Promise.all([
      actUntil(mine.next(), here.comment),
      actUntil(others.next(), elsewhere.comment),
    ]);
    expect(first.value).toMatchObject({ data: { notificationReceived: { noticeTitle: here.title } } });
  });

  it.each<[who: string, refusal: object, headers: () => Promise<Record<string, string>>]>([
    ['a visitor', FORBIDDEN, async () => ({})],
    ['a forged cookie', FORBIDDEN, async () => ({ cookie: 'sid=s%3Aabc.def' })],
    [
      'a page of another origin',
      HUNG_UP,
      async () => ({ cookie: await sessionOf(await buildMember(app.em())), origin: 'https://evil.example' }),
    ],
    [
      'a frame without an origin',
      HUNG_UP,
      async () => ({ cookie: await sessionOf(await buildMember(app.em())), origin: 'null' }),
    ],
    [
      'a cross-site request',
      HUNG_UP,
      async () => ({ cookie: await sessionOf(await buildMember(app.em())), 'sec-fetch-site': 'cross-site' }),
    ],
  ])('is refused to %s', async (_who, refusal, headers) => {
    await expect(open(await headers()).next()).rejects.toMatchObject(refusal);
    expect((await app.visitor().agent.get('/livez')).status).toBe(200);
  });

  it('opens for a page of the same origin', async () => {
    const owner = await buildMember(app.em());
    const { comment } = await commentOn(owner);
    const socket = open({ cookie: await sessionOf(owner), origin: app.url });
    expect((await actUntil(socket.next(), comment)).value).toHaveProperty('data.notificationReceived');
  });

  it.each<[what: string, query: string, code: string]>([
    ['a query', '{ viewer { email } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['a mutation', GQL.logOut, 'GRAPHQL_VALIDATION_FAILED'],
    ['a document that is none', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['a field that is not there', 'subscription { notificationReceived { secret } }', 'GRAPHQL_VALIDATION_FAILED'],
    [
      'too many aliases',
      `subscription { notificationReceived { ${Array.from({ length: 20 }, (_, i) => `a${i}: id`).join(' ')} } }`,
      'DOCUMENT_LIMIT',
    ],
    ['too many words', `subscription { notificationReceived { ${'id '.repeat(5_000)} } }`, 'DOCUMENT_LIMIT'],
    ['[F14] 400 words', `subscription { notificationReceived { ${'id '.repeat(400)} } }`, 'DOCUMENT_LIMIT'],
    [
      '[F14] a comment of 5,000 characters',
      `subscription { notificationReceived { id } } #${'x'.repeat(5_000)}`,
      'DOCUMENT_LIMIT',
    ],
  ])('refuses %s', async (_what, query, code) => {
    const member = await buildMember(app.em());
    const cookie = await sessionOf(member);
    const refusal: unknown = await open({ cookie }, query)
      .next()
      .catch((error: unknown) => error);
    expect(refusal).toEqual([expect.objectContaining({ extensions: { code: expect.stringMatching(code) as string } })]);
    const still = await app.visitor().agent.get('/api/members/profile').set('Cookie', cookie);
    expect(still.status).toBe(200);
  });

  it('[F14] refuses a request of 5,000 characters, and closes the socket at a message of 17,000', async () => {
    const client = connectSocket(app, { cookie: await sessionOf(await buildMember(app.em())) });
    try {
      const large = client.iterate({ query: SUBSCRIPTION, variables: { unused: 'x'.repeat(5_000) } }).next();
      await expect(large).rejects.toEqual([expect.objectContaining({ extensions: { code: 'DOCUMENT_LIMIT' } })]);
      const larger = client.iterate({ query: SUBSCRIPTION, variables: { unused: 'x'.repeat(17_000) } }).next();
      await expect(larger).rejects.toMatchObject({ code: 1009 });
    } finally {
      await client.dispose();
    }
  });

  it('[F14] has at most five concurrent subscriptions', async () => {
    const owner = await buildMember(app.em());
    const { comment } = await commentOn(owner);
    const client = connectSocket(app, { cookie: await sessionOf(owner) });
    try {
      const responses = Array.from({ length: 6 }, () => client.iterate({ query: SUBSCRIPTION }).next());
      expect((await responses[5])?.value).toEqual({
        errors: [expect.objectContaining({ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } })],
      });
      expect(await actUntil(Promise.all(responses.slice(0, 5)), comment)).toHaveLength(5);
    } finally {
      await client.dispose();
    }
  });

  it('sends nothing after its session has ended elsewhere', async () => {
    const owner = await buildMember(app.em());
    const { comment } = await commentOn(owner);
    const socket = open({ cookie: await sessionOf(owner) });
    await actUntil(socket.next(), comment);
    const elsewhere = await app.as(owner);
    const input = { currentPassword: PASSWORD, newPassword: 'another good password' };
    expect(await elsewhere.code(GQL.changePassword, { input })).toBeUndefined();
    await comment();
    await expect(untilRefused(socket)).rejects.toMatchObject({ code: 4403 });
  });
});

/** Skips the notifications sent before the socket was closed. */
async function untilRefused(socket: TestSocket): Promise<void> {
  for (let done: boolean | undefined; !done;) ({ done } = await socket.next());
}

it.each(['/', '/api/projects', '/graphqlx', '/graphql/x'])('opens no socket at %s', async (path) => {
  const cookie = await sessionOf(await buildMember(app.em()));
  const elsewhere = { ...app, url: `${app.url}${path}?` };
  await expect(openSocket(elsewhere, { cookie }, SUBSCRIPTION).next()).rejects.toMatchObject(HUNG_UP);
});

/** Requests a socket and resets the connection after `afterMs`. */
async function hangUp(cookie: string, afterMs: number): Promise<void> {
  const { hostname, port } = new URL(app.url);
  const socket = connect(Number(port), hostname);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const headers = [
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    `Cookie: ${cookie}`,
  ];
  socket.write(`GET /graphql HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => setTimeout(resolve, afterMs));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resetAndDestroy();
  await closed;
}

it('does not affect others if a client disconnects while its session is read', async () => {
  const cookie = await sessionOf(await buildMember(app.em()));
  for (let round = 0; round < 50; round += 1) await hangUp(cookie, round % 5);
  expect((await app.visitor().agent.get('/livez')).status).toBe(200);
});

/** Matches the statement that reads a message. */
const OF_MESSAGE = /from unnest\(/;

it('reads simultaneous messages to many members in one statement, each as its member sees it', async () => {
  const { pubsub } = app.server.services;
  const members = [await buildMember(app.em()), await buildMember(app.em()), await buildMember(app.em())];
  const opened = await Promise.all(
    members.map(async (member) => open({ cookie: await sessionOf(member) }, WITH_NOTICE)),
  );
  const elsewhere = await buildStudy(app.em(), { owner: await buildMember(app.em(), { university: '먼대학교' }) });
  /** Creates a notification for each member. */
  const notify = async (): Promise<{ ids: number[]; publish(): Promise<void>; received(): Promise<unknown[]> }> => {
    const ids: number[] = [];
    for (const recipient of members) {
      // A notice of another school is invisible to its recipient.
      const notice = recipient === members[0] ? elsewhere : undefined;
      ids.push((await buildNotification(app.em(), { recipient, notice })).id);
    }
    return {
      ids,
      publish: async () => members.forEach(({ id }, index) => pubsub.publish('notified', id, ids[index] ?? 0)),
      received: () => Promise.all(opened.map((socket, index) => untilMessage(socket, ids[index] ?? 0))),
    };
  };
  // Publishes the first one until all have subscribed, and then the last one to flush the others.
  const [first, last] = [await notify(), await notify()];
  await actUntil(first.received(), first.publish);
  await last.publish();
  await last.received();
  const { ids, publish, received } = await notify();
  const responses: unknown[] = [];
  const sent = await statementsOf(async () => {
    await publish();
    responses.push(...(await received()));
  });
  expect(responses).toEqual(
    ids.map((id, index) => {
      const notice = index === 0 ? null : { id: expect.any(String) as string };
      return { data: { notificationReceived: { id: String(id), notice } } };
    }),
  );
  expect(sent).toHaveLength(1);
});

/** Skips messages about other notifications. */
async function untilMessage(socket: TestSocket, id: number): Promise<unknown> {
  for (;;) {
    const { value } = await socket.next();
    if (JSON.stringify(value).includes(`"${id}"`)) return value;
  }
}

describe('equal subscriptions of one session', () => {
  it('all get a message, which is read once', async () => {
    const owner = await buildMember(app.em());
    const { comment, title } = await commentOn(owner);
    const cookie = await sessionOf(owner);
    const tabs = [open({ cookie }), open({ cookie }), open({ cookie })];
    await actUntil(Promise.all(tabs.map((tab) => tab.next())), comment);
    const responses: SocketResponse[] = [];
    const sent = await statementsOf(async () => {
      const next = Promise.all(tabs.map((tab) => tab.next()));
      await comment();
      responses.push(...(await next));
    });
    expect(responses.map(({ value }) => value as unknown)).toEqual(
      tabs.map(() => ({ data: { notificationReceived: expect.objectContaining({ noticeTitle: title }) as object } })),
    );
    expect(sent.filter((text) => OF_MESSAGE.test(text))).toHaveLength(1);
  });

  it('continue after one of them ends, and after all have ended', async () => {
    const owner = await buildMember(app.em());
    const { comment } = await commentOn(owner);
    const cookie = await sessionOf(owner);
    const [first, second] = [open({ cookie }), open({ cookie })];
    await actUntil(Promise.all([first.next(), second.next()]), comment);
    await first.close();
    const { value } = await actUntil(second.next(), comment);
    expect(value).toMatchObject({ data: { notificationReceived: {} } });
    await second.close();
    expect((await actUntil(open({ cookie }).next(), comment)).value).toMatchObject({ data: {} });
  });

  it('get their own fields if they differ', async () => {
    const owner = await buildMember(app.em());
    const { comment, nickName } = await commentOn(owner);
    const cookie = await sessionOf(owner);
    const [one, other] = [
      open({ cookie }, 'subscription { notificationReceived { kind } }'),
      open({ cookie }, 'subscription { notificationReceived { actor { nickName } } }'),
    ];
    const [kind, actor] = await actUntil(Promise.all([one.next(), other.next()]), comment);
    expect(kind.value).toEqual({ data: { notificationReceived: { kind: 'COMMENT_ADDED' } } });
    expect(actor.value).toEqual({ data: { notificationReceived: { actor: { nickName } } } });
  });
});

it('[F14] ends a subscription with its socket if its id is used again before it has begun, and counts it until then', async () => {
  const member = await buildMember(app.em());
  const cookie = await sessionOf(member);
  const query = `subscription { notificationReceived { ${'id '.repeat(190)} } }`;
  const payload = { query, variables: { unused: Array(1_000).fill({}) } };
  for (let round = 0; round < 20; round += 1) await useIdAgain(cookie, payload);
  const { comment } = await commentOn(member);
  const client = connectSocket(app, { cookie });
  const { value } = await actUntil(client.iterate(payload).next(), comment);
  await client.dispose();
  expect(value).toHaveProperty('data.notificationReceived');
});

/** Opens a socket and requests subscriptions with one id, each completed before it has begun. */
async function useIdAgain(cookie: string, payload: object): Promise<void> {
  const socket = new WebSocket(`${app.url.replace('http:', 'ws:')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init' }));
  await once(socket, 'message');
  const responses: string[] = [];
  socket.on('message', (data: Buffer) => responses.push(data.toString()));
  const subscribe = JSON.stringify({ id: 'same', type: 'subscribe', payload });
  const complete = JSON.stringify({ id: 'same', type: 'complete' });
  const { _socket: stream } = socket as unknown as { _socket: Socket };
  stream.cork();
  for (let count = 0; count < 4; count += 1) for (const frame of [subscribe, complete]) socket.send(frame);
  socket.send(subscribe);
  stream.uncork();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(responses.filter((text) => text.includes('"next"') && !text.includes('"errors"'))).toEqual([]);
  socket.close();
  await once(socket, 'close');
}
