import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Redis from 'ioredis';
import { findFreePort } from '../operations/embedded-postgres/postmaster';

/** A Redis of a test's own. */
export interface TestRedis {
  url: string;
  /** The keys that it holds. */
  keys(pattern: string): Promise<string[]>;
  /** Sends it a command. */
  command(name: string, ...args: string[]): Promise<unknown>;
  /** Ends it at once, as a fault would. */
  kill(): Promise<void>;
  /** Starts it again at the same address, empty. */
  restart(): Promise<void>;
  /** Stops its clock: connections stay open, and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Ends it, if it still runs, and removes its folder. */
  stop(): Promise<void>;
}

function isRedisHere(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** `describe`, skipped with one loud line where no redis-server is on the PATH. */
export function describeWithRedis(): jest.Describe {
  if (isRedisHere()) return describe;
  console.warn('SKIPPED: no redis-server is on the PATH, so nothing that needs Redis was tested.');
  return describe.skip;
}

/** Starts a redis-server on a free port, in a folder of its own, without persistence. */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await findFreePort();
  const dir = await mkdtemp(join(tmpdir(), 'hanteam-redis-'));
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'no'];
  let server = spawn('redis-server', args, { stdio: 'ignore' });
  const url = `redis://127.0.0.1:${port}`;
  await untilReady(url);
  return {
    url,
    keys: (pattern) => asked(url, (redis) => redis.keys(pattern)),
    command: (name, ...values) => asked(url, (redis) => redis.call(name, ...values)),
    kill: () => end(server),
    restart: async () => {
      server = spawn('redis-server', args, { stdio: 'ignore' });
      await untilReady(url);
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    stop: async () => {
      await end(server);
      await rm(dir, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
}

async function asked<Answer>(url: string, question: (redis: Redis) => Promise<Answer>): Promise<Answer> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await question(redis);
  } finally {
    redis.disconnect();
  }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await asked(url, (redis) => redis.ping()).catch(() => undefined);
    if (answer === 'PONG') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the redis-server of the test did not start');
}
