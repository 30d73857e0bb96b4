import type { TestDatabase } from './databases';

/** Sets the database's clock, by which all instances decide, to a time at which it stands still. It keeps it across restarts. */
export async function setClock(database: TestDatabase, time: string): Promise<void> {
  await replaceClock(database, `timestamptz '${new Date(time).toISOString()}'`);
}

/** Sets the clock to a time from which on it runs. */
export async function startClock(database: TestDatabase, time: string): Promise<void> {
  await replaceClock(
    database,
    `statement_timestamp() + interval '${new Date(time).getTime() - Date.now()} milliseconds'`,
  );
}

async function replaceClock(database: TestDatabase, expression: string): Promise<void> {
  await database.sql(`
    create or replace function clock_now() returns timestamptz language sql stable parallel safe as $$
      select ${expression}
    $$`);
}
