import 'reflect-metadata';
import { startEmbeddedPostgres } from '../embedded-postgres/postgres';
import { findRunningPostgres } from '../embedded-postgres/find-running';
import { type Env, readEnv } from '../env';
import { maintenanceUrl } from '../platform/database/pool';
import { StartError } from '../platform/errors/start-error';

/** Work of a command on the service's database. */
export type Work = (env: Env, databaseUrl: string) => Promise<void>;

/**
 * Builds the message for wrong arguments.
 * @param name name of the command, without its folder
 * @param args its arguments
 */
export function usageError(name: string, args: string): StartError {
  return new StartError(`쓰는 법: ${startOf(name)} ${args}`);
}

/**
 * Returns the start of a command line. A checkout uses npm, and the image, which contains only the
 * build, uses node.
 */
export function startOf(name: string): string {
  const isNpm = process.env['npm_lifecycle_event'] === name;
  return isNpm ? `npm run ${name}` : `node dist/server/commands/${name}.js`;
}

/**
 * Runs a command on the database of DATABASE_DIRECT_URL or DATABASE_URL, or on the embedded one.
 * The embedded PostgreSQL is started for the command unless a server already runs it. A failure is
 * printed in one line and ends the process with exit code 1.
 */
export function runCommand(work: Work): void {
  // The process exits instead of being killed by the signal, so that exit handlers stop PostgreSQL
  // and remove draft files.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  withDatabase(readEnvOrExit(), work).catch(fail);
}

function readEnvOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    return fail(error);
  }
}

async function withDatabase(env: Env, work: Work): Promise<void> {
  const running = env.DATABASE_URL
    ? maintenanceUrl(env.DATABASE_URL, env.DATABASE_DIRECT_URL)
    : findRunningPostgres(env.DATA_DIR);
  if (running) return work(env, running);
  const embedded = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: (line) => console.warn(line) });
  try {
    await work(env, embedded.url);
  } finally {
    await embedded.stop();
  }
}

function fail(error: unknown): never {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
