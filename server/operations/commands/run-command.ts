import 'reflect-metadata';
import { startEmbeddedPostgres } from '../embedded-postgres/postgres';
import { findRunningPostgres } from '../embedded-postgres/running';
import { type Env, readEnv } from '../../env';
import { StartError } from '../../platform/start-error';

/** A command's work on the service's database. */
export type Work = (env: Env, databaseUrl: string) => Promise<void>;

/**
 * Builds the message for wrong arguments.
 * @param name the name of the command, without its folder
 * @param args the arguments that it takes
 */
export function usageError(name: string, args: string): StartError {
  return new StartError(`쓰는 법: ${startOf(name)} ${args}`);
}

/**
 * The start of a command line: npm's in a checkout, node's in the image, which contains only the
 * build.
 */
export function startOf(name: string): string {
  const isNpm = process.env['npm_lifecycle_event'] === name;
  return isNpm ? `npm run ${name}` : `node dist/server/operations/commands/${name}.js`;
}

/**
 * Runs a command on the service's database: that of DATABASE_URL, or the embedded one. If no server
 * runs the embedded PostgreSQL, it is started for the command. A failure is printed in one line and
 * ends the process with exit code 1.
 */
export function runCommand(work: Work): void {
  // The process exits instead of being ended by the signal, so that exit handlers end PostgreSQL
  // and remove drafts of files.
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
  const running = env.DATABASE_URL ?? findRunningPostgres(env.DATA_DIR);
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
