import type { TestDatabase } from './databases';

/** The tables that count notices by ranges of ids (decisions/0006-block-counters.md): a row covers 2^bits ids. */
export const COUNTER_TABLES = [
  { table: 'notice_block', column: 'block', bits: 10 },
  { table: 'notice_superblock', column: 'superblock', bits: 15 },
] as const;

/** Expects the counters of every table to equal a count of the notices, for each school and for all together. */
export async function expectTrueCounters(database: TestDatabase): Promise<void> {
  for (const { table, column, bits } of COUNTER_TABLES) {
    const counted = await database.sql(
      `select scope.school_key, kind, id >> ${bits} as ${column}, count(*)::int as total,
         (count(*) filter (where recruiting))::int as recruiting
       from notice, lateral (values (notice.school_key), ('')) scope (school_key) group by 1, 2, 3 order by 1, 2, 3`,
    );
    // A counter that has fallen to zero may stay.
    const stored = await database.sql(
      `select school_key, kind, ${column}, total, recruiting from ${table} where (total, recruiting) <> (0, 0)
       order by 1, 2, 3`,
    );
    expect(stored).toEqual(counted);
  }
}
