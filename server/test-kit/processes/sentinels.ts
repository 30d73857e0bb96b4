import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../embedded-postgres/postmaster';
import { ManagedProcess } from './child-process';
import { commandRedis, type TestRedis } from './redis';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const TIMEOUT_MS = 30_000;

/** Name of the primary for the sentinels. */
const NAME = 'hanteam';

/** A primary counts as lost after this many milliseconds without a response. */
const DOWN_AFTER_MS = 1_000;

/** Passwords of the Redis servers and of the sentinels. */
interface SentinelPasswords {
  redis: string;
  sentinel: string;
}

/** Sentinels that watch a primary with one replica. */
export interface TestSentinels {
  /** The service's REDIS_URL. */
  url: string;
  /** Returns the port of the primary that all sentinels name, or 0 if they differ. */
  findPrimaryPort(): Promise<number>;
  /** True if all of them have a replica that could become the primary. */
  haveReplica(): Promise<boolean>;
  /** Replaces the primary like a provider before maintenance. */
  failOver(): Promise<void>;
  /** Kills the sentinel that the URL names first. */
  killFirst(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts sentinels, and waits until each has found the others and the replica. */
export async function startSentinels(
  primary: Pick<TestRedis, 'url'>,
  count: number,
  passwords?: SentinelPasswords,
): Promise<TestSentinels> {
  const folder = makeTempFolder('sentinels');
  const ports: number[] = [];
  for (let index = 0; index < count; index += 1) ports.push(await findFreePort());
  const processes = ports.map((port) => launchSentinel({ port, folder, count, primary, passwords }));
  const addresses = ports.map((port) => `127.0.0.1:${port}`);
  const ask = (address: string, ...words: string[]): Promise<unknown> =>
    commandRedis(`redis://${passwords ? `:${passwords.sentinel}@` : ''}${address}`, 'SENTINEL', ...words);
  const askAll = (...words: string[]): Promise<unknown[]> =>
    Promise.all(
      addresses
        .filter((_address, index) => processes[index]?.isRunning)
        .map((address) => ask(address, ...words).catch(() => undefined)),
    );
  await until(async () => (await askAll('master', NAME)).every((state) => isComplete(state, count)), TIMEOUT_MS);
  const credentials = passwords ? `:${passwords.redis}@` : '';
  const parameters = passwords ? `?sentinelPassword=${passwords.sentinel}` : '';
  return {
    url: `redis+sentinel://${credentials}${addresses.join()}/${NAME}/0${parameters}`,
    findPrimaryPort: async () => {
      const named = new Set((await askAll('get-master-addr-by-name', NAME)).map((address) => String(address)));
      return named.size === 1 ? Number([...named][0]?.split(',')[1] ?? 0) : 0;
    },
    haveReplica: async () => (await askAll('replicas', NAME)).every(isUsable),
    failOver: async () => {
      await ask(addresses.at(-1) ?? '', 'failover', NAME);
    },
    killFirst: async () => {
      await processes[0]?.end();
    },
    stop: async () => {
      await Promise.all(processes.map((each) => each.end()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface SentinelPlan {
  port: number;
  folder: string;
  count: number;
  primary: Pick<TestRedis, 'url'>;
  passwords?: SentinelPasswords;
}

function launchSentinel({ port, folder, count, primary, passwords }: SentinelPlan): ManagedProcess {
  const file = join(folder, `${port}.conf`);
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor ${NAME} 127.0.0.1 ${new URL(primary.url).port} ${Math.floor(count / 2) + 1}`,
    `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}`,
    `sentinel failover-timeout ${NAME} 3000`,
    ...(passwords ? [`sentinel auth-pass ${NAME} ${passwords.redis}`, `requirepass ${passwords.sentinel}`] : []),
  ];
  // A sentinel rewrites its file.
  writeFileSync(file, `${lines.join('\n')}\n`);
  const sentinel = new ManagedProcess('redis-server', [file, '--sentinel']);
  sentinel.launch();
  return sentinel;
}

/** True if this reply of `SENTINEL REPLICAS` has one replica, which follows the primary. */
function isUsable(replicas: unknown): boolean {
  const [replica]: unknown[] = Array.isArray(replicas) ? replicas : [];
  return valueOf(replica, 'flags') === 'slave' && valueOf(replica, 'master-link-status') === 'ok';
}

/** True if this reply of `SENTINEL MASTER` has the replica and all other sentinels. */
function isComplete(state: unknown, count: number): boolean {
  return valueOf(state, 'num-slaves') === '1' && valueOf(state, 'num-other-sentinels') === String(count - 1);
}

/** Returns a value of a reply that has names and values in turn. */
function valueOf(reply: unknown, name: string): unknown {
  return Array.isArray(reply) ? (reply[reply.indexOf(name) + 1] as unknown) : undefined;
}
