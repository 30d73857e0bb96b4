import { databaseUrl, queryOnce } from '../../test-kit/database/databases';
import { TestPostgres } from '../../test-kit/processes/postgres';
import { StartError } from '../../platform/errors/start-error';
import { migrateDatabase } from '../migrate';
import { LOG_SETTINGS, prepareDatabase } from './service-role';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await TestPostgres.create();
});

afterAll(() => postgres.remove());

/** Reads the rights of the service's role. */
async function readRights(url: string): Promise<unknown> {
  const [rights] = await queryOnce(
    url,
    `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
  );
  return rights;
}

const NO_RIGHTS = {
  rolsuper: false,
  rolcreaterole: false,
  rolcreatedb: false,
  rolreplication: false,
  rolbypassrls: false,
};

/** Objects that the service cannot change, because another role owns them. */
const FOREIGN = `
  with schemas as (select oid from pg_namespace where nspname in ('public', 'notification_months', 'graphile_worker'))
  select relname as name from pg_class where relnamespace in (table schemas) and relowner <> current_user::regrole
  union all select proname from pg_proc where pronamespace in (table schemas) and proowner <> current_user::regrole
  union all select typname from pg_type where typnamespace in (table schemas) and typowner <> current_user::regrole
  union all select nspname from pg_namespace
    where nspname in ('notification_months', 'graphile_worker') and nspowner <> current_user::regrole`;

describe("the service's role", () => {
  it('[O10] creates and migrates its database without superuser rights', async () => {
    expect(await readRights(postgres.url)).toEqual(NO_RIGHTS);
    await migrateDatabase(postgres.url);
    expect(await queryOnce(postgres.url, FOREIGN)).toEqual([]);
    for (const attack of [`copy member to program 'cat'`, `select pg_read_file('/etc/passwd')`, 'create role other'])
      await expect(queryOnce(postgres.url, attack)).rejects.toMatchObject({ code: '42501' });
  });

  it('[O10] takes over the database that a superuser created and migrated, also a second time', async () => {
    const [adminUrl, url] = [postgres.adminUrl, postgres.url].map((each) => databaseUrl(each, 'previous'));
    await postgres.sql('create database previous');
    await migrateDatabase(adminUrl ?? '');
    await queryOnce(adminUrl ?? '', 'create view summary as select id from member');
    expect(await queryOnce(url ?? '', FOREIGN)).not.toEqual([]);
    for (let run = 0; run < 2; run += 1) {
      await prepareDatabase(postgres.adminUrl, url ?? '');
      expect(await queryOnce(url ?? '', FOREIGN)).toEqual([]);
    }
    await queryOnce(url ?? '', 'alter table member add column later text');
    await queryOnce(url ?? '', 'select count(*) from notice_total, summary');
  });

  it("[O9] cannot enable PostgreSQL's log of statements again", async () => {
    for (const [name, value] of Object.entries(LOG_SETTINGS))
      expect(await queryOnce(postgres.url, `select current_setting('${name}') as value`)).toEqual([{ value }]);
    for (const attack of [`set log_min_error_statement = error`, `set log_error_verbosity = verbose`])
      await expect(queryOnce(postgres.url, attack)).rejects.toMatchObject({ code: '42501' });
  });

  it('must differ from the administrator', async () => {
    await expect(prepareDatabase(postgres.adminUrl, postgres.adminUrl)).rejects.toThrow(StartError);
  });
});
