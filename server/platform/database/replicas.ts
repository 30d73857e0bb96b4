import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createPool } from './pool';
import { sqlStateOf } from './sql-states';
import { createStatements, type Statements, statementsBy } from './statements';
import type { Statement } from './statement';

const PROBE_EVERY = 1_000;

/** How far, in milliseconds, a replica may be behind the primary and still be read. */
const LONGEST_LAG = 5_000;

/** A replica has less time than the primary: there is somebody else to ask. */
const REPLICA_SETTINGS = {
  connectionTimeoutMillis: 500,
  statement_timeout: 1_000,
  query_timeout: 1_000,
} as const;

/** Copies of the database for reads that may lag (docs/decisions/0012-read-replicas.md). */
export interface Replicas {
  /** Reads at a replica that is at most 5 s behind; at the primary while there is none, or when the replica fails. */
  reads: Statements;
  close(): Promise<void>;
}

interface Replica {
  /** For the log: the address without its password. */
  host: string;
  pool: Pool;
  reads: Statements;
  /** Unknown before the first probe. */
  usable?: boolean;
}

/** A place in the stream of changes, and when the primary had come there. */
interface Position {
  at: number;
  place: bigint;
}

/** Opens the replicas; one that is away, now or later, is asked again every second and missed by nobody. */
export function openReplicas(urls: readonly string[], primary: Pool, logger: Logger): Replicas {
  const replicas = urls.map((url) => openReplica(url, logger));
  const positions: Position[] = [];
  let turn = 0;
  let timer: NodeJS.Timeout;
  const probe = async (): Promise<void> => {
    await notePosition(primary, positions);
    await Promise.all(replicas.map((replica) => probeReplica(replica, positions, logger)));
    timer = setTimeout(() => void probe(), PROBE_EVERY).unref();
  };
  timer = setTimeout(() => void probe(), 0).unref();

  const atPrimary = createStatements(primary);
  const next = (): Replica | undefined => {
    const usable = replicas.filter((replica) => replica.usable);
    turn += 1;
    return usable[turn % usable.length];
  };
  const fetch = async <Values, Row extends object>(
    statement: Statement<Values, Row>,
    values: Values,
  ): Promise<Row[]> => {
    const replica = next();
    if (!replica) return atPrimary.rows(statement, values);
    try {
      return await replica.reads.rows(statement, values);
    } catch (error) {
      // Whatever it is — gone, slow, behind a migration, a read that stood in the way of a change — the primary knows.
      if (sqlStateOf(error) === undefined) leaveOut(replica, error, logger);
      return atPrimary.rows(statement, values);
    }
  };
  return {
    reads: statementsBy(fetch),
    close: async () => {
      clearTimeout(timer);
      await Promise.all(replicas.map(({ pool }) => endWithin(pool, REPLICA_SETTINGS.query_timeout)));
    },
  };
}

function openReplica(url: string, logger: Logger): Replica {
  const pool = createPool(url, { max: 10, ...REPLICA_SETTINGS });
  const { host } = new URL(url);
  pool.on('error', (error) => logger.warn({ err: error, host }, 'an idle connection to a replica was lost'));
  return { host, pool, reads: createStatements(pool) };
}

/** Where the primary is now. While it does not answer, what it said last is all that a replica can be held to. */
async function notePosition(primary: Pool, positions: Position[]): Promise<void> {
  const place = await placeOf(primary, 'pg_current_wal_flush_lsn()').catch(() => undefined);
  if (place === undefined) return;
  const at = Date.now();
  positions.push({ at, place });
  // The first that stays is the place that a replica must have come to: where the primary was LONGEST_LAG ago.
  while (positions[1] && at - positions[1].at >= LONGEST_LAG) positions.shift();
}

async function probeReplica(replica: Replica, [required]: Position[], logger: Logger): Promise<void> {
  try {
    const place = await placeOf(replica.pool, 'pg_last_wal_replay_lsn()');
    if (required === undefined || place === undefined) throw new Error('not a replica of this primary');
    if (place < required.place) throw new Error(`${required.place - place} bytes behind`);
    if (!replica.usable) logger.info({ host: replica.host }, 'reading from a replica');
    replica.usable = true;
  } catch (error) {
    leaveOut(replica, error, logger);
  }
}

function leaveOut(replica: Replica, error: unknown, logger: Logger): void {
  if (replica.usable !== false) logger.warn({ err: error, host: replica.host }, 'a replica is left out');
  replica.usable = false;
}

async function placeOf(pool: Pool, lsn: string): Promise<bigint | undefined> {
  const { rows } = await pool.query<{ place: string | null }>(`select (${lsn} - '0/0')::text as place`);
  const place = rows[0]?.place;
  return place === null || place === undefined ? undefined : BigInt(place);
}

/** A replica that hangs would hold up the stop. */
async function endWithin(pool: Pool, milliseconds: number): Promise<void> {
  const tooLong = new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref());
  await Promise.race([pool.end(), tooLong]);
}
