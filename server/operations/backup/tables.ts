import type { ClientBase } from 'pg';

/**
 * Tables of no module, which a backup leaves out: the migrator fills its list, and sessions end with a restore. A copy of
 * sessions would let in whoever finds the file, and bring back those that a changed password has ended.
 */
export const TABLES_OF_NO_MODULE = ['migration', 'session'] as const;

/** The columns that are written, in their order; generated ones are not. */
export async function readColumns(sql: ClientBase, table: string): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The last value of each sequence; null before its first. */
export async function readSequences(sql: ClientBase): Promise<Record<string, number | null>> {
  const { rows } = await sql.query<{ name: string; value: number | null }>(
    `select sequencename as name, last_value::integer as value from pg_sequences
     where schemaname = 'public' and sequencename <> 'migration_id_seq' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** A table with some of its columns, as COPY wants it. */
export function copied(sql: ClientBase, table: string, columns: readonly string[]): string {
  const quoted = columns.map((column) => sql.escapeIdentifier(column));
  return `${sql.escapeIdentifier(table)} (${quoted.join(', ')})`;
}
