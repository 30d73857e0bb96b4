import { setTimeout as delay } from 'node:timers/promises';
import { type CreatedDatabase, createBlankDatabase } from '../test-kit/database/databases';
import { startTestApp, type TestApp } from '../test-kit/app/test-app';
import { knownMigrations, lockMigrations, migrate, readApplied } from './migrate';
import { createServiceOrm } from './orm';
import { createMaintenancePool, createPool } from '../platform/database/pool';
import { StartError } from '../platform/errors/start-error';

/** Message about data of version 0.x. */
const OLD_DATA =
  '이 데이터는 한팀 0.x에서 만들어졌어요. 1.0.0부터는 0.x의 데이터베이스, 데이터 폴더, 백업을 열 수 없어요. 빈 데이터베이스나 새 데이터 폴더로 시작해 주세요.';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Counts the connections that wait for an advisory lock. */
async function countWaiting(database: CreatedDatabase): Promise<number> {
  const [row] = await database.sql<{ count: number }>(
    `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted
     and database = (select oid from pg_database where datname = current_database())`,
  );
  return row?.count ?? 0;
}

/**
 * Migrates a blank database after another instance has held the lock for longer than query_timeout,
 * the longest timeout of a request.
 * @returns the migrations that are still missing
 */
async function migrateLate(): Promise<string[]> {
  const blank = await createBlankDatabase();
  const other = createServiceOrm(createMaintenancePool(blank.url));
  let migrating: Promise<void> | undefined;
  await other.em.fork().transactional(async (tx) => {
    await lockMigrations(tx);
    migrating = migrate(blank.url);
    await delay(6_500);
    expect(await readApplied(tx)).toEqual([]);
  });
  await migrating;
  const pending = await other.migrator.getPending();
  await other.close();
  await blank.drop();
  return pending.map(({ name }) => name);
}

describe('the migrations', () => {
  let late: Promise<string[]>;

  beforeAll(() => {
    // Waits while the other tests run. The last test reports a failure.
    late = migrateLate();
    late.catch(() => undefined);
  });

  it('create the tables of the entities (npm run migration adds missing ones)', async () => {
    const orm = createServiceOrm(createPool(app.databaseUrl), { snapshot: true });
    expect(await orm.migrator.checkSchema()).toBe(false);
    await orm.close();
  });

  it('are all applied', async () => {
    const pending = await app.server.orm.migrator.getPending();
    expect(pending).toEqual([]);
  });

  it('create every column of the entities', async () => {
    const columns = await app.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const names = new Set(columns.map(({ name }) => name));
    const wanted = [...app.server.orm.getMetadata().getAll().values()].flatMap((meta) =>
      meta.props
        .flatMap((prop) => (prop.persist === false ? [] : prop.fieldNames))
        .map((field) => `${meta.tableName}.${field}`),
    );
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('are run by one instance, while a second one waits and then skips them', async () => {
    const blank = await createBlankDatabase();
    const first = createServiceOrm(createMaintenancePool(blank.url));
    let waiting: Promise<void> | undefined;
    await first.em.fork().transactional(async (tx) => {
      await lockMigrations(tx);
      let settled = false;
      waiting = migrate(blank.url).finally(() => (settled = true));
      while ((await countWaiting(blank)) === 0 && !settled) await delay(10);
      expect([await countWaiting(blank), settled]).toEqual([1, false]);
      expect(await readApplied(tx)).toEqual([]);
      await first.migrator.up({ transaction: tx.getTransactionContext() });
    });
    await waiting;
    const names = await blank.sql<{ name: string }>('select name from migration order by id');
    expect(names.map(({ name }) => name)).toEqual(knownMigrations(first));
    await first.close();
    await blank.drop();
  });

  it('[O38] of version 0.x are refused, and the database stays unchanged', async () => {
    const blank = await createBlankDatabase();
    await blank.sql('create table migration (id serial primary key, name text, executed_at timestamptz default now())');
    await blank.sql(`insert into migration (name) values ('20261121000000_initial')`);
    await expect(migrate(blank.url)).rejects.toThrow(new StartError(OLD_DATA));
    const tables = await blank.sql(`select tablename as name from pg_tables where schemaname = 'public'`);
    expect(tables).toEqual([{ name: 'migration' }]);
    await blank.drop();
  });

  it('of a newer release are accepted, so that an older one can start again', async () => {
    const blank = await createBlankDatabase();
    await migrate(blank.url);
    await blank.sql(`insert into migration (name) values ('29990101000000_future')`);
    await migrate(blank.url);
    await blank.drop();
  });

  it('of another instance may take longer than a request', async () => {
    expect(await late).toEqual([]);
  });
});
