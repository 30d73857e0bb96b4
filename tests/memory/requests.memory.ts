import { signUpAt } from '../../server/test-kit/clients/client';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request as openRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'graphql-ws';
import { PASSWORD } from '../../server/test-kit/clients/accounts';
import type { HttpClient } from '../../server/test-kit/clients/http-client';
import { GQL } from '../../server/test-kit/clients/graphql-operations';
import { actUntil, connectSocket } from '../../server/test-kit/clients/socket';
import { until } from '../../server/test-kit/processes/until';
import { addressOf, type ImageService, startImageService } from './image-service';

/** Number of concurrent requests. */
const LANES = 12;

/** Number of addresses. Each may send 1 MiB of concurrent bodies. */
const ADDRESSES = 6;

let service: ImageService;

beforeAll(async () => {
  service = await startImageService();
});

afterEach(() => {
  console.info(`${Math.round(service.server.memory)} MB`);
  expect(service.server.isRunning).toBe(true);
});

afterAll(async () => {
  for (const agent of agents) agent.destroy();
  await service.remove();
});

/** Runs the work for each number, several at a time. */
async function inLanes(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const agents = Array.from(
  { length: ADDRESSES },
  (_, index) => new Agent({ keepAlive: true, localAddress: addressOf(100 + index) }),
);

/** Sends a query as a visitor from one of the addresses. Returns the status. */
async function sendQuery(query: string, number: number): Promise<number | undefined> {
  const body = Buffer.from(JSON.stringify({ query }));
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length };
  const agent = agents[number % ADDRESSES];
  const sent = openRequest(`${service.server.url}/graphql`, { agent, method: 'POST', headers, family: 4 });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await once(response.resume(), 'end');
  return response.statusCode;
}

describe('[F22] distinct valid documents of a visitor, with the heap of the image', () => {
  it.each<[what: string, count: number, status: number, query: string]>([
    ['a comment of 90,000 characters', 25_760, 400, `{ operator { name } } #${'x'.repeat(90_000)}`],
    ['as many comments as are allowed', 3_000, 200, `{ operator { name } } ${'#\n'.repeat(1_980)}`],
    ['450 fields', 4_000, 200, `{ operator { ${'name '.repeat(450)} } }`],
    ['a text of 90,000 characters', 1_000, 200, `{ schools(search: "${'x'.repeat(90_000)}") { name } }`],
  ])(
    'with %s leave the instance alive, and others are served',
    async (_what, count, status, query) => {
      await service.expectOthersServed(
        inLanes(count, async (number) => expect(await sendQuery(`query Q${number} ${query}`, number)).toBe(status)),
      );
    },
    600_000,
  );
});

describe('[F23] 16,500 subscriptions of one member, with the heap of the image', () => {
  const SOCKETS = 330;
  const SUBSCRIPTIONS_OF_SOCKET = 50;

  /** A member has 24 sockets with five subscriptions each. */
  const MAX_OPEN = 120;

  let attacker: HttpClient;
  const tokens: string[] = [];
  const clients: Client[] = [];

  beforeAll(async () => {
    attacker = await signUpAt(service.server.url, 'attacker');
    const input = { name: 'many', scopes: ['READ'], validDays: 7, password: PASSWORD };
    for (let count = 0; count < 20; count += 1) {
      const { text } = await attacker.sendGraphQL(GQL.createAccessToken, { input });
      tokens.push((JSON.parse(text) as Created).data.createAccessToken.secret);
    }
  });

  afterEach(async () => {
    for (const client of clients.splice(0)) await client.dispose();
  });

  afterAll(() => attacker.close());

  /**
   * Opens a socket and requests subscriptions. Returns the number of accepted ones that are still
   * running.
   */
  async function subscribe(
    number: number,
    { query, variables }: { query: string; variables?: Variables },
  ): Promise<number> {
    const authorization = `Bearer ${tokens[number % tokens.length]}`;
    const client = connectSocket(service.server, { authorization });
    clients.push(client);
    let refused = 0;
    const refuse = (): void => void (refused += 1);
    for (let count = 0; count < SUBSCRIPTIONS_OF_SOCKET; count += 1) {
      const payload = { query: `${query} #${number}-${count}`, variables };
      // A refused request ends with an error, or with a result that contains one.
      client.subscribe(payload, { next: refuse, error: refuse, complete: () => undefined });
    }
    await until(() => refused >= SUBSCRIPTIONS_OF_SOCKET - 5, 30_000);
    return SUBSCRIPTIONS_OF_SOCKET - refused;
  }

  it.each<[what: string, isAccepted: boolean, request: { query: string; variables?: Variables }]>([
    ['long documents', false, { query: `subscription { notificationReceived { id } } #${'x'.repeat(60_000)}` }],
    [
      'documents and variables of the maximum size',
      true,
      {
        query: `subscription { notificationReceived { ${'id '.repeat(190)} } }`,
        variables: { unused: Array(1_000).fill({}) },
      },
    ],
    ['small documents', true, { query: 'subscription { notificationReceived { id } }' }],
  ])(
    'with %s are bounded, and others are served',
    async (_what, isAccepted, request) => {
      const live = connectSocket(service.server, { cookie: service.other.sessionCookie });
      clients.push(live);
      const notifications = live.iterate({ query: 'subscription { notificationReceived { kind } }' });
      const comment = () => attacker.send('post', `/api/studies/comments/${service.otherStudy}`, { comment: '답' });
      await actUntil(notifications.next(), comment);
      let open = 0;
      await service.expectOthersServed(
        inLanes(SOCKETS, async (number) => {
          const accepted = await subscribe(number, request);
          open += accepted;
        }),
      );
      expect(open > 0).toBe(isAccepted);
      expect(open).toBeLessThanOrEqual(MAX_OPEN);
      expect((await actUntil(notifications.next(), comment)).value).toHaveProperty('data.notificationReceived');
    },
    300_000,
  );
});

describe('[F24] requests from one address, with the heap of the image', () => {
  let reader: HttpClient;
  let teamId: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    reader = await signUpAt(service.server.url, 'reader');
    const study = { title: '긴 글', recruitNumber: 3, content: '매주 만나요.' };
    teamId = String((await reader.mustSend('post', '/api/studies', study))['studyId']);
    for (let count = 0; count < 100; count += 1) {
      const input = { teamId, text: `${count}`.padEnd(1_000, '가') };
      expect((await reader.sendGraphQL(GQL.addTeamPost, { input })).text).not.toContain('"errors"');
    }
  });

  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  afterAll(() => reader.close());

  /** Sends bytes from a separate address and never reads. */
  function sendOnly(bytes: string): void {
    const socket = connect({ port: service.server.port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    socket.on('error', () => undefined).pause();
    socket.write(bytes);
    sockets.push(socket);
  }

  /** Builds a POST. A given length may announce more bytes than the body has. */
  function post(path: string, type: string, body: string, length = Buffer.byteLength(body)): string {
    const headers = [`Cookie: ${reader.sessionCookie}`, `Content-Type: ${type}`, 'Apollo-Require-Preflight: 1'];
    const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', ...headers, `Content-Length: ${length}`];
    return `${head.join('\r\n')}\r\n\r\n${body}`;
  }

  const posts = ['one', 'two', 'three', 'four'].map((name) => `${name}: posts(first: 100) { nodes { id text } }`);
  const page = (): string => JSON.stringify({ query: `{ team(id: ${teamId}) { ${posts.join(' ')} } }` });
  const part = '--x\r\nContent-Disposition: form-data; name="form"; filename="face.jpg"\r\n\r\n';

  it.each<[what: string, connections: number, bytes: () => string]>([
    [
      'bodies that do not end',
      600,
      () => post('/graphql', 'application/json', `{"query":"${'x'.repeat(200_000)}`, 262_000),
    ],
    [
      'files that do not end',
      600,
      () => post('/api/members/profile', 'multipart/form-data; boundary=x', part + 'x'.repeat(2_000_000), 5_000_000),
    ],
    ['responses of a megabyte that nobody reads', 200, () => post('/graphql', 'application/json', page()).repeat(3)],
  ])(
    'with %s are bounded, and others are served',
    async (_what, connections, bytes) => {
      const text = bytes();
      await service.expectOthersServed(
        (async () => {
          for (let count = 0; count < connections; count += 1) {
            sendOnly(text);
            await delay(50);
          }
          await delay(2_000);
        })(),
      );
    },
    120_000,
  );
});

type Variables = Record<string, unknown>;

interface Created {
  data: { createAccessToken: { secret: string } };
}
