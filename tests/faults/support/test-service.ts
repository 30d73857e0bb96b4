import { expectNothingHalfDone, expectNothingLost, Ledger } from '../../../server/test-kit/load/ledger';
import { Load } from '../../../server/test-kit/load/load';
import { makeTeams, signUpWriters } from '../../../server/test-kit/load/workers';
import { TestPostgres, type TestPostgresOptions } from '../../../server/test-kit/processes/postgres';
import { ServerProcess } from '../../../server/test-kit/processes/server-process';
import { expectFastFailures } from './fast-failures';

/** Subject of a fault: a server on its own durable PostgreSQL, and members who write to it. */
export interface TestService {
  postgres: TestPostgres;
  server: ServerProcess;
  load: Load;
  ledger: Ledger;
  /** Expects every acknowledged write in the database, and no partial ones. */
  expectIntegrity(): Promise<void>;
  /** Returns the number of rows of a table, with a condition or not. */
  count(rows: string): Promise<number>;
  remove(): Promise<void>;
}

/** Options of a test service. */
export interface TestServiceOptions {
  /** Number of writing members. */
  writers: number;
  /** Number of teams that the writers create at the same time. Needs at least four writers. */
  teams?: number;
  /** Settings of the server. */
  env?: Record<string, string>;
  /** Node's arguments. */
  args?: readonly string[];
  postgres?: TestPostgresOptions;
  /** Returns the URL at which the server reaches PostgreSQL, such as that of a forwarder. */
  reach?: (url: string) => Promise<string>;
}

/** Starts PostgreSQL and the built server, and signs the writers up. Does not start the load. */
export async function startTestService({
  writers,
  teams = 0,
  env,
  args,
  postgres: options,
  reach = async (url) => url,
}: TestServiceOptions): Promise<TestService> {
  const postgres = await TestPostgres.create({ durable: true, ...options });
  const server = await ServerProcess.start({ args, env: { DATABASE_URL: await reach(postgres.url), ...env } });
  const ledger = new Ledger();
  const signedUp = await signUpWriters(server.url, writers, ledger);
  // New members may write little on their first day (rules/limits.md).
  await postgres.sql(`update member set created_at = now() - interval '7 days'`);
  const load = new Load([...signedUp, ...(await makeTeams(signedUp, teams, ledger))]);
  return {
    postgres,
    server,
    load,
    ledger,
    expectIntegrity: async () => {
      await expectNothingLost(postgres, ledger);
      await expectNothingHalfDone(postgres);
    },
    count: async (rows) => {
      const [row] = await postgres.sql<{ count: number }>(`select count(*)::int as count from ${rows}`);
      return row?.count ?? 0;
    },
    remove: async () => {
      load.close();
      await server.remove();
      await postgres.remove();
    },
  };
}

/**
 * Expects requests since the fault to be refused fast, and the process to continue without losses.
 * @param began time of the fault, in milliseconds of `performance.now()`
 */
export async function expectRecovery({ load, server, expectIntegrity }: TestService, began: number): Promise<void> {
  await load.untilAcknowledged(50);
  await load.stop();
  expectFastFailures(load.since(began));
  expect(server.isRunning).toBe(true);
  expect(await server.status('/readyz')).toBe(200);
  await expectIntegrity();
}
