import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../server/operations/embedded-postgres/postgres';
import { sendSignal } from '../../server/operations/embedded-postgres/process';
import { until } from './until';

/** A primary and a replica that streams from it. */
export interface PostgresPair {
  primaryUrl: string;
  replicaUrl: string;
  /** Plain rows, to look behind the scenes. */
  ask<Row>(url: string, text: string): Promise<Row[]>;
  /** From here on the replica shows what it shows now; the changes that reach it wait. */
  pauseReplica(): Promise<void>;
  resumeReplica(): Promise<void>;
  /** The replica answers nothing any more, and hangs up on nobody. Answers how to thaw it. */
  freezeReplica(): Promise<() => void>;
  /** Ends the replica at once, as a fault would. It comes back by itself after three seconds. */
  killReplica(): void;
  stop(): Promise<void>;
}

const start = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, log: () => undefined, durable: false });

/** Starts both on new data. The replica begins as a copy of the primary's data folder, taken while that is stopped. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const home = mkdtempSync(join(tmpdir(), 'hanteam-topology-'));
  const folders = [join(home, 'primary'), join(home, 'replica')] as const;
  for (const folder of folders) mkdirSync(folder);
  // PostgreSQL does not run as root: its own user must be able to enter.
  for (const folder of [home, ...folders]) chmodSync(folder, 0o755);
  await (await start(folders[0])).stop();
  execFileSync('cp', ['-a', join(folders[0], 'postgres'), folders[1]]);
  const primary = await start(folders[0]);
  follow(join(folders[1], 'postgres'), primary.url);
  const replica = await start(folders[1]);
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    ask,
    pauseReplica: async () => {
      await ask(replica.url, 'select pg_wal_replay_pause()');
      const state = 'select pg_get_wal_replay_pause_state() as state';
      await until(async () => (await ask<{ state: string }>(replica.url, state))[0]?.state === 'paused', 5_000);
    },
    resumeReplica: async () => void (await ask(replica.url, 'select pg_wal_replay_resume()')),
    freezeReplica: async () => {
      const workers = await ask<{ pid: number }>(replica.url, 'select pid from pg_stat_activity');
      const pids = [postmasterOf(folders[1]), ...workers.map(({ pid }) => pid)];
      for (const pid of pids) sendSignal(pid, 'SIGSTOP');
      return () => pids.forEach((pid) => sendSignal(pid, 'SIGCONT'));
    },
    killReplica: () => process.kill(postmasterOf(folders[1]), 'SIGKILL'),
    stop: async () => {
      await replica.stop();
      await primary.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function follow(dataFolder: string, primaryUrl: string): void {
  const { hostname, port, username, password } = new URL(primaryUrl);
  const primary = `host=${hostname} port=${port} user=${username} password=${password}`;
  writeFileSync(join(dataFolder, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
  writeFileSync(join(dataFolder, 'standby.signal'), '');
}

async function ask<Row>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows as Row[];
  } finally {
    await client.end();
  }
}
