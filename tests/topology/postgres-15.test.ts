import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeBackup } from '../../server/commands/backup/backup';
import { restoreBackup } from '../../server/commands/backup/restore';
import { prepareDatabase } from '../../server/database/service-role/service-role';
import { createDiskStore } from '../../server/domain/pictures/disk-store';
import { readContent } from '../../server/test-kit/app/backup-fixture';
import { builtCommand, runNode } from '../../server/test-kit/processes/commands';
import { databaseUrl, queryOnce } from '../../server/test-kit/database/databases';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { POSTGRES_15 } from '../../server/test-kit/processes/postgres-15';
import { ServerProcess } from '../../server/test-kit/processes/server-process';
import { makeTempFolder } from '../../server/test-kit/processes/temp-folder';
import { expectServiceWorks } from './smoke';
import { describeWith } from '../../server/test-kit/processes/describe-with';

// Starts several servers, and the machine may be busy.
jest.setTimeout(120_000);

describeWith('postgres-15')('[O31] the oldest supported PostgreSQL', () => {
  let folder: string;
  let oldest: TestPostgres;
  let newest: TestPostgres;

  beforeAll(async () => {
    folder = makeTempFolder('postgres-15');
    [oldest, newest] = await Promise.all([
      TestPostgres.create({ binaries: POSTGRES_15, prepared: false }),
      TestPostgres.create(),
    ]);
  });

  afterAll(async () => {
    await Promise.all([oldest.remove(), newest.remove()]);
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs a built command on a database and expects it to succeed. */
  async function run(url: string, name: string, ...args: string[]): Promise<void> {
    const env = { DATABASE_URL: url, ADMIN_DATABASE_URL: oldest.maintenanceUrl, DATA_DIR: folder };
    const { code, stderr } = await runNode(builtCommand(name, ...args), env);
    expect({ code, stderr }).toMatchObject({ code: 0 });
  }

  const contentOf = (url: string): ReturnType<typeof readContent> =>
    readContent({ sql: (text, values) => queryOnce(url, text, values) });

  it('gets its database from prepare-database, even after a run that failed halfway', async () => {
    await queryOnce(oldest.maintenanceUrl, `create role ${new URL(oldest.url).username}`);
    for (let times = 0; times < 2; times += 1) await run(oldest.url, 'prepare-database');
    const rows = await queryOnce(
      oldest.url,
      `select current_setting('server_version_num')::integer / 10000 as version, datlocprovider as provider,
         datctype as locale, pg_encoding_to_char(encoding) as encoding
       from pg_database where datname = current_database()`,
    );
    expect(rows).toEqual([{ version: 15, provider: 'c', locale: 'C.UTF-8', encoding: 'UTF8' }]);
  });

  it('serves members: sign-up, posts, search in Korean, comments and live messages', async () => {
    const server = await ServerProcess.start({ env: { DATABASE_URL: oldest.url } });
    try {
      await expectServiceWorks(server);
      expect(server.log()).toEqual([]);
    } finally {
      await server.remove();
    }
  });

  it('accepts generated data', async () => {
    await run(oldest.url, 'seed', '--members', '20', '--notices', '60');
    const [count] = await oldest.sql<{ notices: number }>('select count(*)::integer as notices from notice');
    expect(count?.notices).toBe(61);
  });

  it('backs up, and restores its own backups and those of the newest version', async () => {
    const pictures = await createDiskStore(join(folder, 'pictures'));
    const backUp = (url: string, file: string): Promise<unknown> => writeBackup({ databaseUrl: url, pictures }, file);
    const restore = (url: string, file: string): Promise<unknown> =>
      restoreBackup({ databaseUrl: url, pictures }, file);
    const fromOldest = join(folder, 'oldest.zip');
    await backUp(oldest.url, fromOldest);
    const content = await contentOf(oldest.url);
    const copy = databaseUrl(oldest.url, 'copy');
    await prepareDatabase(oldest.maintenanceUrl, copy);
    await restore(copy, fromOldest);
    expect(await contentOf(copy)).toEqual(content);

    await restore(newest.url, fromOldest);
    expect(await contentOf(newest.url)).toEqual(content);
    const fromNewest = join(folder, 'newest.zip');
    await backUp(newest.url, fromNewest);
    const second = databaseUrl(oldest.url, 'second');
    await prepareDatabase(oldest.maintenanceUrl, second);
    await restore(second, fromNewest);
    expect(await contentOf(second)).toEqual(content);
  });
});
