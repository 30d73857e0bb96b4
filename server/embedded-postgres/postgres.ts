import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../platform/errors/start-error';
import { findBinaries } from './binaries';
import { openDataFolder, type Passwords } from './data-folder';
import { chooseHome } from './home-folder';
import { takeLock } from './lock';
import type { Postmaster, PostmasterPlan } from './postmaster';
import { startPostmaster } from './start';
import { chooseSystemUser } from './system-user';

/** Folder and log of the embedded PostgreSQL. */
export interface EmbeddedPostgresOptions {
  /** Folder with the data folder `postgres` and PostgreSQL's log `postgres.log`. */
  dataDir: string;
  log: (line: string) => void;
  /** False for tests: faster, but loses data in a power cut. */
  durable?: boolean;
}

/** A running PostgreSQL that belongs to this server. */
export interface EmbeddedPostgres {
  /** Connection string of the service. It stays the same until `stop()`. */
  url: string;
  /** Ends all connections and waits until PostgreSQL has ended. May be called repeatedly. */
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL on existing data, or on new data.
 * @throws {StartError} if it cannot start
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
  // A folder has the same lock under each of its names.
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
