import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrateDatabase } from '../server/database/migrate';
import { findFreePort } from '../server/embedded-postgres/postmaster';
import { SECRET } from '../server/test-kit/app/secret';
import { startClock } from '../server/test-kit/database/clock';
import { scrapeMetrics } from '../server/test-kit/processes/metrics';
import { TestPostgres } from '../server/test-kit/processes/postgres';
import { startTestRedis } from '../server/test-kit/processes/redis';
import { ServerProcess, typescript } from '../server/test-kit/processes/server-process';
import { type Accepted, MailServer } from './mail-server';
import { cpuOf, usedBetween } from './measure';
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

/** Milliseconds without any mail after which the measurement ends. */
const STALLED_MS = 200_000;

/** Milliseconds between two looks at the mail server, whose reports come as often. */
const LOOK_MS = 200;

interface Instance {
  server: ServerProcess;
  metricsPort: number;
}

/** Sums the statements of an instance, without those of the job runner. */
async function countStatements({ metricsPort }: Instance): Promise<number> {
  const counts = [...(await scrapeMetrics(metricsPort))];
  return counts.reduce(
    (sum, [name, count]) => (name.startsWith('hanteam_sql_statement_duration_seconds_count') ? sum + count : sum),
    0,
  );
}

async function countCommits(postgres: TestPostgres): Promise<number> {
  const [row] = await postgres.sql<{ count: number }>(
    'select xact_commit::float as count from pg_stat_database where datname = current_database()',
  );
  return row?.count ?? 0;
}

/** Waits until the mails have arrived and all jobs have ended. Returns false if no more arrive. */
async function untilSent(smtp: MailServer, mails: number, onHalf: () => Promise<void>): Promise<boolean> {
  let [last, seen, isHalf]: [Accepted, number, boolean] = [smtp.accepted, performance.now(), false];
  while (smtp.accepted.different < mails) {
    await sleep(LOOK_MS);
    if (smtp.accepted.mails > last.mails) [last, seen] = [smtp.accepted, performance.now()];
    if (performance.now() - seen > STALLED_MS) return false;
    if (isHalf || smtp.accepted.different < mails / 2) continue;
    isHalf = true;
    await onHalf();
  }
  return true;
}

const perMail = (amount: number, mails: number): string => (amount / Math.max(1, mails)).toFixed(2);

async function main(): Promise<void> {
  const mails = Number(values.mails);
  const postgres = await TestPostgres.create({ durable: true });
  await migrateDatabase(postgres.url);
  await startClock(postgres, '2031-03-05T07:57:00+09:00');
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
    LOG_LEVEL: 'warn',
  };
  const instances: Instance[] = [];
  for (let count = 0; count < Number(values.instances); count += 1) {
    const metricsPort = await findFreePort();
    const server = await ServerProcess.start({
      args: typescript('server/main.ts'),
      env: { ...env, METRICS_PORT: String(metricsPort) },
    });
    instances.push({ server, metricsPort });
  }
  const cpu = () => ({
    instances: instances.map(({ server }) => cpuOf({ server: server.pid, postmaster: postgres.pid }).server),
    smtp: cpuOf({ server: smtp.pid, postmaster: postgres.pid }).server,
    database: cpuOf({ server: smtp.pid, postmaster: postgres.pid }).database,
  });
  const statements = async (): Promise<number> => {
    const running = instances.filter(({ server }) => server.isRunning);
    return (await Promise.all(running.map(countStatements))).reduce((sum, count) => sum + count, 0);
  };
  const before = { cpu: cpu(), statements: await statements(), commits: await countCommits(postgres) };
  await startClock(postgres, '2031-03-05T08:00:00+09:00');
  const start = performance.now();
  const isComplete = await untilSent(smtp, mails, async () => {
    if (values.kill) await instances[0]?.server.kill();
  });
  const seconds = (performance.now() - start) / 1000;
  const after = { cpu: cpu(), statements: await statements(), commits: await countCommits(postgres) };
  // A copy would arrive after the mail that it repeats.
  await sleep(5_000);
  const { accepted } = smtp;
  const used = (name: 'instances'): number =>
    after.cpu[name].reduce((sum, each, index) => sum + each - (before.cpu[name][index] ?? 0), 0);
  console.info(`${values.instances} instances, ${values.delay} ms until the mail server accepts a mail`);
  if (values.kill) console.info('one instance was killed after half of the mails; statements and CPU are without it');
  if (!isComplete) console.info(`only ${accepted.different} of ${mails} mails arrived`);
  console.info('| mails | duration | mails per second | duplicates | SMTP connections |');
  console.info('| --- | --- | --- | --- | --- |');
  console.info(
    `| ${accepted.different} | ${seconds.toFixed(0)} s | ${(accepted.different / seconds).toFixed(1)} | ${accepted.mails - accepted.different} | ${accepted.connections} |`,
  );
  console.info('\n| for each mail | |');
  console.info('| --- | --- |');
  const { different } = accepted;
  console.info(`| statements without the job runner | ${perMail(after.statements - before.statements, different)} |`);
  console.info(`| commits | ${perMail(after.commits - before.commits, different)} |`);
  console.info(`| CPU of the instances | ${perMail(used('instances') * 1000, different)} ms |`);
  console.info(`| CPU of PostgreSQL | ${perMail(usedBetween(before.cpu.database, after.cpu.database) * 1000, different)} ms |`);
  console.info(`| CPU of the mail server | ${perMail((after.cpu.smtp - before.cpu.smtp) * 1000, different)} ms |`);
  for (const { server } of instances) {
    if (server.log().length > 0) console.info(server.output().slice(0, 2000));
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
