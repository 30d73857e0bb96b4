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

/** Asks for more than the network holds, all at once, and reads nothing of it for two seconds. */
function refuseToRead(): Slow {
  const slow = open();
  slow.socket.pause();
  slow.socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000));
  setTimeout(() => slow.socket.resume(), 2_000);
  return slow;
}

const POST =
  'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{';

it('[F13] clients that send or read too slowly are cut off, and the others are served meanwhile', async () => {
  const many = <Thing>(make: () => Thing): Thing[] => Array.from({ length: 30 }, make);
  const headers = many(() => drip('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ', 'x'));
  const bodies = many(() => drip(POST, ' '));
  const before = service.memory;
  const readers = many(refuseToRead);
  for (let second = 0; second < 5; second += 1) {
    await sleep(1_000);
    expect((await client.send('GET', '/api/studies')).status).toBe(200);
  }
  const seconds = async (slow: Slow[]): Promise<number> =>
    Math.max(...(await Promise.all(slow.map(({ ended }) => ended))));
  const gained = service.memory - before;
  const cut = { readers: await seconds(readers), headers: await seconds(headers), bodies: await seconds(bodies) };
  console.info(`${Math.round(gained)} MB; cut off after seconds: ${JSON.stringify(cut)}`);
  expect(gained).toBeLessThan(200);
  expect(cut.readers).toBeLessThan(10);
  expect(cut.headers).toBeLessThan(15);
  expect(cut.bodies).toBeLessThan(40);
}, 90_000);
