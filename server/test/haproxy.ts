import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from '../operations/embedded-postgres/postmaster';
import { ManagedProcess } from './child-process';
import { describeWithRedis } from './redis';
import { until } from './until';

const CONFIGURATION = join(__dirname, '..', '..', 'deploy', 'haproxy.cfg');
const START_TIMEOUT_MS = 5_000;

/** HAProxy as docker-compose.yml runs it, in front of two instances. */
export interface TestProxy {
  url: string;
  stop(): Promise<void>;
}

/** `describe`, skipped with a warning where haproxy or redis-server is not on the PATH. */
export function describeWithProxy(): jest.Describe {
  if (spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0) return describeWithRedis();
  console.warn('SKIPPED: no haproxy is on the PATH, so instances behind a proxy were not tested.');
  return describe.skip;
}

/** Where an instance listens, as `host:port`. */
interface Instance {
  address: string;
}

/** Starts haproxy with deploy/haproxy.cfg, and waits until it has found an instance healthy. */
export async function startTestProxy(first: Instance, second: Instance): Promise<TestProxy> {
  const listen = `127.0.0.1:${await findFreePort()}`;
  const env = { PROXY_LISTEN: listen, APP_1: first.address, APP_2: second.address };
  execFileSync('haproxy', ['-c', '-f', CONFIGURATION], { env: { PATH: process.env['PATH'], ...env }, stdio: 'pipe' });
  const child = new ManagedProcess('haproxy', ['-db', '-f', CONFIGURATION], env);
  child.launch();
  const url = `http://${listen}`;
  await until(async () => (await fetch(url)).ok, START_TIMEOUT_MS);
  return {
    url,
    stop: async () => {
      await child.end();
    },
  };
}
