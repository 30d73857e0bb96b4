import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpClient } from '../../server/test/http-client';
import { GQL } from '../../server/test/operations';
import { until } from '../../server/test/until';
import { join, type Stage, startStage } from './stage';

let stage: Stage;
let client: HttpClient;

beforeAll(async () => {
  stage = await startStage({ writers: 0 });
  client = await join(stage.server, 'member');
});

afterAll(async () => {
  client.close();
  await stage.remove();
});

/** A connection, and the seconds after which the server has ended it. */
interface Slow {
  socket: Socket;
  ended: Promise<number>;
}

/**
 * Addresses of the slow clients. The requests of each fit in its part of the room
 * (request-room.ts).
 */
const ADDRESSES = 8;
let opened = 0;

function open(): Slow {
  const began = performance.now();
  const localAddress = `127.0.0.${2 + (opened++ % ADDRESSES)}`;
  const socket = connect({ port: stage.server.port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    socket.once('close', () => resolve((performance.now() - began) / 1_000));
  });
  return { socket, ended };
}

/**
 * Sends the beginning of a request, then a byte each second until the server ends the connection.
 */
function drip(beginning: string, byte: string): Slow {
  const slow = open();
  slow.socket.resume().write(beginning);
  const timer = setInterval(() => slow.socket.write(byte), 1_000);
  slow.socket.once('close', () => clearInterval(timer));
  return slow;
}

/** Sends so many requests at once, and does not read their responses until it is resumed. */
function refuseToRead(requests: number): Slow {
  const slow = open();
  slow.socket.pause();
  slow.socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(requests));
  return slow;
}

const resume = ({ socket }: Slow): Socket => socket.resume();

/** A team's posts, as long as they may be, several times: more than a megabyte. */
const POSTS = ['one', 'two', 'three', 'four']
  .map((name) => `${name}: posts(first: 100) { nodes { id text } }`)
  .join(' ');
const longText = (text: string): string => text.padEnd(1_000, '가');

const POST =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';

it('[F13] two thousand clients that send or read too slowly are disconnected, and the others are served meanwhile', async () => {
  const many = <Item>(length: number, make: () => Item): Item[] => Array.from({ length }, make);
  const before = stage.server.memory;
  const headers = many(500, () => drip('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'));
  const bodies = many(500, () => drip(POST, ' '));
  const idlers = many(970, () => refuseToRead(1));
  // Requests more than the network's buffers hold.
  const readers = many(30, () => refuseToRead(1_000));
  setTimeout(() => readers.forEach(resume), 2_000);
  for (let second = 0; second < 5; second += 1) {
    await delay(1_000);
    expect((await client.send('get', '/api/studies')).status).toBe(200);
  }
  const seconds = async (slow: Slow[]): Promise<number> =>
    Math.max(...(await Promise.all(slow.map(({ ended }) => ended))));
  const gained = stage.server.memory - before;
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

describe('[F21] with clients that send requests about a team slowly, or do not read the answers', () => {
  /** Within which others are answered, on a busy machine. The slow clients need longer. */
  const SOON_MS = 3_000;

  /**
   * Clients of each kind that send slowly: more than the server has connections to PostgreSQL for
   * anything.
   */
  const SENDERS = 12;

  /**
   * Connections of each kind on which nobody reads, with as many requests as a connection may have
   * under way.
   */
  const READERS = 2;
  const UNREAD = 9;
  const UNREAD_TEXT = longText('아무도 읽지 않아요.');

  /** What the network's buffers hold at most of the answers to one connection. */
  const BUFFERED_BYTES = 8e6;

  /** The last bytes of a request, which come one after the other. */
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
      Array.from({ length: SENDERS + 1 }, (_, number) => join(stage.server, `guest-${number}`)),
    );
  });

  afterAll(() => guests.forEach((guest) => guest.close()));

  const post = (text: string): object => ({ teamId, text });

  /** Expects a request of somebody else to be done at once; answers its data. */
  async function expectDone(by: HttpClient, query: string, variables: object): Promise<Record<string, unknown>> {
    const { status, text, ms } = await by.sendGraphQL(query, variables);
    expect([status, ms < SOON_MS, text]).toEqual([200, true, expect.not.stringContaining('"errors"')]);
    return (JSON.parse(text) as { data: Record<string, unknown> }).data;
  }

  /** Makes a link to the team; answers its token. */
  async function invite(): Promise<string> {
    const { createTeamInvitation } = await expectDone(client, GQL.createTeamInvitation, { input: { teamId } });
    return (createTeamInvitation as { url: string }).url.split('#')[1] ?? '';
  }

  async function countPosts(text: string): Promise<number> {
    return (await stage.postgres.sql('select from team_post where text = $1', [text])).length;
  }

  /** The bytes of a request of a member. The server closes the connection behind the last one. */
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

  /** Everything that the server answers until it ends the connection. */
  function readAll({ socket, ended }: Slow): Promise<string> {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    return ended.then(() => Buffer.concat(chunks).toString());
  }

  /** Sends a request at once but for its last bytes. Answers the response. */
  function sendSlowly(bytes: Buffer): Promise<string> {
    const slow = open();
    const rest = [...bytes.subarray(-DRIPS)];
    slow.socket.write(bytes.subarray(0, -DRIPS));
    const timer = setInterval(() => slow.socket.write(Buffer.from(rest.splice(0, 1))), DRIP_MS);
    slow.socket.once('close', () => clearInterval(timer));
    return readAll(slow);
  }

  /** Sends requests whose responses it does not read. */
  function leaveUnread(query: string, variables: object): Slow {
    const slow = open();
    slow.socket.pause();
    for (let sent = 1; sent <= UNREAD; sent += 1) slow.socket.write(bytesOf(client, query, variables, sent === UNREAD));
    return slow;
  }

  it('the others read the team, write to it, join and leave it at once, and the slow ones get their answers', async () => {
    const [quick, ...slow] = guests as [HttpClient, ...HttpClient[]];
    const tokens: string[] = [];
    for (const _guest of slow) tokens.push(await invite());
    const unread = Array.from({ length: READERS }, () => [
      leaveUnread(PAGE, { id: teamId }),
      leaveUnread(POST_AND_PAGE, { input: post(UNREAD_TEXT) }),
    ]).flat();
    // What was asked for is done, although nobody reads the answers.
    await until(async () => (await countPosts(UNREAD_TEXT)) === READERS * UNREAD, 10_000);
    // Long answers take their time, but not for as long as nobody reads them.
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
    await stage.expectIntegrity();
  }, 60_000);
});
