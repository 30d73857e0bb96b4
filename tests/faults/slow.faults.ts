import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { HttpClient } from '../../server/test/http-client';
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

function open(): Slow {
  const began = performance.now();
  const socket = connect(stage.server.port, '127.0.0.1').on('error', () => undefined);
  const ended = new Promise<number>((resolve) => {
    socket.once('close', () => resolve((performance.now() - began) / 1_000));
  });
  return { socket, ended };
}

/** Sends the beginning of a request, then a byte each second until the server ends the connection. */
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
