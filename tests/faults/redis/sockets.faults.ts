import { signUpAt } from '../../../server/test-kit/clients/client';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import { PASSWORD } from '../../../server/test-kit/clients/accounts';
import type { HttpClient } from '../../../server/test-kit/clients/http-client';
import { startTestRedis, type TestRedis } from '../../../server/test-kit/processes/redis';
import { actUntil, connectSocket } from '../../../server/test-kit/clients/socket';
import { until } from '../../../server/test-kit/processes/until';
import { type TestService, startTestService } from '../support/test-service';
import { describeWith } from '../../../server/test-kit/processes/describe-with';

const OWNERS = 10;
const SOCKETS_OF_OWNER = 4;
const OUTAGE_MS = 4_000;

/** Maximum number of log lines of an outage, for any number of sockets. */
const MAX_LINES = 12;

const SUBSCRIPTION = 'subscription { notificationReceived { kind } }';

/** A socket with one subscription. */
interface Listener {
  client: Client;
  /** Number of received notifications. */
  received: number;
  /** Close code. Undefined while the socket is open. */
  code?: number;
}

/** A member with a study on which another member comments. */
interface Owner {
  loginId: string;
  client: HttpClient;
  studyId: number;
}

let service: TestService;
let redis: TestRedis;
let guest: HttpClient;
let owners: Owner[];
const opened: Listener[] = [];

function listen({ client: { sessionCookie } }: Owner): Listener {
  const client = connectSocket(service.server, { cookie: sessionCookie });
  const listener: Listener = { client, received: 0 };
  client.on('closed', (event) => (listener.code = (event as { code: number }).code));
  client.subscribe(
    { query: SUBSCRIPTION },
    { next: () => void (listener.received += 1), error: () => undefined, complete: () => undefined },
  );
  opened.push(listener);
  return listener;
}

const comment = ({ studyId }: Owner) => guest.send('post', `/api/studies/comments/${studyId}`, { comment: '질문' });

/** Comments until every listener has received one more notification. */
async function expectDelivery(listeners: Listener[]): Promise<void> {
  const before = listeners.map(({ received }) => received);
  const all = until(() => listeners.every(({ received }, index) => received > (before[index] ?? 0)), 15_000);
  await actUntil(all, () => Promise.all(owners.map(comment)));
}

async function openAll(): Promise<Listener[]> {
  const listeners = owners.flatMap((owner) => Array.from({ length: SOCKETS_OF_OWNER }, () => listen(owner)));
  await expectDelivery(listeners);
  return listeners;
}

/** Keeps up the outage while members comment and others try to open sockets. */
async function endure(): Promise<void> {
  const end = Date.now() + OUTAGE_MS;
  while (Date.now() < end) {
    owners.forEach(listen);
    await Promise.all(owners.map(comment));
    await delay(200);
  }
}

const countLines = (): number => service.server.output().split('\n').length;
const linesSince = (count: number): string[] =>
  service.server
    .output()
    .split('\n')
    .slice(count - 1);

/** Expects few log lines, except those of refused requests, which have one each. */
function expectFewLines(since: number): void {
  const lines = linesSince(since).filter((line) => line !== '' && !line.includes('"requestId"'));
  const messages = lines.map((line) => (line.startsWith('{') ? (JSON.parse(line) as { msg: string }).msg : line));
  expect(messages.slice(MAX_LINES)).toEqual([]);
}

async function logInAgain(): Promise<void> {
  for (const { client, loginId } of [...owners, { client: guest, loginId: 'guest' }]) {
    while ((await client.send('post', '/api/auth/login', { loginId, password: PASSWORD })).status === 503)
      await delay(100);
  }
}

describeWith('redis')('[F15] open sockets with Redis in trouble', () => {
  beforeAll(async () => {
    redis = await startTestRedis();
    service = await startTestService({ writers: 1, env: { REDIS_URL: redis.url } });
    guest = await signUpAt(service.server.url, 'guest');
    owners = [];
    for (let number = 0; number < OWNERS; number += 1) {
      const loginId = `owner-${number}`;
      const client = await signUpAt(service.server.url, loginId);
      const study = { title: '고전 읽기', recruitNumber: 3, content: '매주 만나요.' };
      const { studyId } = await client.mustSend('post', '/api/studies', study);
      owners.push({ loginId, client, studyId: Number(studyId) });
    }
  });

  afterEach(async () => {
    for (const { client } of opened.splice(0)) await client.dispose();
  });

  afterAll(async () => {
    for (const { client } of owners) client.close();
    guest.close();
    await service.remove();
    await redis.stop();
  });

  it('frozen: the sockets stay open, receive messages again afterwards, and the log has few lines', async () => {
    const listeners = await openAll();
    const lines = countLines();
    redis.freeze();
    await endure();
    redis.thaw();
    await expectDelivery(listeners.filter(({ code }) => code === undefined));
    // A socket whose session was read during the outage may have been closed. Its client
    // reconnects.
    expect(listeners.filter(({ code }) => code !== undefined && code !== 1013)).toEqual([]);
    expectFewLines(lines);
    expect(service.server.isRunning).toBe(true);
  });

  it('killed and started empty: the sockets end with their sessions, and new sessions receive messages', async () => {
    const listeners = await openAll();
    const lines = countLines();
    await redis.kill();
    await endure();
    expect(listeners.filter(({ code }) => code !== undefined && code !== 1013)).toEqual([]);
    await redis.restart();
    await logInAgain();
    await openAll();
    await until(() => listeners.every(({ code }) => code === 4403 || code === 1013), 10_000);
    expectFewLines(lines);
    expect(service.server.isRunning).toBe(true);
  });
});
