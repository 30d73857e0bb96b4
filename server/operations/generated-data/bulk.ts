import type { ClientBase } from 'pg';

/** The tables that a generated school fills, apart from those of members. */
const TABLES = ['notice', 'application', 'comment', 'favourite', 'seat', 'notice_count'] as const;

/** Triggers that compute row by row what the statements of a generated school write themselves, by their table. */
const ROW_TRIGGERS = {
  notice_search_inserted: 'notice',
  application_promise: 'application',
  application_counted: 'application',
  comment_counted: 'comment',
  favourite_counted: 'favourite',
  notice_seats_added: 'notice',
  application_approved_inserted: 'application',
} as const;

/** Settings of the transaction: whole tables are joined and sorted, though requests' settings may forbid that. */
const SETTINGS = {
  statement_timeout: '0',
  synchronous_commit: 'off',
  work_mem: '128MB',
  maintenance_work_mem: '256MB',
  jit: 'off',
  plan_cache_mode: 'auto',
} as const;

/**
 * Runs `write` in a transaction that nobody else's requests for notices can run beside, without the triggers that compute row by
 * row. With `rebuild`, indexes and foreign keys are dropped before and created again, checked, afterwards: that is faster when
 * the tables grow by more than they hold.
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

/** Drops the indexes and foreign keys of the tables, without those of primary keys and unique constraints. */
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
