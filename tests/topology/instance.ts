import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../server/operations/embedded-postgres/postmaster';
import { until } from './until';

const ROOT = join(__dirname, '..', '..');

/** A server process, on the same port at every start. */
export interface Instance {
  url: string;
  /** `host:port`, as a proxy wants it. */
  address: string;
  /** Resolves when it is ready to serve. */
  start(): Promise<void>;
  /** Ends it as a fault would. */
  kill(): Promise<void>;
  /** Asks it to stop; answers its exit code. */
  terminate(): Promise<number | null>;
  /** Ends it, if it still runs, and removes its folder. */
  remove(): Promise<void>;
}

/** @param release the folder of another build than this one's */
export async function createInstance(
  settings: Record<string, string>,
  release = join(ROOT, 'dist'),
): Promise<Instance> {
  const port = await findFreePort();
  const home = mkdtempSync(join(tmpdir(), 'hanteam-instance-'));
  const log = join(home, 'log');
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    url,
    address: `127.0.0.1:${port}`,
    start: async () => {
      const output = openSync(log, 'a');
      child = spawn(process.execPath, [join(release, 'server', 'main.js')], {
        env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), DATA_DIR: home, ...settings },
        stdio: ['ignore', output, output],
      });
      const ready = until(async () => (await fetch(`${url}/readyz`)).ok, 60_000);
      const ended = once(child, 'exit').then(() => {
        throw new Error(`the instance ended: ${readFileSync(log, 'utf8')}`);
      });
      await Promise.race([ready, ended]);
      ended.catch(() => undefined);
    },
    kill: async () => void (await end('SIGKILL')),
    terminate: () => end('SIGTERM'),
    remove: async () => {
      await end('SIGKILL');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A copy of the build as it was before the migration: that release neither knows it nor what it brought. */
export function copyReleaseBefore(migration: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'hanteam-release-'));
  cpSync(join(ROOT, 'dist', 'server'), join(folder, 'server'), { recursive: true });
  rmSync(join(folder, 'server', 'database', 'migrations', `${migration}.js`));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
