import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../../platform/start-error';
import { findBinaries } from './binaries';
import { openDataFolder, type Passwords } from './data-folder';
import { chooseHome } from './home';
import { takeLock } from './lock';
import type { Postmaster, PostmasterPlan } from './postmaster';
import { startPostmaster } from './start';
import { chooseSystemUser } from './system-user';

/** Where PostgreSQL stores its data, and where its events are logged. */
export interface EmbeddedPostgresOptions {
  /** The folder that contains the data folder `postgres` and PostgreSQL's log `postgres.log`. */
  dataDir: string;
  log: (line: string) => void;
  /** False is faster but loses data in a power cut; for tests. */
  durable?: boolean;
}

/** A running PostgreSQL that belongs to this server. */
export interface EmbeddedPostgres {
  /** The service's connection string. It does not change before `stop()`. */
  url: string;
  /** Ends all connections and waits until PostgreSQL has ended. May be called more than once. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL on the existing data, or on new data.
 * @throws {StartError} when it cannot start
 */
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
  // A folder has the same lock under all its names.
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
    const { plan, passwords } = await prepare(folder, options);
    const ready = await startPostmaster(plan, passwords);
    postmaster = ready.postmaster;
    postmaster.keepAlive();
    return { url: ready.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function prepare(
  folder: string,
  { log, durable = true }: EmbeddedPostgresOptions,
): Promise<{ plan: Omit<PostmasterPlan, 'port'>; passwords: Passwords }> {
  const runAs = chooseSystemUser(join(folder, 'postgres'), log);
  const home = chooseHome(folder, runAs, log);
  const binaries = findBinaries(home, runAs);
  const dataFolder = join(home, 'postgres');
  const logFile = join(folder, 'postgres.log');
  const passwords = await openDataFolder(dataFolder, binaries, runAs);
  return { plan: { binaries, runAs, dataFolder, logFile, durable, log }, passwords };
}
