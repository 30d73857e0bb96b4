import { setTimeout as delay } from 'node:timers/promises';
import { createBlankDatabase } from '../../test/databases';
import { startTestApp, type TestApp } from '../../test/harness';
import { lockMigrations, migrate } from './migrate';
import { createServiceOrm } from './orm';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('the migrations', () => {
  it('bring the database to what the entities want (npm run migration writes what is missing)', async () => {
    const orm = createServiceOrm(app.databaseUrl, { snapshot: true });
    expect(await orm.migrator.checkMigrationNeeded()).toBe(false);
    await orm.close();
  });

  it('are all applied, once', async () => {
    const pending = await app.server.orm.migrator.getPendingMigrations();
    expect(pending).toEqual([]);
  });

  it('leave every column of the entities in the tables', async () => {
    const columns = await app.sql<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const names = new Set(columns.map(({ name }) => name));
    const wanted = Object.values(app.server.orm.getMetadata().getAll()).flatMap((meta) =>
      meta.props
        .flatMap((prop) => (prop.persist === false ? [] : prop.fieldNames))
        .map((field) => `${meta.tableName}.${field}`),
    );
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('of another instance are waited for, longer than a request may take', async () => {
    const blank = await createBlankDatabase();
    const [first, second] = [createServiceOrm(blank.url, { patient: true }), createServiceOrm(blank.url)];
    const other = first.em.fork().transactional(async (tx) => {
      await lockMigrations(tx);
      // Past query_timeout, the longer one of a request's limits.
      await delay(6_500);
    });
    await delay(300);
    await Promise.all([other, migrate(second)]);
    expect(await second.migrator.getPendingMigrations()).toEqual([]);
    await Promise.all([first.close(), second.close()]);
    await blank.drop();
  });
});
