import { signUpAt } from '../../server/test-kit/clients/client';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import WebSocket from 'ws';
import { createSecret, hashSecret } from '../../server/domain/tokens/token-secret';
import type { HttpClient } from '../../server/test-kit/clients/http-client';
import { SECRET } from '../../server/test-kit/app/secret';
import { until } from '../../server/test-kit/processes/until';
import { addressOf, type ImageService, startImageService } from './image-service';

/** Bounds of operations/sizing.md: Memory limits. */
const MAX_COOKIES = 10_000;
const MAX_PICTURES = 100;
const MAX_WAITING_PICTURES = 20;
const MAX_HASHES = 64;
const MAX_SOCKETS = 4_000;
const SOCKETS_OF_TOKEN = 8;
const TOKENS_OF_MEMBER = 3;

let service: ImageService;
let attacker: HttpClient;
/** Connections from a separate address. */
const agent = new Agent({ keepAlive: true, localAddress: addressOf(1), maxSockets: 256 });

beforeAll(async () => {
  service = await startImageService({ SESSION_SECRET: SECRET });
  attacker = await signUpAt(service.server.url, 'attacker');
});

afterEach(() => {
  console.info(`${Math.round(service.server.memory)} MB`);
  expect(service.server.isRunning).toBe(true);
});

afterAll(async () => {
  agent.destroy();
  attacker.close();
  await service.remove();
});

/** Sends a request from the address and returns the status. */
async function send(method: string, path: string, headers: Record<string, string>, body?: object): Promise<number> {
  const sent = request(`${service.server.url}${path}`, { agent, family: 4, method, headers });
  sent.end(body && JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode ?? 0;
}

/** Sends the given number of requests, up to 24 at a time. Returns their number by status. */
async function sendAll(count: number, sendOne: (number: number) => Promise<number>, lanes = 24) {
  const counts: Record<number, number> = {};
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const status = await sendOne(next++);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return counts;
}

/** Creates a session cookie with a genuine signature. */
function signCookie(id: string): string {
  const signature = createHmac('sha256', SECRET).update(id).digest('base64').replace(/=+$/, '');
  return `sid=${encodeURIComponent(`s:${id}.${signature}`)}`;
}

describe('[F24] stores of the server, with the heap of the image', () => {
  it('of verified cookies drop the oldest', async () => {
    const count = MAX_COOKIES + 5_000;
    const sent = sendAll(count, (number) =>
      send('GET', '/api/studies', { cookie: signCookie(`${number}`.padStart(32, 'x')) }),
    );
    await service.expectOthersServed(sent);
    expect(await sent).toEqual({ 401: count });
  }, 120_000);

  it('of preview pictures drop the oldest, and refuse those that would wait too long', async () => {
    const pictures: string[] = [];
    for (let number = 0; number < MAX_PICTURES + 50; number += 1) {
      const study = { title: `${number}`.padStart(100, '힣'), recruitNumber: 3, content: '매주 만나요.' };
      const id = (await attacker.mustSend('post', '/api/studies', study))['studyId'];
      const { text } = await attacker.sendGraphQL(`{ notice(id: ${String(id)}) { shareUrl } }`);
      const { shareUrl } = (JSON.parse(text) as Shared).data.notice;
      const page = await attacker.send('get', shareUrl);
      pictures.push(new URL(/<meta property="og:image" content="([^"]*)">/.exec(page.text)?.[1] ?? '').pathname);
    }
    const get = (number: number): Promise<number> => send('GET', pictures[number] ?? '', {});
    const drawn = sendAll(pictures.length, get, MAX_WAITING_PICTURES);
    await service.expectOthersServed(drawn);
    expect(await drawn).toEqual({ 200: pictures.length });
    // The first ones have been dropped.
    const { 200: served = 0, 503: refused = 0 } = await sendAll(50, get, 50);
    expect(served + refused).toBe(50);
    expect(refused).toBeGreaterThan(0);
  }, 120_000);

  it('of passwords to hash refuse those that would wait too long', async () => {
    const login = { loginId: 'nobody', password: 'wrong horse battery' };
    const sent = sendAll(600, () => send('POST', '/api/auth/login', JSON_TYPE, login), 200);
    await service.expectOthersServed(sent);
    const { 401: compared = 0, 503: refused = 0 } = await sent;
    expect(compared + refused).toBe(600);
    expect(compared).toBeGreaterThanOrEqual(MAX_HASHES);
    expect(refused).toBeGreaterThan(0);
  }, 120_000);

  it('of writes that wait for the database refuse those without progress', async () => {
    const locked = new Client({ connectionString: service.postgres.url });
    await locked.connect();
    await locked.query('begin; lock table comment in access exclusive mode');
    const headers = { ...JSON_TYPE, cookie: attacker.sessionCookie };
    const comment = (number: number): Promise<number> =>
      send('POST', `/api/studies/comments/${service.otherStudy}`, headers, { comment: `${number}`.padEnd(900, 'x') });
    expect(await sendAll(3_000, comment, 250)).toEqual({ 503: 3_000 });
    await locked.end();
    const { status } = await service.other.send('post', `/api/studies/comments/${service.otherStudy}`, {
      comment: '네',
    });
    expect(status).toBe(201);
  }, 120_000);
});

describe('[F24] WebSockets of members, with the heap of the image', () => {
  const sockets: WebSocket[] = [];
  let refused = 0;

  afterAll(() => {
    for (const socket of sockets) socket.terminate();
  });

  /** Creates members with access tokens. Returns the secrets. */
  async function createTokens(members: number): Promise<string[]> {
    const secrets = Array.from({ length: members * TOKENS_OF_MEMBER }, createSecret);
    await service.postgres.sql(
      `with m as (
        insert into member (login_id, password_hash, nick_name, university, school_key, email)
        select 'crowd-' || n, 'none', '학생' || n, '두빛대학교', '두빛대학교', 'crowd-' || n || '@example.com'
        from generate_series(1, $1::int) n returning id
      ), numbered as (select id, row_number() over (order by id) - 1 as n from m)
      insert into access_token (member_id, name, secret_hash, may_write, expires_at)
      select numbered.id, 'crowd', hash, false, now() + interval '7 days'
      from unnest($2::text[]) with ordinality as s(hash, position)
      join numbered on numbered.n = (position - 1) / $3::int`,
      [members, secrets.map(hashSecret), TOKENS_OF_MEMBER],
    );
    return secrets;
  }

  /** Opens a member's socket with a subscription. */
  async function open(secret: string, number: number): Promise<void> {
    const socket = new WebSocket(`${service.server.url.replace('http:', 'ws:')}/graphql`, 'graphql-transport-ws', {
      localAddress: addressOf(300 + (number % 200)),
      headers: { authorization: `Bearer ${secret}` },
    });
    sockets.push(socket);
    socket
      .on('error', () => undefined)
      .on('message', (data: Buffer) => {
        if (!data.toString().includes('connection_ack')) return;
        const payload = { query: `subscription { notificationReceived { id kind } } #${number}` };
        socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
      });
    socket.on('close', (code) => void (code === 1013 && (refused += 1)));
    await once(socket, 'open');
    socket.send(JSON.stringify({ type: 'connection_init' }));
  }

  it('are bounded in total, and others are served', async () => {
    const members = Math.ceil((MAX_SOCKETS + 100) / (SOCKETS_OF_TOKEN * TOKENS_OF_MEMBER));
    const secrets = await createTokens(members);
    const all = secrets.flatMap((secret) => Array<string>(SOCKETS_OF_TOKEN).fill(secret));
    const opening = async (): Promise<void> => {
      for (const [number, secret] of all.entries()) {
        await open(secret, number);
        if (number % 50 === 49) await delay(20);
      }
      await until(() => refused === all.length - MAX_SOCKETS, 20_000);
    };
    await service.expectOthersServed(opening());
    expect(sockets.filter(({ readyState }) => readyState === WebSocket.OPEN)).toHaveLength(MAX_SOCKETS);
  }, 240_000);
});

const JSON_TYPE = { 'content-type': 'application/json' };

interface Shared {
  data: { notice: { shareUrl: string } };
}
