import type { Migration } from '@mikro-orm/migrations';
import type { Constructor } from '@mikro-orm/core';
import { Client } from 'pg';
import { createMaintenancePool } from '../platform/database/pool';
import { buildStudy } from '../test-kit/factories/factories';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { until } from '../test-kit/processes/until';
import { lockInAttempts } from './lock-tables';
import { createServiceOrm } from './orm';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Last migration of version 1.0.0. No server runs during the migrations up to this one. */
const LAST_OF_FIRST_VERSION = '20261126170900_notifications_and_mails';

/** A migration in the list of `createOrm`. */
interface MigrationInfo {
  name: string;
  class: Constructor<Migration>;
}

/** Returns the SQL of a migration. */
function statementsOf(MigrationClass: Constructor<Migration>): string[] {
  const { orm } = app.server;
  const migration = new MigrationClass(orm.em.getDriver(), orm.config);
  void migration.up();
  return migration.getQueries().map(String);
}

function namesIn(sql: string, pattern: RegExp): string[] {
  return [...sql.matchAll(pattern)].map(([, name = '']) => name);
}

/**
 * Returns tables that a migration changes or refers to, but neither creates nor locks in its first
 * statement.
 */
function findUnlocked(statements: readonly string[]): string[] {
  const locks = namesIn(statements[0] ?? '', /lock table (.+) in share update exclusive/g);
  const locked = locks.flatMap((tables) => tables.split(', '));
  const sql = statements.join('\n');
  const created = namesIn(sql, /create table (\w+)/g);
  const touched = namesIn(
    sql,
    /(?:alter table|references|(?:create index \w+|(?:insert|delete|update)(?: of [\w, ]+)?) on) (\w+)/g,
  );
  return [...new Set(touched)].filter((table) => ![...created, ...locked].includes(table));
}

const migrations = (): MigrationInfo[] => app.server.orm.config.get('migrations').migrationsList as MigrationInfo[];

it('later migrations lock the tables that they change or refer to in their first statement', () => {
  const known = migrations();
  expect(known.map(({ name }) => name)).toContain(LAST_OF_FIRST_VERSION);
  const later = known.filter(({ name }) => name > LAST_OF_FIRST_VERSION);
  const unlocked = later.map(({ name, class: migration }) => ({ name, tables: findUnlocked(statementsOf(migration)) }));
  expect(unlocked.filter(({ tables }) => tables.length > 0)).toEqual([]);
});

it('the test of later migrations finds tables without a lock', () => {
  const [teams] = migrations().filter(({ name }) => name.endsWith('_teams'));
  const statements = teams ? statementsOf(teams.class) : [];
  expect(findUnlocked(statements)).toEqual(['notice', 'member']);
  const lock = lockInAttempts({ mode: 'share row exclusive', tables: ['notice'] });
  expect(findUnlocked([lock, ...statements])).toEqual(['member']);
});

it.each([
  ['writing', 'update notice set content = content'],
  ['reading', 'select from notice'],
])('the locks wait for a %s transaction, while requests read and write', async (_kind, statement) => {
  const { id } = await buildStudy(app.em());
  const earlier = new Client(app.databaseUrl);
  const migrating = createServiceOrm(createMaintenancePool(app.databaseUrl));
  let isLocked = false;
  let locking: Promise<void> | undefined;
  try {
    await earlier.connect();
    await earlier.query('begin');
    await earlier.query(statement);
    locking = migrating.em.fork().transactional(async (tx) => {
      await tx.execute(lockInAttempts({ mode: 'access exclusive', tables: ['member', 'notice'] }));
      isLocked = true;
    });
    await until(isWaitedFor, 10_000);
    // The loop lasts for several attempts. The pool has the lock timeout of requests.
    for (const end = Date.now() + 2_000; Date.now() < end;) {
      await app.em().execute('update member set nick_name = nick_name');
      await app.em().execute('select from notice where id = ?', [id]);
    }
    expect(isLocked).toBe(false);
    await earlier.query('commit');
  } finally {
    await earlier.end();
    await locking;
    await migrating.close();
  }
  expect(isLocked).toBe(true);
});

async function isWaitedFor(): Promise<boolean> {
  const waiting = await app.sql(`select from pg_locks where relation = 'notice'::regclass and not granted`);
  return waiting.length > 0;
}
