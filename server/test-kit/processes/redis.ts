import { rmSync } from 'node:fs';
import Redis from 'ioredis';
import { findFreePort } from '../../embedded-postgres/postmaster';
import { ManagedProcess } from './child-process';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const START_TIMEOUT_MS = 10_000;
const SYNC_TIMEOUT_MS = 30_000;

/** A Redis server for one test. */
export interface TestRedis {
  url: string;
  /** Returns the stored keys. */
  keys(pattern: string): Promise<string[]>;
  command(name: string, ...args: string[]): Promise<unknown>;
  /** Kills the server like a crash. */
  kill(): Promise<void>;
  /** Starts the server again on the same port, without data. */
  restart(): Promise<void>;
  /** Suspends the process. Connections stay open without any response. */
  freeze(): void;
  thaw(): void;
  /** Becomes the replica of another Redis, and waits until it has its data. */
  follow(primary: Pick<TestRedis, 'url'>): Promise<void>;
  /** Stops a running server and deletes its folder. */
  stop(): Promise<void>;
}

/**
 * Starts a redis-server without persistence on a free port.
 * @param password password of all clients, and of its connection to a primary
 */
export async function startTestRedis(password?: string): Promise<TestRedis> {
  const port = await findFreePort();
  const folder = makeTempFolder('redis');
  const settings = { port: String(port), bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  // Sends the data to a replica at once. By default Redis waits 5 seconds for more replicas.
  const secrets = password === undefined ? {} : { requirepass: password, masterauth: password };
  const args = Object.entries({ ...settings, ...secrets, 'repl-diskless-sync-delay': '0' }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  const server = new ManagedProcess('redis-server', args);
  const url = `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`;
  const start = async (): Promise<void> => {
    server.launch();
    await until(async () => (await withRedis(url, (redis) => redis.ping())) === 'PONG', START_TIMEOUT_MS);
  };
  await start();
  return {
    url,
    keys: (pattern) => withRedis(url, (redis) => redis.keys(pattern)),
    command: (name, ...values) => commandRedis(url, name, ...values),
    kill: async () => {
      await server.end();
    },
    restart: start,
    freeze: () => server.signal('SIGSTOP'),
    thaw: () => server.signal('SIGCONT'),
    follow: async (primary) => {
      const { hostname, port: primaryPort } = new URL(primary.url);
      await commandRedis(url, 'REPLICAOF', hostname, primaryPort);
      const isInSync = async (): Promise<boolean> =>
        String(await commandRedis(url, 'INFO', 'replication')).includes('master_link_status:up');
      await until(isInSync, SYNC_TIMEOUT_MS);
    },
    stop: async () => {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends one command over a connection of its own. */
export function commandRedis(url: string, name: string, ...values: string[]): Promise<unknown> {
  return withRedis(url, (redis) => redis.call(name, ...values));
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
