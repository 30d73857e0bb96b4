import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../operations/embedded-postgres/postmaster';
import type { TestApp } from './harness';

/** The server as it is run: a process of its own, beside an app of a test and on its database. */
export interface Served {
  url: string;
  /** All that it has written to its standard output and error. */
  output(): string;
  /** Its log, line by line. */
  log(): Record<string, unknown>[];
  /** Asks it to end, as whoever runs it would; answers its exit code. */
  stop(): Promise<number | null>;
}

const ROOT = join(__dirname, '..', '..');

/** Starts the server with these settings and waits until it is ready. */
export async function serve(app: TestApp, settings: Record<string, string> = {}): Promise<Served> {
  const port = await findFreePort();
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'test',
    PORT: String(port),
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: app.dataDir,
    DEMO: 'off',
    ...settings,
  };
  const child = spawn(
    process.execPath,
    ['-r', join(ROOT, 'scripts', 'swc-register.cjs'), join(ROOT, 'server', 'main.ts')],
    { env },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const url = `http://localhost:${port}`;
  await untilReady(url, child, () => output);
  return {
    url,
    output: () => output,
    log: () => {
      const lines = output.split('\n').filter((line) => line.startsWith('{'));
      return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    },
    stop: async () => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      const [code] = (await closed) as [number | null];
      return code;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server ended before it was ready: ${output()}`);
}
