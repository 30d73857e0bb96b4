import { signUpAt } from '../../../server/test-kit/clients/client';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpClient } from '../../../server/test-kit/clients/http-client';
import { GQL } from '../../../server/test-kit/clients/graphql-operations';
import { until } from '../../../server/test-kit/processes/until';
import { type TestService, startTestService } from '../support/test-service';

let service: TestService;
let client: HttpClient;

beforeAll(async () => {
  service = await startTestService({ writers: 0 });
  client = await signUpAt(service.server.url, 'member');
});

afterAll(async () => {
  client.close();
  await service.remove();
});

/** A connection and the seconds until the server ended it. */
interface Slow {
  socket: Socket;
  ended: Promise<number>;
}

/**
 * Number of addresses of slow clients. The requests of each fit into its share of the room
 * (memory-limits.ts).
 */
const ADDRESSES = 8;
let opened = 0;

function open(): Slow {
  const began = performance.now();
  const localAddress = `127.0.0.${2 + (opened++ % ADDRESSES)}`;
  const socket = connect({ port: service.server.port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    socket.once('close', () => resolve((performance.now() - began) / 1_000));
  });
  return { socket, ended };
}

/**
 * Sends the beginning of a request, then a byte per second until the server ends the connection.
 */
function drip(beginning: string, byte: string): Slow {
  const slow = open();
  slow.socket.resume().write(beginning);
  const timer = setInterval(() => slow.socket.write(byte), 1_000);
  slow.socket.once('close', () => clearInterval(timer));
  return slow;
}

/** Sends the given number of requests at once, and does not read responses until it is resumed. */
function refuseToRead(requests: number): Slow {
  const slow = open();
  slow.socket.pause();
  slow.socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
  return slow;
}

const resume = ({ socket }: Slow): Socket => socket.resume();

/** Several lists of a team's longest posts: more than a megabyte. */
const POSTS = ['one', 'two', 'three', 'four']
  .map((name) => `${name}: posts(first: 100) { nodes { id text } }`)
  .join(' ');
const longText = (text: string): string => text.padEnd(1_000, '가');

const POST =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';

it('[F13] two thousand clients that send or read too slowly are disconnected while others are served', async () => {
  const many = <Item>(length: number, make: () => Item): Item[] => Array.from({ length }, make);
  const before = service.server.memory;
  const headers = many(500, () => drip('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'));
  const bodies = many(500, () => drip(POST, ' '));
  const idlers = many(970, () => refuseToRead(1));
  // More requests than the network's buffers hold.
  const readers = many(30, () => refuseToRead(1_000));
  setTimeout(() => readers.forEach(resume), 2_000);
  for (let second = 0; second < 5; second += 1) {
    await delay(1_000);
    expect((await client.send('get', '/api/studies')).status).toBe(200);
  }
  const seconds = async (slow: Slow[]): Promise<number> =>
    Math.max(...(await Promise.all(slow.map(({ ended }) => ended))));
  const gained = service.server.memory - before;
  const disconnected = {
    readers: await seconds(readers),
    headers: await seconds(headers),
    bodies: await seconds(bodies),
  };
  console.info(`${Math.round(gained)} MB; disconnected after seconds: ${JSON.stringify(disconnected)}`);
  idlers.forEach(({ socket }) => socket.destroy());
  expect(gained).toBeLessThan(300);
  expect(disconnected.readers).toBeLessThan(10);
  expect(disconnected.headers).toBeLessThan(15);
  expect(disconnected.bodies).toBeLessThan(40);
}, 90_000);

describe('[F21] while clients send requests about a team slowly or do not read the responses', () => {
  /** Maximum milliseconds for other clients on a busy machine. The slow clients need longer. */
  const SOON_MS = 3_000;

  /**
   * Number of slow senders per kind. This is more than the server has connections to PostgreSQL for
   * any purpose.
   */
  const SENDERS = 12;

  /**
   * Number of unread connections per kind, and of the requests on each, which is the maximum of a
   * connection.
   */
  const READERS = 2;
  const UNREAD = 9;
  const UNREAD_TEXT = longText('아무도 읽지 않아요.');

  /** Maximum bytes of one connection's responses in the network's buffers. */
  const BUFFERED_BYTES = 8e6;

  /** Number of final bytes of a request that are sent one by one. */
  const DRIPS = 10;
  const DRIP_MS = 500;

  const PAGE = `query ($id: ID!) { team(id: $id) { id members { member { nickName } contacts { openChat } } ${POSTS} } }`;
  const POST_AND_PAGE = `mutation ($input: AddTeamPostInput!) { addTeamPost(input: $input) { team { id ${POSTS} } } }`;

  let teamId: string;
  let guests: HttpClient[];

  beforeAll(async () => {
    const study = { title: '고전 읽기', recruitNumber: 30, content: '매주 만나요.' };
    teamId = String((await client.mustSend('post', '/api/studies', study))['studyId']);
    for (let count = 0; count < 100; count += 1)
      await expectDone(client, GQL.addTeamPost, { input: post(longText('글')) });
    guests = await Promise.all(
      Array.from({ length: SENDERS + 1 }, (_, number) => signUpAt(service.server.url, `guest-${number}`)),
    );
  });

  afterAll(() => guests.forEach((guest) => guest.close()));

  const post = (text: string): object => ({ teamId, text });

  /** Expects another member's request to succeed at once. Returns its data. */
  async function expectDone(by: HttpClient, query: string, variables: object): Promise<Record<string, unknown>> {
    const { status, text, ms } = await by.sendGraphQL(query, variables);
    expect([status, ms < SOON_MS, text]).toEqual([200, true, expect.not.stringContaining('"errors"')]);
    return (JSON.parse(text) as { data: Record<string, unknown> }).data;
  }

  /** Creates an invitation to the team. Returns its token. */
  async function invite(): Promise<string> {
    const { createTeamInvitation } = await expectDone(client, GQL.createTeamInvitation, { input: { teamId } });
    return (createTeamInvitation as { url: string }).url.split('#')[1] ?? '';
  }

  async function countPosts(text: string): Promise<number> {
    return (await service.postgres.sql('select from team_post where text = $1', [text])).length;
  }

  /** Bytes of a member's request. The server closes the connection after the last one. */
  function bytesOf({ sessionCookie }: HttpClient, query: string, variables: object, isLast = true): Buffer {
    const body = JSON.stringify({ query, variables });
    const head = [
      'POST /graphql HTTP/1.1',
      'Host: localhost',
      `Cookie: ${sessionCookie}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Connection: ${isLast ? 'close' : 'keep-alive'}`,
    ];
    return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
  }

  /** Reads the server's output until it ends the connection. */
  function readAll({ socket, ended }: Slow): Promise<string> {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    return ended.then(() => Buffer.concat(chunks).toString());
  }

  /** Sends a request with its last bytes delayed. Returns the response. */
  function sendSlowly(bytes: Buffer): Promise<string> {
    const slow = open();
    const rest = [...bytes.subarray(-DRIPS)];
    slow.socket.write(bytes.subarray(0, -DRIPS));
    const timer = setInterval(() => slow.socket.write(Buffer.from(rest.splice(0, 1))), DRIP_MS);
    slow.socket.once('close', () => clearInterval(timer));
    return readAll(slow);
  }

  /** Sends requests without reading their responses. */
  function leaveUnread(query: string, variables: object): Slow {
    const slow = open();
    slow.socket.pause();
    for (let sent = 1; sent <= UNREAD; sent += 1) slow.socket.write(bytesOf(client, query, variables, sent === UNREAD));
    return slow;
  }

  it('others read the team, write to it, join and leave it at once, and the slow ones get their responses', async () => {
    const [quick, ...slow] = guests as [HttpClient, ...HttpClient[]];
    const tokens: string[] = [];
    for (const _guest of slow) tokens.push(await invite());
    const unread = Array.from({ length: READERS }, () => [
      leaveUnread(PAGE, { id: teamId }),
      leaveUnread(POST_AND_PAGE, { input: post(UNREAD_TEXT) }),
    ]).flat();
    // The requests are done, although their responses are not read.
    await until(async () => (await countPosts(UNREAD_TEXT)) === READERS * UNREAD, 10_000);
    // Long responses take time, but do not wait for the readers.
    await until(async () => (await client.sendGraphQL(GQL.team, { id: teamId })).ms < SOON_MS / 3, 10_000);
    const sent = slow.flatMap((guest, index) => [
      sendSlowly(bytesOf(guest, GQL.joinTeam, { token: tokens[index] })),
      sendSlowly(bytesOf(client, GQL.addTeamPost, { input: post('천천히 보내요.') })),
      sendSlowly(bytesOf(client, GQL.team, { id: teamId })),
    ]);
    for (let second = 0; second < 3; second += 1) {
      await expectDone(client, GQL.team, { id: teamId });
      await expectDone(client, GQL.addTeamPost, { input: post('금방 올려요.') });
      await expectDone(quick, GQL.joinTeam, { token: await invite() });
      await expectDone(client, GQL.updateTeamLink, { input: { teamId, link: 'https://discord.gg/hanteam' } });
      await expectDone(quick, GQL.leaveTeam, { input: { teamId, reason: '' } });
      await delay(700);
    }
    const answers = await Promise.all(sent);
    const isDone = (answer: string): boolean => answer.startsWith('HTTP/1.1 200') && !answer.includes('"errors"');
    // All of them end at once, so a busy machine may refuse some.
    const isRefused = (answer: string): boolean => answer.startsWith('HTTP/1.1 503') && /retry-after: \d/.test(answer);
    expect(answers.filter((answer) => !isDone(answer) && !isRefused(answer))).toEqual([]);
    expect(answers.filter(isDone)).not.toEqual([]);
    const read = unread.map(readAll);
    unread.forEach(resume);
    for (const late of await Promise.all(read)) {
      expect(late.match(/HTTP\/1\.1 200/g)).toHaveLength(UNREAD);
      expect(Buffer.byteLength(late)).toBeGreaterThan(BUFFERED_BYTES);
    }
    await service.expectIntegrity();
  }, 60_000);
});
