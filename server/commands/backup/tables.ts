import type { ClientBase } from 'pg';
import { modules } from '../../modules';

/**
 * Tables without a module, which are not backed up. The migrator and the backup fill their own
 * tables. A restore ends all sessions. Restored sessions would let a thief of the file in. A
 * session that a new password had ended would be valid again.
 */
export const TABLES_OF_NO_MODULE = ['latest_backup', 'migration', 'session'] as const;

/**
 * Returns the modules' existing tables in the order of the modules. A database of an older release
 * may lack the newest tables.
 */
export async function readTables(sql: ClientBase): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const existing = new Set(rows.map(({ name }) => name));
  return modules.tables.filter((table) => existing.has(table));
}

/**
 * Returns the columns of a table in order. They exclude generated columns and search vectors.
 */
export async function readColumns(sql: ClientBase, table: string): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and data_type <> 'tsvector'
     order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Returns the last value of each sequence, or null before the first value. */
export async function readSequences(sql: ClientBase): Promise<Record<string, number | null>> {
  const { rows } = await sql.query<{ name: string; value: number | null }>(
    `select sequencename as name, last_value::float as value from pg_sequences
     where schemaname = 'public' and sequencename <> 'migration_id_seq' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Returns the columns of a table as COPY's query. PostgreSQL copies partitions only by a query. */
export function copySource(sql: ClientBase, table: string, columns: readonly string[]): string {
  return `select ${quote(sql, columns)} from ${sql.escapeIdentifier(table)}`;
}

/** Returns a table with these columns as COPY's target. */
export function copyTarget(sql: ClientBase, table: string, columns: readonly string[]): string {
  return `${sql.escapeIdentifier(table)} (${quote(sql, columns)})`;
}

const quote = (sql: ClientBase, columns: readonly string[]): string =>
  columns.map((column) => sql.escapeIdentifier(column)).join(', ');
