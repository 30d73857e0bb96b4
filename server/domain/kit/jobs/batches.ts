import { type SelectQueryBuilder, sql } from 'kysely';
import { sqlStateOf } from '../../../platform/database/sql-states';
import type { Statement } from '../../../platform/database/statements/statement';
import type { Statements } from '../../../platform/database/statements/statements';
import { isUnavailable } from '../../../platform/errors/error-translator';
import type { Services } from '../../context';
import { defineJob, type Job } from './jobs';

/** Notices in one batch of a job. */
export const BATCH_NOTICES = 100;

/** Members in one batch of a job. A batch locks their rows for a fraction of a second. */
export const BATCH_MEMBERS = 200;

/** Reads the next rows of a job in the order of their ids, which are larger than `after`. */
type ReadBatch = (after: number) => Promise<readonly { id: number }[]>;

async function* readIds(readBatch: ReadBatch): AsyncGenerator<readonly number[]> {
  for (let rows = await readBatch(0); rows.length > 0; rows = await readBatch(rows.at(-1)?.id ?? 0)) {
    yield rows.map(({ id }) => id);
  }
}

/**
 * Reads ids in batches and acts on each. A failure does not stop the rest.
 * @throws the first error, after all ids were tried
 */
export async function forEachId(
  readBatch: ReadBatch,
  act: (id: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const ids of readIds(readBatch)) {
    for (const id of ids) {
      if (signal.aborted) return;
      await act(id).catch((error: unknown) => errors.push(error));
    }
  }
  if (errors.length > 0) throw errors[0];
}

/** True if no statement reached the database. A smaller batch would fail as well. */
const isOutage = (error: unknown): boolean => isUnavailable(error) && sqlStateOf(error) === undefined;

/**
 * Reads ids in batches and acts on each batch at once. A batch that fails or takes too long is
 * repeated in halves, until the failing id is alone. So it does not stop the others.
 * @param act acts on at least one id. It may fail only before it has an effect
 * @throws the first error of a single id, after all ids were tried; at once in an outage
 */
export async function forEachBatch(
  readBatch: ReadBatch,
  act: (ids: readonly number[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  const actOn = async (ids: readonly number[]): Promise<void> => {
    if (signal.aborted) return;
    try {
      await act(ids);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (ids.length === 1) return void errors.push(error);
      const middle = Math.ceil(ids.length / 2);
      for (const half of [ids.slice(0, middle), ids.slice(middle)]) await actOn(half);
    }
  };
  for await (const ids of readIds(readBatch)) {
    if (signal.aborted) break;
    await actOn(ids);
  }
  if (errors.length > 0) throw errors[0];
}

/**
 * Maximum number of rows per statement of {@link repeatInBatches}. It keeps the statement within
 * its time limit.
 */
const BATCH_ROWS = 1_000;

/**
 * Limits a selection to one batch. FOR UPDATE SKIP LOCKED lets several instances clean up in
 * parallel.
 */
export function limitToBatch<DB, TB extends keyof DB, Row>(
  oldRows: SelectQueryBuilder<DB, TB, Row>,
): SelectQueryBuilder<DB, TB, Row> {
  return oldRows.limit(sql.lit(BATCH_ROWS)).forUpdate().skipLocked();
}

/**
 * Repeats a statement with a selection of {@link limitToBatch}, until no more rows are left or the
 * signal aborts.
 */
export async function repeatInBatches<Values>(
  writes: Statements,
  statement: Statement<Values, object>,
  values: Values,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const written = await writes.rows(statement, values);
    if (written.length < BATCH_ROWS) return;
  }
}

/** Definition of a job that only runs statements in batches. */
interface Cleanup<Values> extends Pick<Job, 'name' | 'schedule'> {
  atStart?: boolean;
  /** Statements of {@link repeatInBatches}, in their order. */
  statements: readonly Statement<Values, object>[];
}

/** Function that returns the values of the statements, if they have any. */
type ValuesOf<Values> = object extends Values ? [] : [valuesOf: (services: Services) => Values];

/**
 * Defines a job that deletes or updates rows in batches. The manifest of its module lists it.
 * @param valuesOf returns the values of the statements
 */
export function defineCleanup<Values extends object>(
  { statements, ...job }: Cleanup<Values>,
  ...[valuesOf]: ValuesOf<Values>
): Job {
  return defineJob({
    ...job,
    run: async (services, _payload, signal) => {
      const values = valuesOf?.(services) ?? {};
      for (const statement of statements) await repeatInBatches(services.writes, statement, values, signal);
    },
  });
}
