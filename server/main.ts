import { stopTracing } from './platform/telemetry/start-tracing';
import 'reflect-metadata';
import { setFlagsFromString } from 'node:v8';
import { type Env, readEnv } from './env';
import { readSecrets } from './gateway/sessions/session-secret';
import { listDemoAccounts, seedDemo } from './dev-data/demo/seed-demo';
import { startEmbeddedPostgres } from './embedded-postgres/postgres';
import { StartError } from './platform/errors/start-error';
import { startServer } from './server';

// V8 would treat the arrays of response headers as long-lived objects, and block all requests every
// second to collect them. Without it p99 of a notice over GraphQL is 9 ms instead of up to 17.
setFlagsFromString('--no-allocation-site-pretenuring');

/** Milliseconds after which a hanging stop is aborted. Process managers usually kill after 30 s. */
const STOP_TIMEOUT_MS = 25_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const started = new AsyncDisposableStack();
  started.defer(stopTracing);
  // Handles signals from here on, so that Ctrl-C during the start stops everything started so far.
  stopOnSignals(() => started.disposeAsync());
  try {
    const sessionSecrets = await readSecrets(env);
    const databaseUrl = env.DATABASE_URL ?? (await startDatabase(env, started));
    const server = await startServer(env, { databaseUrl, sessionSecrets, prepare: seedDemo });
    started.defer(() => server.stop());
    printAddress(server.port, env.DEMO === 'on');
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

async function startDatabase(env: Env, started: AsyncDisposableStack): Promise<string> {
  const embedded = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: (line) => console.warn(line) });
  started.defer(() => embedded.stop());
  return embedded.url;
}

function printAddress(port: number, demo: boolean): void {
  const lines = [`한팀이 열렸어요: http://localhost:${port}`];
  if (demo) lines.push(`둘러볼 계정: ${listDemoAccounts()}`);
  console.info(lines.join('\n'));
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
