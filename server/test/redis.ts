import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import Redis from 'ioredis';
import { findFreePort } from '../operations/embedded-postgres/postmaster';
import { ManagedProcess } from './child-process';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const START_TIMEOUT_MS = 10_000;

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
  /** Halts the process: connections stay open, and nothing answers. */
  freeze(): void;
  thaw(): void;
  /** Ends it, if it still runs, and removes its folder. */
  stop(): Promise<void>;
}

/** `describe`, skipped with a warning where no redis-server is on the PATH. */
export function describeWithRedis(): jest.Describe {
  if (spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0) return describe;
  console.warn('SKIPPED: no redis-server is on the PATH, so nothing that needs Redis was tested.');
  return describe.skip;
}

/** Starts a redis-server on a free port, in a folder of its own, without persistence. */
export async function startTestRedis(): Promise<TestRedis> {
  const port = await findFreePort();
  const folder = makeTempFolder('redis');
  const settings = { port: String(port), bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  // A replica gets its data at once, instead of after 5 seconds in which others may join it.
  const args = Object.entries({ ...settings, 'repl-diskless-sync-delay': '0' }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  const server = new ManagedProcess('redis-server', args);
  const url = `redis://127.0.0.1:${port}`;
  const start = async (): Promise<void> => {
    server.launch();
    await until(async () => (await withRedis(url, (redis) => redis.ping())) === 'PONG', START_TIMEOUT_MS);
  };
  await start();
  return {
    url,
    keys: (pattern) => withRedis(url, (redis) => redis.keys(pattern)),
    command: (name, ...values) => withRedis(url, (redis) => redis.call(name, ...values)),
    kill: async () => {
      await server.end();
    },
    restart: start,
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    stop: async () => {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function withRedis<Reply>(url: string, ask: (redis: Redis) => Promise<Reply>): Promise<Reply> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, disconnectTimeout: 200 });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await ask(redis);
  } finally {
    redis.disconnect();
  }
}
