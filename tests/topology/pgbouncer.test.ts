import { prepareDatabase } from '../../server/database/service-role/service-role';
import { maintenanceUrl } from '../../server/platform/database/pool';
import { queryOnce } from '../../server/test-kit/database/databases';
import { expectNothingHalfDone, expectNothingLost, Ledger } from '../../server/test-kit/load/ledger';
import { Load } from '../../server/test-kit/load/load';
import { makeTeams, signUpWriters } from '../../server/test-kit/load/workers';
import { startPgBouncer, type TestPgBouncer } from '../../server/test-kit/processes/pgbouncer';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { ServerProcess } from '../../server/test-kit/processes/server-process';
import { describeWith } from '../../server/test-kit/processes/describe-with';

const WRITERS = 8;
const TEAMS = 2;

/** Fewer than the connections of an instance. */
const POOL_SIZE = 8;

jest.setTimeout(120_000);

const LIMITS = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
  current_setting('plan_cache_mode') as plan`;

describeWith('pgbouncer')('[O43] an instance behind PgBouncer in transaction mode', () => {
  let postgres: TestPostgres;
  let pooler: TestPgBouncer;
  let server: ServerProcess;

  beforeAll(async () => {
    postgres = await TestPostgres.create();
  });

  afterEach(async () => {
    await server.remove();
    await pooler.stop();
  });

  afterAll(() => postgres.remove());

  async function start(): Promise<void> {
    pooler = await startPgBouncer(postgres.url, POOL_SIZE);
    server = await ServerProcess.start({ env: { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: postgres.url } });
  }

  it('migrates, and warns if the role has no time limits', async () => {
    await start();
    expect(server.log().map(({ msg }) => msg)).toEqual([
      'the role of DATABASE_URL has no time limits; run `npm run prepare-database` with DATABASE_DIRECT_URL',
    ]);
  });

  it('serves more writers than it has connections, and gets notifications of jobs directly', async () => {
    await prepareDatabase(postgres.adminUrl, postgres.url, { isPooled: true });
    await start();
    const ledger = new Ledger();
    const writers = await signUpWriters(server.url, WRITERS, ledger);
    await postgres.sql(`update member set created_at = now() - interval '7 days'`);
    const load = new Load([...writers, ...(await makeTeams(writers, TEAMS, ledger))]);
    load.start();
    await load.untilAcknowledged(400);
    const listening = await postgres.sql(`select from pg_stat_activity where query ilike 'listen %'`);
    await load.stop();
    load.close();
    expect(load.failures).toEqual([]);
    expect(listening).toHaveLength(1);
    await expectNothingLost(postgres, ledger);
    await expectNothingHalfDone(postgres);
    expect(server.log()).toEqual([]);
    expect(await queryOnce(pooler.url, LIMITS)).toEqual([
      { statement: '5s', lock: '600ms', plan: 'force_generic_plan' },
    ]);
    // Migrations and commands have no limits.
    const commands = maintenanceUrl(pooler.url, postgres.url);
    expect(await queryOnce(commands, LIMITS)).toMatchObject([{ statement: '0', lock: '0' }]);
  });
});
