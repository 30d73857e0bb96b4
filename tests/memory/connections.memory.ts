import { once } from 'node:events';
import { type AgentOptions, Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import WebSocket from 'ws';
import { HttpClient } from '../../server/test-kit/clients/http-client';
import { until } from '../../server/test-kit/processes/until';
import { addressOf, type ImageService, startImageService } from './image-service';

/** Bounds of operations/sizing.md: Memory limits. */
const MAX_CONNECTIONS = 6_000;
const MAX_VISITORS = 500;
const MAX_VISITORS_OF_ADDRESS = 100;
const MAX_RATE_LIMITS = 50_000;

/** Milliseconds after which a connection without a request is closed, with a reserve. */
const IDLE_MS = 15_000;

let service: ImageService;

beforeAll(async () => {
  service = await startImageService();
});

afterEach(() => {
  console.info(`${Math.round(service.server.memory)} MB`);
  expect(service.server.isRunning).toBe(true);
});

afterAll(() => service.remove());

describe('[F24] connections, with the heap of the image', () => {
  it('beyond the bound are closed at once, and idle ones end, so that new clients are served', async () => {
    const sockets: Socket[] = [];
    const open = async (): Promise<void> => {
      for (let count = 0; count < MAX_CONNECTIONS + 500; count += 1) {
        const socket = connect({ port: service.server.port, host: '127.0.0.1', localAddress: addressOf(count % 200) });
        socket.on('error', () => undefined).resume();
        sockets.push(socket);
        if (count % 100 === 99) await delay(50);
      }
      await delay(1_000);
    };
    await service.expectOthersServed(open());
    expect(sockets.filter(({ readyState }) => readyState === 'open').length).toBeLessThanOrEqual(MAX_CONNECTIONS);
    await delay(IDLE_MS);
    const late = new HttpClient(service.server.url);
    expect((await late.send('get', '/livez')).status).toBe(200);
    late.close();
    for (const socket of sockets) socket.destroy();
  }, 120_000);

  it("that are visitors' WebSockets are bounded in total and per address", async () => {
    const url = `${service.server.url.replace('http:', 'ws:')}/graphql`;
    let refused = 0;
    const sockets: WebSocket[] = [];
    const open = async (address: string): Promise<void> => {
      const socket = new WebSocket(url, 'graphql-transport-ws', { localAddress: address });
      sockets.push(socket);
      socket.on('error', () => undefined);
      socket.on('close', (code) => void (code === 1013 && (refused += 1)));
      await once(socket, 'open');
    };
    const openAll = (count: number, addresses: number): Promise<unknown> =>
      Promise.all(Array.from({ length: count }, (_, number) => open(addressOf(1 + (number % addresses)))));
    const fill = async (count: number, addresses: number, expected: number): Promise<void> => {
      await openAll(count, addresses);
      await until(() => refused === expected, 5_000);
      await delay(1_000);
    };
    await service.expectOthersServed(fill(MAX_VISITORS_OF_ADDRESS + 20, 1, 20));
    for (const socket of sockets.splice(0)) socket.terminate();
    await service.expectOthersServed(fill(MAX_VISITORS + 50, 10, 70));
    for (const socket of sockets) socket.terminate();
  }, 60_000);
});

describe('[F24] rate limits without Redis, with the heap of the image', () => {
  let throttled: ImageService;

  beforeAll(async () => {
    throttled = await startImageService({ THROTTLE: 'on' });
  });

  afterAll(() => throttled.remove());

  /** Sends an invalid token from an address and returns the status. */
  async function sendWrongToken(address: string, options: AgentOptions): Promise<number | undefined> {
    const agent = new Agent(options);
    const sent = request(`${throttled.server.url}/api/studies`, {
      agent,
      localAddress: address,
      headers: { authorization: `Bearer hanteam_pat_${'0'.repeat(64)}` },
    });
    sent.end();
    const [response] = (await once(sent, 'response')) as [NodeJS.ReadableStream & { statusCode?: number }];
    response.resume();
    return response.statusCode;
  }

  it('of more addresses than the maximum drop the oldest, and the instance survives', async () => {
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < MAX_RATE_LIMITS + 5_000) {
        next += 1;
        expect(await sendWrongToken(addressOf(next), { keepAlive: false })).toBe(401);
      }
    };
    await Promise.all(Array.from({ length: 24 }, lane));
    expect(throttled.server.isRunning).toBe(true);
    expect((await throttled.other.send('get', '/api/studies')).status).toBe(200);
    console.info(`${Math.round(throttled.server.memory)} MB`);
  }, 300_000);
});
