import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../embedded-postgres/postmaster';
import { chooseSystemUser, giveTo } from '../../embedded-postgres/system-user';
import { queryOnce } from '../database/databases';
import { ManagedProcess } from './child-process';
import { makeTempFolder } from './temp-folder';
import { until } from './until';

const START_TIMEOUT_MS = 10_000;

/** PgBouncer in transaction mode in front of a database. */
export interface TestPgBouncer {
  /** Connection string through PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer with the settings of operations/database.md.
 * @param url connection string of the service's role
 * @param poolSize maximum number of its connections to PostgreSQL
 */
export async function startPgBouncer(url: string, poolSize: number): Promise<TestPgBouncer> {
  const folder = makeTempFolder('pgbouncer');
  const runAs = chooseSystemUser(folder, () => undefined);
  const { username, password, hostname, port, pathname } = new URL(url);
  const ownPort = await findFreePort();
  const [users, settings] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')];
  const [role, secret] = [username, password].map(decodeURIComponent);
  writeFileSync(users, `"${role}" "${secret}"\n`);
  writeFileSync(
    settings,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_prepared_statements = 200
default_pool_size = ${poolSize}
`,
  );
  for (const path of [folder, users, settings]) giveTo(path, runAs);
  // PgBouncer refuses to run as root.
  const user = runAs.uid === undefined ? [] : ['-u', 'postgres'];
  const child = new ManagedProcess('pgbouncer', [...user, settings]);
  child.launch();
  const pooled = new URL(url);
  pooled.host = `127.0.0.1:${ownPort}`;
  // With `host`, the clients would use PostgreSQL's socket.
  pooled.searchParams.delete('host');
  await until(async () => (await queryOnce(pooled.href, 'select 1')).length === 1, START_TIMEOUT_MS).catch(
    async (error: unknown) => {
      await child.end();
      throw new Error(child.output(), { cause: error });
    },
  );
  return {
    url: pooled.href,
    stop: async () => {
      await child.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
