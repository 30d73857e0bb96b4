import type { Client } from 'pg';
import { foldName } from '../../shared/fold-name';
import { lockInAttempts } from '../database/lock-tables';
import { withClient } from '../database/with-client';
import { retryRolledBack } from '../domain/kit/transaction/transaction';
import type { ServiceData } from './backup/backup';

/** The schools to remove: the named one, or all others. */
export interface Removal {
  school: string;
  others: boolean;
}

/** The number of members and notices of the schools to remove. */
export interface RemovalSize {
  members: number;
  notices: number;
}

/** Number of rows that one statement deletes, with all rows that refer to them. */
const BATCH_ROWS = 200;

/** Logs whose triggers forbid deletions. */
const LOGS = ['moderation_entry', 'appointment', 'school_operator'] as const;

/** SQL condition of the schools. Its parameter is the key of the named one. */
const conditionOf = ({ others }: Removal): string => `school_key ${others ? '<>' : '='} $1`;

/** Counts the members and notices of the schools. */
export function measureRemoval(databaseUrl: string, removal: Removal): Promise<RemovalSize> {
  const condition = conditionOf(removal);
  return withClient(databaseUrl, async (sql) => {
    const { rows } = await sql.query<RemovalSize>(
      `select (select count(*)::int from member where ${condition}) as members,
         (select count(*)::int from notice where ${condition}) as notices`,
      [foldName(removal.school)],
    );
    return rows[0] ?? { members: 0, notices: 0 };
  });
}

/**
 * Deletes schools: their members, notices, pictures, reports and log entries
 * (operations/schools.md). The service may be running. A second run continues an interrupted
 * one.
 */
export async function removeSchools({ databaseUrl, pictures }: ServiceData, removal: Removal): Promise<void> {
  const condition = conditionOf(removal);
  const key = foldName(removal.school);
  await withClient(databaseUrl, async (sql) => {
    // The order of locks in transactions of the service: notices, then members.
    await deleteInBatches(sql, 'notice', { condition, key });
    await deleteInBatches(sql, 'member', { condition, key, onDeleted: (picture) => pictures.remove(picture) });
    for (const table of ['moderation_case', 'notice_total']) {
      await sql.query(`delete from ${table} where ${condition}`, [key]);
    }
    for (const log of LOGS) await deleteEntries(sql, log, `delete from ${log} where ${condition}`, key);
  });
}

interface Deletion {
  condition: string;
  key: string;
  /** Called with the picture of each deleted member. */
  onDeleted?: (picture: string) => Promise<void>;
}

/** Deletes all rows that fulfil the condition, and the rows that refer to them. */
async function deleteInBatches(
  sql: Client,
  table: 'notice' | 'member',
  { condition, key, onDeleted }: Deletion,
): Promise<void> {
  const deletion = `delete from ${table} where id in (
    select id from ${table} where ${condition} order by id limit ${BATCH_ROWS} for update)
    returning ${onDeleted ? 'picture' : 'null as picture'}`;
  let rows: { picture: string | null }[];
  do {
    ({ rows } = await retryRolledBack(() => sql.query<{ picture: string | null }>(deletion, [key])));
    for (const { picture } of rows) if (picture !== null) await onDeleted?.(picture);
  } while (rows.length > 0);
}

/** Deletes entries of a log. Its trigger is off only inside this transaction. */
async function deleteEntries(sql: Client, log: string, deletion: string, key: string): Promise<void> {
  await sql.query('begin');
  try {
    await sql.query(lockInAttempts({ mode: 'share row exclusive', tables: [log] }));
    await sql.query(`alter table ${log} disable trigger ${log}_kept`);
    await sql.query(deletion, [key]);
    await sql.query(`alter table ${log} enable trigger ${log}_kept`);
    await sql.query('commit');
  } catch (error) {
    await sql.query('rollback');
    throw error;
  }
}
