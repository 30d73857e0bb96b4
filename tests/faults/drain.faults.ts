import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { Client } from './client';
import { expectNothingHalfDone, expectNothingLost } from './ledger';
import { Load } from './load';
import { Postgres } from './postgres';
import { Service } from './service';

const DRAIN = 2;

let postgres: Postgres;
let service: Service;

beforeAll(async () => {
  postgres = await Postgres.create();
  service = await Service.create({ DATABASE_URL: postgres.url, DRAIN_SECONDS: String(DRAIN) });
});

afterAll(async () => {
  await service.remove();
  await postgres.remove();
});

/** A socket at /graphql that listens and hears nothing. */
async function openSocket(cookie: string): Promise<{ closed: Promise<number> }> {
  class SocketWithCookie extends WebSocket {
    constructor(address: string, protocols: string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  const url = `${service.origin.replace('http:', 'ws:')}/graphql`;
  const client = createClient({
    url,
    webSocketImpl: SocketWithCookie,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
  });
  const closed = new Promise<number>((resolve) =>
    client.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  await new Promise((resolve) => client.on('connected', resolve));
  return { closed };
}

/** A connection that has been used once and idles. */
async function openIdle(): Promise<{ closed: Promise<unknown> }> {
  const socket = connect(service.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  return { closed };
}

/** How much of each there is. */
async function counted(): Promise<object | undefined> {
  const [counts] = await postgres.sql<Record<string, number>>(
    `select (select count(*)::int from comment) as comments, (select count(*)::int from application) as applications,
       (select count(*)::int from favourite) as favourites, (select count(*)::int from notice) as notices`,
  );
  return counts;
}

/** A write whose sender takes its time with the body. */
function sendSlowly(cookie: string, id: number, ms: number): Promise<string> {
  const body = JSON.stringify({ comment: 'slow' });
  const head = [
    `POST /api/studies/comments/${id} HTTP/1.1`,
    'Host: localhost',
    `Cookie: ${cookie}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return new Promise((resolve) => {
    const socket = connect(service.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => void (answer += chunk.toString()));
    socket.on('error', (error) => resolve(error.message));
    socket.on('close', () => resolve(answer));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    setTimeout(() => socket.write(body), ms);
  });
}

describe('[F8] a server that is told to stop under load', () => {
  it('is not ready at once, serves on for a moment, finishes what is under way and ends with 0, whoever hangs on', async () => {
    const load = await Load.create(service.origin, 8);
    const [id = 0] = load.acknowledged.notices;
    const watcher = new Client(service.origin);
    await watcher.join('watcher');
    const [socket, idle] = [await openSocket(watcher.session), await openIdle()];
    load.start();
    await load.untilAcknowledged(30);
    const asked = performance.now();
    const slow = sendSlowly(watcher.session, id, (DRAIN + 1) * 1_000);
    await sleep(100);
    service.signal('SIGTERM');
    let readyz = await watcher.send('GET', '/readyz');
    while (readyz.status === 200) readyz = await watcher.send('GET', '/readyz');
    expect([readyz.status, readyz.headers.connection]).toEqual([503, 'close']);
    expect(performance.now() - asked).toBeLessThan(1_000);
    service.signal('SIGTERM');
    service.signal('SIGINT');
    // A new connection: the door stays open until proxies have noticed.
    const write = await watcher.send('POST', `/api/studies/comments/${id}`, { comment: 'still' });
    expect([write.status, write.headers.connection]).toEqual([201, 'close']);
    await sleep(DRAIN * 1_000 - (performance.now() - asked) + 400);
    expect(await service.status('/readyz')).toBe(0);
    expect(await slow).toMatch(/^HTTP\/1\.1 201 /);
    expect(await service.exit).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeLessThan(25_000);
    expect(await socket.closed).toBe(1001);
    await idle.closed;
    await load.stop();
    // Every write was answered, or never taken: none was cut off in the middle.
    expect(load.observed.filter(({ done, status }) => !done && status !== 0)).toEqual([]);
    expect(await counted()).toEqual({
      comments: load.acknowledged.comments.length + 2,
      applications: load.acknowledged.applications.length,
      favourites: load.acknowledged.favourites.length,
      notices: load.acknowledged.notices.length,
    });
    await expectNothingLost(postgres, load.acknowledged);
    await expectNothingHalfDone(postgres);
    load.close();
    watcher.close();
  });
});

describe('[O2] in production without a secret that is worth its name', () => {
  it.each([[undefined], ['short']])('%s: the process does not start, and says which setting it is', async (secret) => {
    const broken = await Service.prepare({
      DATABASE_URL: postgres.url,
      NODE_ENV: 'production',
      THROTTLE: 'on',
      ...(secret && { SESSION_SECRET: secret }),
    });
    broken.launch();
    expect(await broken.exit).toEqual({ code: 1, signal: null });
    expect(broken.output).toMatch(/^설정 SESSION_SECRET: .*\n$/);
    await broken.remove();
  });
});
