import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestPostgres } from './postgres';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const PAUSE_TIMEOUT_MS = 5_000;

/**
 * Starts a streaming replica. It copies the data of the primary, which is stopped during the copy.
 */
export async function startReplica(primary: TestPostgres): Promise<TestPostgres> {
  const folder = makeTempFolder('replica');
  await primary.stop('fast');
  execFileSync('cp', ['-a', primary.dataFolder, folder]);
  await primary.start();
  followPrimary(join(folder, 'postgres'), primary.adminUrl);
  const replica = await TestPostgres.open(folder);
  await replica.start();
  return replica;
}

/**
 * Promotes the replica and restarts the previous primary as its replica, like a cluster manager.
 */
export async function failOver(primary: TestPostgres, replica: TestPostgres): Promise<void> {
  await primary.stop('fast');
  await replica.sql('select pg_promote()');
  followPrimary(primary.dataFolder, replica.adminUrl);
  await primary.start();
}

/** Pauses the replay of changes. The replica then shows its present state. */
export async function pauseReplay(replica: TestPostgres): Promise<void> {
  await replica.sql('select pg_wal_replay_pause()');
  const isPaused = async (): Promise<boolean> => {
    const [row] = await replica.sql<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
    return row?.state === 'paused';
  };
  await until(isPaused, PAUSE_TIMEOUT_MS);
}

/** Resumes the replay of changes. */
export async function resumeReplay(replica: TestPostgres): Promise<void> {
  await replica.sql('select pg_wal_replay_resume()');
}

function followPrimary(dataFolder: string, primaryUrl: string): void {
  const { hostname, port, username, password } = new URL(primaryUrl);
  const primary = `host=${hostname} port=${port} user=${username} password=${password}`;
  writeFileSync(join(dataFolder, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  writeFileSync(join(dataFolder, 'standby.signal'), '');
}
