import 'reflect-metadata';
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { findFreePort } from '../server/operations/embedded-postgres/postmaster';
import { startEmbeddedPostgres } from '../server/operations/embedded-postgres/postgres';
import { migrate } from '../server/operations/migrations/migrate';
import { createServiceOrm } from '../server/operations/migrations/orm';
import { hashPassword } from '../server/domain/members/member.password';
import { CONNECTIONS, type Measured, measure, median, memoryOf, type Processes } from './measure';
import { explainPages, explainSearches } from './pages';
import { printGoals, printTable, type Row } from './report';
import { type Scenario, scenariosFor, type World } from './scenarios';
import { fillSchool } from './school';
import { countStatements, type Counting } from './statements';

const { values } = parseArgs({
  options: {
    notices: { type: 'string', default: '1000' },
    members: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});

const PASSWORD = 'correct horse battery';
const closers: (() => Promise<unknown>)[] = [];

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hanteam-bench-'));
  chmodSync(folder, 0o755);
  closers.push(async () => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.warn });
  closers.push(() => postgres.stop());
  const sql = await fill(postgres.url);
  const [pages, searches] = [await explainPages(sql), await explainSearches(sql)];
  const env = { DATABASE_URL: postgres.url, REDIS_URL: await startRedis(folder) };
  // As the image starts it.
  const settings = { ...env, DATA_DIR: folder, DEMO: 'off', THROTTLE: 'off', LOG_LEVEL: 'error' };
  const server = await startNode(['--max-old-space-size=384', 'dist/server/main.js'], settings);
  const limit = await startNode(['-r', './scripts/swc-register.cjs', 'bench/limit.ts'], env);
  const postmaster = Number(readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const counting = await startCounting(settings);
  const cookies = await logInAll(server.url, CONNECTIONS);
  const scenarios = scenariosFor({ cookies, password: PASSWORD, projects: await newestProjects(sql) });
  const rows: Row[] = [];
  for (const scenario of scenarios.filter(({ name }) => !values.only || values.only === name)) {
    const row = await compare(scenario, { server, limit, postmaster, sql });
    rows.push({ ...row, statements: await countStatements(scenario, counting, sql) });
  }
  printTable(Number(values.notices), rows);
  printGoals(rows, { memory: memoryOf(server.pid), pages, searches });
}

interface Started {
  url: string;
  pid: number;
}

/** Another server, which counts its statements: counting takes time. */
async function startCounting(settings: Record<string, string>): Promise<Counting> {
  const port = await findFreePort();
  const { url } = await startNode(['dist/server/main.js'], { ...settings, METRICS_PORT: String(port) });
  return { url, metricsUrl: `http://127.0.0.1:${port}/metrics` };
}

interface Stage {
  server: Started;
  limit: Started;
  postmaster: number;
  sql: Client;
}

/** Interleaves the three, so that what the machine does meanwhile strikes all alike. */
async function compare(
  scenario: Scenario,
  { server, limit, postmaster, sql }: Stage,
): Promise<Omit<Row, 'statements'>> {
  const doors = { limit, rest: server, graphql: server };
  const pairs = scenario.rest.length > scenario.limit.length ? 2 : 1;
  const runs: Record<keyof typeof doors, Measured[]> = { limit: [], rest: [], graphql: [] };
  for (let round = 0; round <= Number(values.rounds); round += 1) {
    for (const door of ['limit', 'rest', 'graphql'] as const) {
      if (scenario.before) await sql.query(scenario.before);
      const { url, pid } = doors[door];
      const each = door === 'rest' ? pairs : 1;
      const processes: Processes = { server: pid, postmaster };
      const run = await measure(url, scenario[door], Number(values.seconds), processes, each);
      // The first round warms up.
      if (round > 0) runs[door].push(run);
    }
  }
  process.stderr.write(`${scenario.name} `);
  return { name: scenario.name, limit: median(runs.limit), rest: median(runs.rest), graphql: median(runs.graphql) };
}

async function fill(url: string): Promise<Client> {
  const orm = createServiceOrm(url);
  await migrate(orm);
  await orm.close();
  const sql = new Client({ connectionString: url });
  await sql.connect();
  closers.push(() => sql.end());
  await fillSchool(
    sql,
    { members: Number(values.members), notices: Number(values.notices) },
    await hashPassword(PASSWORD),
  );
  return sql;
}

async function newestProjects(sql: Client): Promise<World['projects']> {
  const { rows } = await sql.query<World['projects'][number]>(
    `select id, owner_id as "ownerId", recruiting from notice where kind = 'PROJECT' order by id desc limit 1000`,
  );
  return rows;
}

async function logInAll(url: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let member = 1; member <= count; member += 1) {
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ loginId: `bench-${member}`, password: PASSWORD }),
    });
    cookies.push(response.headers.get('set-cookie')?.split(';', 1)[0] ?? '');
  }
  return cookies;
}

async function startRedis(folder: string): Promise<string> {
  const port = await findFreePort();
  const args = ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', folder, '--bind', '127.0.0.1'];
  stopAtEnd(spawn('redis-server', args, { stdio: 'ignore' }));
  return `redis://127.0.0.1:${port}`;
}

async function startNode(args: string[], env: Record<string, string>): Promise<Started> {
  const port = await findFreePort();
  const options = {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
  };
  const child = spawn(process.execPath, args, options);
  stopAtEnd(child);
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`${url}/livez`).catch(() => undefined);
    if (answer) return { url, pid: child.pid ?? 0 };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${args.join(' ')} does not answer`);
}

function stopAtEnd(child: ChildProcess): void {
  closers.push(
    () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(undefined);
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  );
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(async () => {
    for (const close of closers.reverse()) await close().catch((error: unknown) => console.error(error));
  });
