import { signUpAt } from '../../../server/test-kit/clients/client';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ServerProcess } from '../../../server/test-kit/processes/server-process';
import { connectSocket } from '../../../server/test-kit/clients/socket';
import { type TestService, startTestService } from '../support/test-service';

const DRAIN_SECONDS = 2;

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ writers: 8, env: { DRAIN_SECONDS: String(DRAIN_SECONDS) } });
});

afterAll(() => service.remove());

/** Opens a socket at /graphql without a subscription. `closed` resolves to its close code. */
async function openSocket(cookie: string): Promise<{ closed: Promise<number> }> {
  const client = connectSocket(service.server, { cookie }, { lazy: false, onNonLazyError: () => undefined });
  const closed = new Promise<number>((resolve) =>
    client.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  await new Promise((resolve) => client.on('connected', resolve));
  return { closed };
}

/** Opens a connection that has been used once and is idle. */
async function openIdle(): Promise<{ closed: Promise<unknown> }> {
  const socket = connect(service.server.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  return { closed };
}

/** Counts the rows of each kind. */
async function countRows(): Promise<object | undefined> {
  const [counts] = await service.postgres.sql<Record<string, number>>(
    `select (select count(*)::int from comment) as comments, (select count(*)::int from application) as applications,
       (select count(*)::int from favourite) as favourites, (select count(*)::int from notice) as notices`,
  );
  return counts;
}

/** Sends a write whose body follows its headers after `ms`. Returns the response. */
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
    const socket = connect(service.server.port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk: Buffer) => void (answer += chunk.toString()));
    socket.on('error', (error) => resolve(error.message));
    socket.on('close', () => resolve(answer));
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    setTimeout(() => socket.write(body), ms);
  });
}

describe('[F8] a stopping server under load', () => {
  it('is unready at once, serves for DRAIN_SECONDS, completes requests and exits with 0 despite open connections', async () => {
    const { ledger, load, server } = service;
    const [id = 0] = ledger.noticeIds;
    const watcher = await signUpAt(server.url, 'watcher');
    const [socket, idle] = [await openSocket(watcher.sessionCookie), await openIdle()];
    load.start();
    await load.untilAcknowledged(30);
    const asked = performance.now();
    const slow = sendSlowly(watcher.sessionCookie, id, (DRAIN_SECONDS + 1) * 1_000);
    await delay(100);
    server.signal('SIGTERM');
    let readyz = await watcher.send('get', '/readyz');
    while (readyz.status === 200) readyz = await watcher.send('get', '/readyz');
    expect([readyz.status, readyz.headers.connection]).toEqual([503, 'close']);
    expect(performance.now() - asked).toBeLessThan(1_000);
    server.signal('SIGTERM');
    server.signal('SIGINT');
    // New connections are accepted until proxies have noticed.
    const write = await watcher.send('post', `/api/studies/comments/${id}`, { comment: 'still' });
    expect([write.status, write.headers.connection]).toEqual([201, 'close']);
    await delay(DRAIN_SECONDS * 1_000 - (performance.now() - asked) + 400);
    expect(await server.status('/readyz')).toBe(0);
    expect(await slow).toMatch(/^HTTP\/1\.1 201 /);
    expect(await server.exit).toEqual({ code: 0, signal: null });
    expect(performance.now() - asked).toBeLessThan(25_000);
    expect(await socket.closed).toBe(1001);
    await idle.closed;
    await load.stop();
    // Every write was answered or never accepted. None was interrupted.
    expect(load.observed.filter(({ done, status }) => !done && status !== 0)).toEqual([]);
    expect(await countRows()).toEqual({
      comments: ledger.comments.length + 2,
      applications: ledger.applicationIds.length,
      favourites: ledger.favourites.size,
      notices: ledger.noticeIds.length,
    });
    await service.expectIntegrity();
    watcher.close();
  });
});

describe('[O2] a production server without a secret of sufficient length', () => {
  it.each([[undefined], ['short']])('does not start, and names the setting: %s', async (secret) => {
    const env = { DATABASE_URL: service.postgres.url, NODE_ENV: 'production', THROTTLE: 'on' };
    const broken = await ServerProcess.prepare({ env: { ...env, ...(secret && { SESSION_SECRET: secret }) } });
    broken.launch();
    expect(await broken.exit).toEqual({ code: 1, signal: null });
    expect(broken.output()).toMatch(/^설정 SESSION_SECRET: .*\n$/);
    await broken.remove();
  });
});
