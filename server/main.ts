import 'reflect-metadata';
import { startEmbeddedPostgres } from './database/embedded-postgres';
import { DEMO_ACCOUNTS, seedDemo } from './database/seed';
import { readEnv } from './env';
import { readSecret } from './auth/secret';
import { StartError } from './lib/start-error';
import { startServer } from './server';

/** Ends a stop that hangs: whoever waits for the process has waited long enough. */
const LONGEST_STOP = 25_000;

async function main(): Promise<void> {
  const env = readEnv(process.env);
  const sessionSecret = await readSecret(env);
  const embedded = env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: (line) => console.error(line) });
  try {
    const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? '';
    const server = await startServer(env, { databaseUrl, sessionSecret, prepare: seedDemo });
    tellWhere(server.port, env.DEMO === 'on');
    stopOnSignals(async () => {
      await server.stop();
      await embedded?.stop();
    });
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

function tellWhere(port: number, demo: boolean): void {
  const lines = [`한팀이 열렸어요: http://localhost:${port}`];
  if (demo)
    lines.push(`둘러볼 계정: ${DEMO_ACCOUNTS.map(({ loginId, password }) => `${loginId} / ${password}`).join(', ')}`);
  console.info(lines.join('\n'));
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), LONGEST_STOP).unref();
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
