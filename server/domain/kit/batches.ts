import { type SelectQueryBuilder, sql } from 'kysely';

/**
 * Reads ids in batches and acts on each. One that fails does not keep the others waiting; its error
 * is thrown at the end.
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
 * Rows that one statement of {@link sweep} deletes: few enough to end within the time that a
 * statement may take.
 */
const SWEPT_ROWS = 1_000;

/**
 * Limits a selection of old rows to those that one statement of {@link sweep} deletes, without the
 * rows that another instance deletes.
 */
export function sweptRows<DB, TB extends keyof DB, Row>(
  oldRows: SelectQueryBuilder<DB, TB, Row>,
): SelectQueryBuilder<DB, TB, Row> {
  return oldRows.limit(sql.lit(SWEPT_ROWS)).forUpdate().skipLocked();
}

/**
 * Repeats a statement that deletes the {@link sweptRows}, and returns them, until there are no
 * more.
 */
export async function sweep(deleteSome: () => Promise<readonly unknown[]>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const deleted = await deleteSome();
    if (deleted.length < SWEPT_ROWS) return;
  }
}
