import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../server/operations/embedded-postgres/postmaster';
import { describeWithRedis } from '../../server/test/redis';
import type { Instance } from './instance';
import { until } from './until';

const CONFIGURATION = join(__dirname, '..', '..', 'deploy', 'haproxy.cfg');

/** The very proxy of docker-compose.yml, before two instances. */
export interface Proxy {
  url: string;
  stop(): Promise<void>;
}

/** `describe`, skipped with one loud line where haproxy or redis-server is not on the PATH. */
export function describeWithProxy(): jest.Describe {
  if (spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0) return describeWithRedis();
  console.warn('SKIPPED: no haproxy is on the PATH, so instances behind a proxy were not tested.');
  return describe.skip;
}

type Address = Pick<Instance, 'address'>;

/** Starts haproxy by deploy/haproxy.cfg, and waits until it has found both instances well. */
export async function startProxy(first: Address, second: Address): Promise<Proxy> {
  const listen = `127.0.0.1:${await findFreePort()}`;
  const env = { PATH: process.env['PATH'], PROXY_LISTEN: listen, APP_1: first.address, APP_2: second.address };
  execFileSync('haproxy', ['-c', '-f', CONFIGURATION], { env, stdio: 'pipe' });
  const child = spawn('haproxy', ['-db', '-f', CONFIGURATION], { env, stdio: 'ignore' });
  const url = `http://${listen}`;
  await until(async () => (await fetch(url)).ok, 5_000);
  return {
    url,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
