import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { newSignUp } from '../test-kit/clients/accounts';
import { TestClient } from '../test-kit/clients/client';
import { queryOnce } from '../test-kit/database/databases';
import { useEmbeddedPostgres } from '../test-kit/processes/embedded-postgres';
import { ServerProcess, typescript } from '../test-kit/processes/server-process';
import { until } from '../test-kit/processes/until';
import { MAX_LOG_BYTES } from './log-file';
import { findRunningPostgres } from './find-running';

const data = useEmbeddedPostgres({ template: false });
const readLog = (): string => readFileSync(join(data.dataDir, 'postgres.log'), 'utf8');

/** Sends a statement and kills its connection, as the kernel does when memory runs out. */
async function killDuring(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const lost = client.query(statement).catch(() => undefined);
  const sleeping = `select from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`;
  await until(async () => (await queryOnce(url, sleeping)).length > 0, 20_000);
  process.kill(pid, 'SIGKILL');
  await lost;
  await client.end();
}

it('[O9] the log of the embedded PostgreSQL contains no user data, even after a crash', async () => {
  const server = await ServerProcess.start({ dataDir: data.dataDir, args: typescript('server/main.ts') });
  try {
    const form = newSignUp({ loginId: 'canary-login' });
    const visitor = new TestClient(server.url);
    const statuses = [];
    for (const sent of [form, form, { ...form, loginId: 'canary-second' }])
      statuses.push((await visitor.rest('post', '/members', sent)).status);
    expect(statuses).toEqual([201, 409, 409]);
    expect(readLog().match(/duplicate key value violates unique constraint/g)).toHaveLength(2);

    await killDuring(findRunningPostgres(data.dataDir) ?? '', `select pg_sleep(60), 'canary-statement'`);
    await until(() => readLog().includes('was terminated by signal 9'), 20_000);
    expect(readLog()).not.toMatch(/canary|argon2|insert into/i);
  } finally {
    await server.stop();
  }
}, 60_000);

it('[O9] the log stays bounded while PostgreSQL runs and across starts', async () => {
  const { url, stop } = await data.start();
  const log = join(data.dataDir, 'postgres.log');
  const client = new Client({ connectionString: url });
  await client.connect();
  const line = 'x'.repeat(1_000_000);
  for (let lines = 0; lines <= MAX_LOG_BYTES / line.length; lines += 1)
    await client.query(`do $$ begin raise warning '${line}'; end $$`);
  await client.end();
  await until(() => statSync(log).size < MAX_LOG_BYTES && existsSync(`${log}.1`), 20_000);
  await stop();

  writeFileSync(log, 'y'.repeat(MAX_LOG_BYTES + 1));
  await data.start();
  expect(statSync(log).size).toBeLessThan(MAX_LOG_BYTES);
  expect(new Set(readFileSync(`${log}.1`, 'utf8'))).toEqual(new Set('y'));
  expect(statSync(`${log}.1`).mode & 0o077).toBe(0);
}, 60_000);
