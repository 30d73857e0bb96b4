import type { TestDatabase } from './databases';

/**
 * Stops the database's clock at this time. All instances use this clock. It stays stopped across
 * restarts.
 */
export async function setClock(database: TestDatabase, time: string): Promise<void> {
  await replaceClock(database, `timestamptz '${new Date(time).toISOString()}'`);
}

/** Sets the database's clock to this time and lets it run. */
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
