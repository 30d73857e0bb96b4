import { startTestApp, type TestApp } from '../test/harness';
import { createOrm } from './orm';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

describe('the migrations', () => {
  it('bring the database to what the entities want (npm run migration writes what is missing)', async () => {
    const orm = createOrm(app.databaseUrl, { snapshot: true });
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
});
