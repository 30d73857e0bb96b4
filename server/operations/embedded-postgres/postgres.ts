import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../platform/start-error';
import { findBinaries } from './binaries';
import { openDataFolder } from './data-folder';
import { chooseHome } from './home';
import { takeLock } from './lock';
import type { Postmaster, PostmasterPlan } from './postmaster';
import { DATABASE, ensureDatabase, startPostmaster } from './start';
import { chooseSystemUser } from './system-user';

/** Where PostgreSQL keeps its data, and whom it tells what happens to it. */
export interface EmbeddedPostgresOptions {
  /** The data goes to `postgres` in here, PostgreSQL's own messages to `postgres.log`. */
  dataDir: string;
  log: (line: string) => void;
  /** False trades safety against a power cut for speed: for tests. */
  durable?: boolean;
}

/** A running PostgreSQL that belongs to this server. */
export interface EmbeddedPostgres {
  /** The connection string of the database `hanteam`; it stays the same until `stop()`. */
  url: string;
  /** Ends all connections and waits until PostgreSQL is gone. May be called again. */
  stop(): Promise<void>;
}

/** Starts the bundled PostgreSQL on the data of the last start, or on new data. Throws a StartError when it cannot. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  try {
    const folder = openFolder(options.dataDir);
    const releaseLock = takeLock(join(folder, 'server.pid'));
    return await startLocked(folder, releaseLock, options);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`데이터 폴더를 열 수 없어요: ${reason}`, { cause: error });
  }
}

function openFolder(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true });
  // One folder under two names must not look like two folders.
  return realpathSync(dataDir);
}

async function startLocked(
  folder: string,
  releaseLock: () => void,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  let postmaster: Postmaster | undefined;
  const stop = async () => {
    await postmaster?.stop();
    releaseLock();
  };
  try {
    const { plan, password } = await prepare(folder, options);
    const ready = await startPostmaster(plan, password);
    postmaster = ready.postmaster;
    await ensureDatabase(ready, DATABASE);
    postmaster.keepAlive();
    return { url: ready.urlOf(DATABASE), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(
  folder: string,
  { log, durable = true }: EmbeddedPostgresOptions,
): Promise<{ plan: Omit<PostmasterPlan, 'port'>; password: string }> {
  const runAs = chooseSystemUser(join(folder, 'postgres'), log);
  const home = chooseHome(folder, runAs, log);
  const binaries = findBinaries(home, runAs);
  const dataFolder = join(home, 'postgres');
  const password = await openDataFolder(dataFolder, binaries, runAs);
  return { plan: { binaries, runAs, dataFolder, logFile: join(folder, 'postgres.log'), durable, log }, password };
}
