import type { Client } from 'pg';
import { foldName } from '../../shared/fold-name';
import { withClient } from '../database/service-role/client';
import { retryRolledBack } from '../domain/kit/transaction/transaction';
import type { ServiceData } from './backup/backup';

/** The schools to remove: the named one, or all others. */
export interface Removal {
  school: string;
  others: boolean;
}

/** The size of the schools to remove. */
export interface RemovalSize {
  members: number;
  notices: number;
}

/** Number of rows that one statement deletes, with all rows that refer to them. */
const BATCH_ROWS = 200;

/** Logs whose triggers forbid deletions. */
const LOGS = ['moderation_entry', 'appointment'] as const;

/** SQL condition of the schools, whose parameter is the key of the named one. */
const conditionOf = ({ others }: Removal): string => `school_key ${others ? '<>' : '='} $1`;

/** Counts the members and notices of the schools. */
export async function measureRemoval(databaseUrl: string, removal: Removal): Promise<RemovalSize> {
  const size: RemovalSize = { members: 0, notices: 0 };
  const of = conditionOf(removal);
  await withClient(databaseUrl, async (sql) => {
    const { rows } = await sql.query<RemovalSize>(
      `select (select count(*)::int from member where ${of}) as members,
         (select count(*)::int from notice where ${of}) as notices`,
      [foldName(removal.school)],
    );
    Object.assign(size, rows[0]);
  });
  return size;
}

/**
 * Deletes schools: their members, notices, pictures, reports and log entries (docs/OPERATIONS.md:
 * One school). The service may be running. A second run continues one that was interrupted.
 */
export async function removeSchools({ databaseUrl, pictures }: ServiceData, removal: Removal): Promise<void> {
  const of = conditionOf(removal);
  const key = foldName(removal.school);
  await withClient(databaseUrl, async (sql) => {
    await deleteInBatches(sql, 'notice', of, key);
    await deleteInBatches(sql, 'member', of, key, async (rows) => {
      for (const { picture } of rows) if (picture) await pictures.remove(picture);
    });
    for (const table of ['moderation_case', 'notice_total']) await sql.query(`delete from ${table} where ${of}`, [key]);
    for (const log of LOGS) await deleteEntries(sql, log, of, key);
  });
}

interface Deleted {
  picture?: string | null;
}

/** Deletes rows in the order of their ids, as transactions of the service lock them. */
async function deleteInBatches(
  sql: Client,
  table: 'notice' | 'member',
  condition: string,
  key: string,
  onDeleted?: (rows: Deleted[]) => Promise<void>,
): Promise<void> {
  const deletion = `delete from ${table} where id in (
    select id from ${table} where ${condition} order by id limit ${BATCH_ROWS} for update) returning *`;
  for (;;) {
    const { rows } = await retryRolledBack(() => sql.query<Deleted>(deletion, [key]));
    if (rows.length === 0) return;
    await onDeleted?.(rows);
  }
}

/** Deletes entries of a log. Its trigger is off only inside this transaction. */
async function deleteEntries(sql: Client, log: string, condition: string, key: string): Promise<void> {
  await sql.query('begin');
  try {
    await sql.query(`alter table ${log} disable trigger ${log}_kept`);
    await sql.query(`delete from ${log} where ${condition}`, [key]);
    await sql.query(`alter table ${log} enable trigger ${log}_kept`);
    await sql.query('commit');
  } catch (error) {
    await sql.query('rollback');
    throw error;
  }
}
