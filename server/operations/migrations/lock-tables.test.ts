import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/core';
import { startTestApp, type TestApp } from '../../test/harness';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Older migrations have been run by the release before this one, so they never run while it serves. */
const FIRST_NEW_MIGRATION = '20261124';

/** A migration as `createOrm` lists it. */
interface MigrationInfo {
  name: string;
  class: Constructor<Migration>;
}

function namesIn(sql: string, pattern: RegExp): string[] {
  return [...sql.matchAll(pattern)].map(([, name = '']) => name);
}

/** The tables that a migration creates, changes or refers to, and those that its first statement locks. */
function tablesOf(MigrationClass: Constructor<Migration>): Record<'created' | 'touched' | 'locked', string[]> {
  const { orm } = app.server;
  const migration = new MigrationClass(orm.em.getDriver(), orm.config);
  void migration.up();
  const statements = migration.getQueries().map(String);
  const locks = namesIn(statements[0] ?? '', /lock table (.+) in share update exclusive/g);
  const sql = statements.join('\n');
  return {
    created: namesIn(sql, /create table (\w+)/g),
    touched: namesIn(
      sql,
      /(?:alter table|references|(?:create index \w+|(?:insert|delete|update)(?: of [\w, ]+)?) on) (\w+)/g,
    ),
    locked: locks.flatMap((tables) => tables.split(', ')),
  };
}

it('new migrations lock the tables that they change or refer to in their first statement', () => {
  const migrations = app.server.orm.config.get('migrations').migrationsList as MigrationInfo[];
  const unlocked = migrations
    .filter(({ name }) => name > FIRST_NEW_MIGRATION)
    .map((migration) => ({ name: migration.name, ...tablesOf(migration.class) }))
    .map(({ name, created, touched, locked }) => ({
      name,
      tables: touched.filter((table) => ![...created, ...locked].includes(table)),
    }));
  expect(unlocked.length).toBeGreaterThan(0);
  expect(unlocked.filter(({ tables }) => tables.length > 0)).toEqual([]);
});
