import type { Pool, PoolConfig } from 'pg';
import type { Logger } from 'pino';
import type { DatabaseMonitor } from './monitor';
import { createPool } from './pool';
import { sqlStateOf } from './sql-states';
import { type Send, sendOver, type Statements, statementsBy } from './statements/statements';
import { atMost } from '../resilience/at-most';

const PROBE_INTERVAL_MS = 1_000;

/** Maximum lag in milliseconds of a replica that is read. */
const MAX_LAG_MS = 5_000;

/**
 * A replica has shorter timeouts than the primary, because a failed read is repeated at the
 * primary.
 */
const REPLICA_SETTINGS = {
  connectionTimeoutMillis: 500,
  statement_timeout: 1_000,
  query_timeout: 1_000,
} as const;

/** Reads that may be a few seconds old, from replicas of the database (decision 12). */
export interface ReplicaReads {
  /**
   * Reads from a replica that lags at most 5 s. Reads from the primary if there is none, or if the
   * replica fails. If the primary is lost, a failed read is repeated once at a replica.
   */
  readonly reads: Statements;
  /** True if the primary is unavailable, so that only replicas can be read. */
  readonly isPrimaryLost: boolean;
}

/** Replicas of the database. */
export interface Replicas extends ReplicaReads {
  /** True for each replica that is read, by its host. */
  readonly states: ReadonlyMap<string, boolean>;
  /** Bytes of the write-ahead log that each replica lacked at its last probe, by its host. */
  readonly lags: ReadonlyMap<string, number>;
  /** Connections to each replica, by its host. */
  readonly pools: ReadonlyMap<string, Pool>;
  close(): Promise<void>;
}

/** The database from which the replicas copy. */
interface Primary {
  pool: Pool;
  monitor: Pick<DatabaseMonitor, 'isLost'>;
}

interface Replica {
  /** Host without the credentials, for the log. */
  host: string;
  pool: Pool;
  send: Send;
  /** Undefined before the first probe. */
  usable?: boolean;
  /** Time of the last probe that found it at most 5 s behind. */
  currentAt?: number;
  /** Undefined if the last probe failed. */
  lagBytes?: number;
}

/** A position in the write-ahead log, and the time at which the primary reached it. */
interface Position {
  at: number;
  lsn: bigint;
}

/**
 * Opens the replicas. Each is probed every second, so that it is used again after an outage.
 * @param settings replace those of a connection
 */
export function openReplicas(
  urls: readonly string[],
  primary: Primary,
  logger: Logger,
  settings: PoolConfig = {},
): Replicas {
  const replicas = urls.map((url) => openReplica(url, logger, settings));
  const positions: Position[] = [];
  let reads = 0;
  let timer: NodeJS.Timeout;
  const probe = async (): Promise<void> => {
    await recordPosition(primary.pool, positions);
    await Promise.all(replicas.map((replica) => probeReplica(replica, positions, logger)));
    timer = setTimeout(() => void probe(), PROBE_INTERVAL_MS).unref();
  };
  timer = setTimeout(() => void probe(), 0).unref();

  const atPrimary = sendOver(primary.pool);
  const next = (): Replica | undefined => {
    const usable = replicas.filter((replica) => replica.usable);
    // While the primary is lost, a replica that has just failed is better than none.
    const candidates = usable.length === 0 && primary.monitor.isLost ? replicas.filter(wasJustCurrent) : usable;
    reads += 1;
    return candidates[reads % candidates.length];
  };
  const send: Send = async (statement, values) => {
    const replica = next();
    if (!replica) return atPrimary(statement, values);
    try {
      return await replica.send(statement, values);
    } catch (error) {
      // While another replica is promoted, a proxy ends the connections to it. A new connection
      // then goes to a remaining replica.
      if (primary.monitor.isLost) return (next() ?? replica).send(statement, values);
      // The replica may be lost, slow, lack a migration, or have cancelled the read. The primary
      // can serve the read in each case.
      if (sqlStateOf(error) === undefined) stopUsing(replica, error, logger);
      return atPrimary(statement, values);
    }
  };
  return {
    reads: statementsBy(send),
    get isPrimaryLost() {
      return primary.monitor.isLost;
    },
    get states() {
      return new Map(replicas.map(({ host, usable }) => [host, usable === true]));
    },
    get lags() {
      return new Map(replicas.flatMap(({ host, lagBytes }) => (lagBytes === undefined ? [] : [[host, lagBytes]])));
    },
    pools: new Map(replicas.map(({ host, pool }) => [host, pool])),
    close: async () => {
      clearTimeout(timer);
      await Promise.all(replicas.map(({ pool }) => atMost(pool.end(), REPLICA_SETTINGS.query_timeout)));
    },
  };
}

function openReplica(url: string, logger: Logger, settings: PoolConfig): Replica {
  const pool = createPool(url, { max: 10, ...REPLICA_SETTINGS, ...settings });
  const { host } = new URL(url);
  pool.on('error', (error) => logger.warn({ err: error, host }, 'an idle connection to a replica was lost'));
  return { host, pool, send: sendOver(pool) };
}

/**
 * Records the primary's position. While the primary does not respond, replicas are compared with
 * its last positions.
 */
async function recordPosition(primary: Pool, positions: Position[]): Promise<void> {
  const lsn = await readLsn(primary, 'pg_current_wal_flush_lsn()').catch(() => undefined);
  if (lsn === undefined) return;
  const at = Date.now();
  positions.push({ at, lsn });
  while (positions[1] && at - positions[1].at >= MAX_LAG_MS) positions.shift();
  // Index 0 is now the newest position that is at least MAX_LAG_MS old. A replica that has replayed
  // it is usable.
}

async function probeReplica(replica: Replica, positions: Position[], logger: Logger): Promise<void> {
  const [required] = positions;
  try {
    const lsn = await readReplayed(replica, positions.at(-1));
    if (required === undefined || lsn === undefined) throw new Error('not a replica of this primary');
    if (lsn < required.lsn) throw new Error(`${required.lsn - lsn} bytes behind`);
    if (!replica.usable) logger.info({ host: replica.host }, 'reading from a replica');
    replica.usable = true;
    replica.currentAt = Date.now();
  } catch (error) {
    stopUsing(replica, error, logger);
  }
}

/** Reads the position of a replica and records how far it is behind the primary's last position. */
async function readReplayed(replica: Replica, last: Position | undefined): Promise<bigint | undefined> {
  const lsn = await readLsn(replica.pool, 'pg_last_wal_replay_lsn()').catch((error: unknown) => {
    replica.lagBytes = undefined;
    throw error;
  });
  const isKnown = lsn !== undefined && last !== undefined;
  replica.lagBytes = isKnown ? Math.max(0, Number(last.lsn - lsn)) : undefined;
  return lsn;
}

/** True if a failed replica is hardly older than one that is read. */
function wasJustCurrent({ currentAt }: Replica): boolean {
  return currentAt !== undefined && Date.now() - currentAt <= MAX_LAG_MS;
}

function stopUsing(replica: Replica, error: unknown, logger: Logger): void {
  if (replica.usable !== false) logger.warn({ err: error, host: replica.host }, 'a replica is left out');
  replica.usable = false;
}

async function readLsn(pool: Pool, expression: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ lsn: string | null }>(`select (${expression} - '0/0')::text as lsn`);
  const lsn = rows[0]?.lsn;
  return lsn === null || lsn === undefined ? undefined : BigInt(lsn);
}
