import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrateDatabase } from '../../server/database/migrate';
import { findFreePort } from '../../server/embedded-postgres/postmaster';
import { SECRET } from '../../server/test-kit/app/secret';
import { startClock } from '../../server/test-kit/database/clock';
import { scrapeMetrics } from '../../server/test-kit/processes/metrics';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { startTestRedis } from '../../server/test-kit/processes/redis';
import { ServerProcess, typescript } from '../../server/test-kit/processes/server-process';
import { MailServer } from './mail-server';
import { cpuOf, usedBetween } from '../measure';
import { fillNight } from './night';

// Measures the mails of a morning: `npm run bench:mails`.

const { values } = parseArgs({
  options: {
    mails: { type: 'string', default: '30000' },
    instances: { type: 'string', default: '3' },
    /** Milliseconds until the mail server accepts a mail. */
    delay: { type: 'string', default: '0' },
    /** Kills an instance after half of the mails. */
    kill: { type: 'boolean', default: false },
  },
});

/**
 * Seconds without any mail after which the measurement ends. Jobs of a killed instance wait for
 * three minutes.
 */
const STALLED_SECONDS = 200;

/** Milliseconds after which another instance has done the jobs of a killed one. */
const AFTER_KILL_MS = 200_000;

/** Milliseconds between two looks at the mail server, whose reports come as often. */
const LOOK_MS = 200;

interface Instance {
  server: ServerProcess;
  metricsPort: number;
}

/** Counts the statements of an instance, without those of the job runner. */
async function countStatements({ metricsPort }: Instance): Promise<number> {
  const series = [...(await scrapeMetrics(metricsPort))];
  return sum(
    series.flatMap(([name, value]) => (name.startsWith('hanteam_sql_statement_duration_seconds_count') ? [value] : [])),
  );
}

async function countCommits(postgres: TestPostgres): Promise<number> {
  const [row] = await postgres.sql<{ count: number }>(
    'select xact_commit::float as count from pg_stat_database where datname = current_database()',
  );
  return row?.count ?? 0;
}

/** Times of the mails, in seconds after the end of the quiet hours. */
interface Times {
  first: number;
  last: number;
}

/**
 * Waits until the mails have arrived, or until no more arrive.
 * @param onHalf called after half of the mails
 */
async function untilSent(smtp: MailServer, mails: number, onHalf: () => Promise<void>): Promise<Times> {
  const start = performance.now();
  const times: Times = { first: 0, last: 0 };
  let seen = 0;
  let isHalf = false;
  while (smtp.accepted.different < mails) {
    await sleep(LOOK_MS);
    const now = (performance.now() - start) / 1000;
    const { mails: arrived, different } = smtp.accepted;
    if (arrived > seen) [times.first, times.last, seen] = [times.first || now, now, arrived];
    if (now - times.last > STALLED_SECONDS) break;
    if (isHalf || different < mails / 2) continue;
    isHalf = true;
    await onHalf();
  }
  return times;
}

/** Everything that is counted before and after. */
interface Counts {
  statements: number;
  commits: number;
  /** Seconds of CPU. */
  instances: number;
  smtp: number;
  database: Map<number, number>;
}

async function count(postgres: TestPostgres, instances: readonly Instance[], smtp: MailServer): Promise<Counts> {
  const postmaster = postgres.pid;
  const running = instances.filter(({ server }) => server.isRunning);
  const statements = await Promise.all(running.map(countStatements));
  return {
    statements: sum(statements),
    commits: await countCommits(postgres),
    instances: sum(running.map(({ server }) => cpuOf({ server: server.pid, postmaster }).server)),
    smtp: cpuOf({ server: smtp.pid, postmaster }).server,
    database: cpuOf({ server: smtp.pid, postmaster }).database,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function printRow(cells: Record<string, string | number>): void {
  console.info(`| ${Object.keys(cells).join(' | ')} |`);
  console.info(`|${' --- |'.repeat(Object.keys(cells).length)}`);
  console.info(`| ${Object.values(cells).join(' | ')} |\n`);
}

function print(smtp: MailServer, mails: number, times: Times, before: Counts, after: Counts): void {
  const { mails: arrived, different, connections } = smtp.accepted;
  console.info(`${values.instances} instances, ${values.delay} ms until the mail server accepts a mail\n`);
  if (different < mails) console.info(`Only ${different} of ${mails} mails arrived.\n`);
  printRow({
    mails: different,
    'first mail after': `${times.first.toFixed(0)} s`,
    'last mail after': `${times.last.toFixed(0)} s`,
    'mails per second': (different / (times.last - times.first)).toFixed(1),
    duplicates: arrived - different,
    'SMTP connections': connections,
  });
  // The instance that was killed took its counts with it.
  if (values.kill) return console.info('One instance was killed after half of the mails.');
  const perMail = (amount: number): string => (amount / Math.max(1, different)).toFixed(2);
  printRow({
    'for each mail: statements without the job runner': perMail(after.statements - before.statements),
    commits: perMail(after.commits - before.commits),
    'CPU of the instances (ms)': perMail((after.instances - before.instances) * 1000),
    'of PostgreSQL': perMail(usedBetween(before.database, after.database) * 1000),
    'of the mail server': perMail((after.smtp - before.smtp) * 1000),
  });
}

/** Prints the number of log lines by their message. */
function printLog(instances: readonly Instance[]): void {
  const lines = new Map<string, number>();
  for (const { msg, job, err } of instances.flatMap(({ server }) => server.log())) {
    const line = [msg, job, (err as { message?: string } | undefined)?.message].filter(Boolean).join(': ');
    lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  for (const [line, times] of lines) console.info(`${times} log lines: ${line}`);
}

async function main(): Promise<void> {
  const mails = Number(values.mails);
  const postgres = await TestPostgres.create({ durable: true });
  await migrateDatabase(postgres.url);
  await startClock(postgres, '2031-03-05T02:00:00+09:00');
  await fillNight(postgres, mails);
  const redis = await startTestRedis();
  const smtp = await MailServer.start(Number(values.delay));
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    SMTP_URL: smtp.accepted.url,
    MAIL_FROM: 'no-reply@hanteam.example',
    PUBLIC_URL: 'http://hanteam.example',
    SESSION_SECRET: SECRET,
    THROTTLE: 'on',
  };
  const instances: Instance[] = [];
  for (let started = 0; started < Number(values.instances); started += 1) {
    const metricsPort = await findFreePort();
    const settings = { ...env, METRICS_PORT: String(metricsPort) };
    instances.push({
      server: await ServerProcess.start({ args: typescript('server/main.ts'), env: settings }),
      metricsPort,
    });
  }
  const before = await count(postgres, instances, smtp);
  await startClock(postgres, '2031-03-05T08:00:00+09:00');
  const times = await untilSent(smtp, mails, async () => {
    if (values.kill) await instances[0]?.server.kill();
  });
  const after = await count(postgres, instances, smtp);
  // Takes longer than the release of the jobs of a killed instance, whose mails may come as copies.
  if (values.kill) await sleep(AFTER_KILL_MS);
  print(smtp, mails, times, before, after);
  printLog(instances);
  for (const { server } of instances) {
    await server.stop();
    await server.remove();
  }
  smtp.stop();
  await redis.stop();
  await postgres.remove();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
