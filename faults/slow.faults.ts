import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from './client';
import { Postgres } from './postgres';
import { Service } from './service';

let postgres: Postgres;
let service: Service;
let client: Client;

beforeAll(async () => {
  postgres = await Postgres.create();
  service = await Service.create({ DATABASE_URL: postgres.url });
  client = new Client(service.origin);
  await client.join('member');
});

afterAll(async () => {
  client.close();
  await service.remove();
  await postgres.remove();
});

/** A connection, and the seconds after which the server has ended it. */
interface Slow {
  socket: Socket;
  ended: Promise<number>;
}

function open(): Slow {
  const began = performance.now();
  const socket = connect(service.port, '127.0.0.1').on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    socket.once('close', () => resolve((performance.now() - began) / 1_000));
  });
  return { socket, ended };
}

/** Sends a beginning, then a byte a second for as long as it may. */
function drip(beginning: string, byte: string): Slow {
  const slow = open();
  slow.socket.resume().write(beginning);
  const timer = setInterval(() => slow.socket.write(byte), 1_000);
  slow.socket.once('close', () => clearInterval(timer));
  return slow;
}

/** Answers that are more than the network holds. */
const MANY = 1_000;

/** Asks for them, and reads nothing; answers how to read on after all, until the end. */
function refuseToRead(): { readOn(): Promise<number> } {
  const { socket, ended } = open();
  socket.pause();
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(MANY));
  let received = '';
  socket.on('data', (chunk: Buffer) => void (received += chunk.toString('latin1')));
  socket.pause();
  return {
    readOn: async () => {
      socket.resume();
      await ended;
      return received.split('HTTP/1.1 200').length - 1;
    },
  };
}

const POST =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';

it('[F13] clients that send or read too slowly are cut off, and the others are served meanwhile', async () => {
  const many = <Thing>(make: () => Thing): Thing[] => Array.from({ length: 30 }, make);
  const headers = many(() => drip('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'));
  const bodies = many(() => drip(POST, ' '));
  const reader = refuseToRead();
  for (let second = 0; second < 5; second += 1) {
    await sleep(1_000);
    expect((await client.send('GET', '/api/studies')).status).toBe(200);
  }
  const seconds = async (slow: Slow[]): Promise<number> =>
    Math.max(...(await Promise.all(slow.map(({ ended }) => ended))));
  const cut = { headers: await seconds(headers), bodies: await seconds(bodies) };
  console.info(`cut off after seconds: ${JSON.stringify(cut)}`);
  expect(cut.headers).toBeLessThan(15);
  expect(cut.bodies).toBeLessThan(40);
  // By then the one that reads nothing was cut off, too: of its answers it gets what the network held.
  await sleep(4_000);
  expect(await reader.readOn()).toBeLessThan(MANY);
}, 90_000);
