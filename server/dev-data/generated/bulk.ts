import type { ClientBase } from 'pg';

/** Tables of a generated school, without tables of members. */
const TABLES = ['notice', 'application', 'team_member', 'comment', 'favourite', 'seat', 'notice_count'] as const;

/**
 * Slow triggers by table. The statements of a generated school write the same values themselves.
 */
const ROW_TRIGGERS = {
  notice_search_inserted: 'notice',
  application_promise: 'application',
  application_counted: 'application',
  comment_counted: 'comment',
  favourite_counted: 'favourite',
  notice_seats_added: 'notice',
  team_member_added: 'team_member',
} as const;

/**
 * Settings of the transaction. It joins and sorts whole tables, which the settings of requests may
 * prevent.
 */
const SETTINGS = {
  statement_timeout: '0',
  synchronous_commit: 'off',
  work_mem: '128MB',
  maintenance_work_mem: '256MB',
  jit: 'off',
  plan_cache_mode: 'auto',
} as const;

/**
 * Runs `write` in a transaction that locks the tables and disables slow triggers. Requests for
 * notices wait or fail meanwhile.
 * @param rebuild drops indexes and foreign keys first, and creates and checks them again at the
 *   end; faster if the tables more than double
 */
export async function writeInBulk(sql: ClientBase, rebuild: boolean, write: () => Promise<void>): Promise<void> {
  await sql.query('begin');
  try {
    for (const [name, value] of Object.entries(SETTINGS)) await sql.query(`set local ${name} = '${value}'`);
    await sql.query(`lock table ${TABLES.join(', ')} in access exclusive mode`);
    await switchTriggers(sql, 'disable');
    const restore = rebuild ? await dropIndexes(sql) : [];
    await write();
    for (const statement of restore) await sql.query(statement);
    await switchTriggers(sql, 'enable');
    await sql.query('commit');
  } catch (error) {
    await sql.query('rollback');
    throw error;
  }
}

async function switchTriggers(sql: ClientBase, state: 'disable' | 'enable'): Promise<void> {
  for (const [trigger, table] of Object.entries(ROW_TRIGGERS))
    await sql.query(`alter table ${table} ${state} trigger ${trigger}`);
}

/**
 * Drops the foreign keys and indexes of the tables. Keeps the indexes of primary keys and unique
 * constraints.
 * @returns the statements that create them again
 */
async function dropIndexes(sql: ClientBase): Promise<string[]> {
  const { rows } = await sql.query<{ drop: string; create: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
    [TABLES],
  );
  for (const { drop } of rows) await sql.query(drop);
  return rows.map(({ create }) => create);
}
