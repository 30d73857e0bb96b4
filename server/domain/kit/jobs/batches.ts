import { type SelectQueryBuilder, sql } from 'kysely';

/**
 * Reads ids in batches and acts on each. A failure does not stop the rest.
 * @param readBatch reads the next ids, all larger than `after`
 * @throws the first error, after all ids were tried
 */
export async function forEachId(
  readBatch: (after: number) => Promise<number[]>,
  act: (id: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for (let ids = await readBatch(0); ids.length > 0; ids = await readBatch(ids.at(-1) ?? 0)) {
    for (const id of ids) {
      if (signal.aborted) return;
      await act(id).catch((error: unknown) => errors.push(error));
    }
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
 * Repeats a statement that deletes or updates one batch of {@link limitToBatch}, until no more rows
 * are left or the signal aborts.
 * @param writeBatch writes one batch and returns its rows
 */
export async function repeatInBatches(
  writeBatch: () => Promise<readonly unknown[]>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const written = await writeBatch();
    if (written.length < BATCH_ROWS) return;
  }
}
