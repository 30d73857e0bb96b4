import { setTimeout as delay } from 'node:timers/promises';
import { setClock } from '../../../server/test-kit/database/clock';
import { TestPostgres } from '../../../server/test-kit/processes/postgres';
import type { SmtpBehaviour } from '../../../server/test-kit/servers/smtp';
import { until } from '../../../server/test-kit/processes/until';
import { makeJobsDue } from '../../../server/test-kit/database/make-jobs-due';
import { addJob, findJobs, takeOverJobs } from '../support/jobs';
import { type Name, Senders } from './senders';

const JOB = 'notificationMail';

/** Number of members who are notified in each round. */
const MEMBERS = 12;

/**
 * Two kinds of notifications with mails, one sent after five minutes and one collected for an hour,
 * and a kind without mails.
 */
const MAILED = ['APPLICATION_APPROVED', 'APPLICATION_RECEIVED'];
const SILENT = 'COMMENT_ADDED';

const at = (day: number, time: string): string => `2031-03-0${day}T${time}:00+09:00`;

/** Quiet hours are from 21:00 to 08:00. */
const NIGHT = at(4, '23:00');

/**
 * Behaviour of the mail servers of the two processes by hour. Both processes are killed in the
 * middle of their work.
 */
const ROUNDS: readonly { time: string; smtp: Readonly<Record<Name, SmtpBehaviour>> }[] = [
  { time: at(4, '12:00'), smtp: { one: 'accept', two: 'slow' } },
  { time: at(4, '13:00'), smtp: { one: 'refuse', two: 'accept' } },
  { time: at(4, '20:00'), smtp: { one: 'refuse', two: 'refuse' } },
  { time: NIGHT, smtp: { one: 'accept', two: 'accept' } },
  { time: at(5, '08:00'), smtp: { one: 'slow', two: 'refuse' } },
];

/**
 * Hours after the last round. Each kind has one mail per hour, so not all can be sent in the first
 * one.
 */
const AFTERWARDS = [at(5, '09:00'), at(5, '10:00'), at(5, '11:00')];

let postgres: TestPostgres;
let senders: Senders;
/** Number of times that a mail was in transit when its process was killed, by the mail's id. */
const interrupted = new Map<number, number>();

beforeAll(async () => {
  postgres = await TestPostgres.create({ durable: true });
  senders = await Senders.start(postgres);
  await postgres.sql(`create sequence title`);
  await postgres.sql(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email, email_confirmed_at)
     select name, '', name, '한빛대학교', '한빛대학교', name || '@example.com', now()
     from (select 'member-' || n as name from generate_series(1, ${MEMBERS}) n) m`,
  );
  await postgres.sql(
    `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
     select 'STUDY', id, university, school_key, '고전 읽기', 4, '매주 만나요.' from member order by id limit 1`,
  );
});

beforeEach(async () => {
  await postgres.sql('truncate notification, mail');
  for (const { smtp } of senders.all()) smtp.mails.splice(0);
});

afterEach(() => senders.accept());

afterAll(async () => {
  await senders.remove();
  await postgres.remove();
});

/**
 * Notifies members as of two hours ago. Each notification has a unique title, which identifies it
 * in a mail.
 */
async function notify(kinds: readonly string[], members = MEMBERS): Promise<void> {
  await postgres.sql(
    `insert into notification (recipient_id, kind, notice_id, notice_title, times, created_at)
     select m.id, k.kind, n.id, '모임 ' || nextval('title'), 1, clock_now() - interval '2 hours'
     from (select id from member order by id limit $2) m, notice n, unnest($1::text[]) k(kind)`,
    [kinds, members],
  );
}

/** Ids of the mails about each notification, one for each copy, by address and title. */
function arrivals(): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { to, messageId = '', text = '' } of senders.mails()) {
    const id = Number(/^<mail-(\d+)-/.exec(messageId)?.[1]);
    for (const title of new Set(text.match(/모임 \d+/g))) {
      const key = `${to?.[0]?.address} ${title}`;
      found.set(key, [...(found.get(key) ?? []), id]);
    }
  }
  return found;
}

/** Addresses with the titles of the notifications of these kinds. */
async function expected(kinds: readonly string[]): Promise<string[]> {
  const rows = await postgres.sql<{ key: string }>(
    `select m.email || ' ' || t.notice_title as key from notification t join member m on m.id = t.recipient_id
     where t.kind = any ($1)`,
    [kinds],
  );
  return rows.map(({ key }) => key);
}

const countDue = async (): Promise<number> => (await postgres.sql('select from notification where mail_due')).length;

/** Waits until every started attempt has ended, and prevents new ones. */
const untilSettled = (): Promise<void> =>
  until(async () => {
    await postgres.sql(
      `update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where locked_at is null`,
    );
    return !(await findJobs(postgres, JOB)).some(({ locked }) => locked);
  }, 20_000);

const isDone = async (job: string): Promise<boolean> => (await findJobs(postgres, job)).length === 0;

/** Waits until no mail is left to write, and then to send. */
const untilNoJobs = (): Promise<void> =>
  until(async () => {
    await makeJobsDue(postgres);
    return (await isDone('mailNotifications')) && (await isDone(JOB));
  }, 30_000);

/**
 * Restarts the processes, which resume their jobs. Nothing may be running before, because it would
 * run twice.
 */
async function restart(): Promise<void> {
  await takeOverJobs(postgres);
  for (const { server } of senders.all()) server.launch();
  await Promise.all(senders.all().map(({ server }) => server.untilReady()));
  const abandoned = `select from graphile_worker._private_jobs where locked_at < now() - interval '2 minutes'`;
  await until(async () => (await postgres.sql(abandoned)).length === 0, 20_000);
  await makeJobsDue(postgres);
}

/**
 * Lets the processes send mails and kills both at a random moment. Returns the number of mails in
 * transit.
 */
async function workAndKill(): Promise<number> {
  let connections = 0;
  for (const { smtp } of senders.all())
    smtp.interfere = async (step) => void (connections += step === 'connected' ? 1 : 0);
  const due = await countDue();
  await addJob(postgres, 'mailNotifications');
  await makeJobsDue(postgres);
  // In quiet hours no process connects, and unsent mails become due again.
  await until(async () => connections > 0 || (await countDue()) > due, 20_000);
  await delay(Math.random() * 300);
  await Promise.all(senders.all().map(({ server }) => server.kill()));
  const locked = (await findJobs(postgres, JOB)).flatMap((job) => (job.locked ? [job.mailId ?? 0] : []));
  for (const id of locked) interrupted.set(id, (interrupted.get(id) ?? 0) + 1);
  return locked.length;
}

it('[F20] mails about notifications arrive at least once despite killed processes and refusing mail servers, and each kill adds at most one copy of a mail in transit', async () => {
  const underWay: number[] = [];
  for (const { time, smtp } of ROUNDS) {
    // A mail that was written by day may still arrive.
    if (time === NIGHT) await untilSettled();
    await setClock(postgres, time);
    for (const name of ['one', 'two'] as const) senders.of(name).smtp.behaviour = smtp[name];
    await notify([...MAILED, SILENT]);
    const arrived = senders.mails().length;
    underWay.push(await workAndKill());
    if (time === NIGHT) expect(senders.mails().length).toBe(arrived);
    await restart();
  }
  senders.accept();
  for (const time of AFTERWARDS) {
    await untilNoJobs();
    await setClock(postgres, time);
    await addJob(postgres, 'mailNotifications');
  }
  await untilNoJobs();
  const mails = arrivals();
  console.info(`${senders.mails().length} mails arrived; on their way at the kills: ${underWay.join(', ')}`);
  expect([...mails.keys()].toSorted()).toEqual((await expected(MAILED)).toSorted());
  const allowed = (ids: number[]): number => [...new Set(ids)].reduce((sum, id) => sum + (interrupted.get(id) ?? 0), 1);
  expect([...mails].filter(([, ids]) => ids.length > allowed(ids))).toEqual([]);
  expect(await countDue()).toBe(0);
  expect(underWay.filter((count) => count > 0).length).toBeGreaterThanOrEqual(ROUNDS.length - 1);
}, 120_000);

/** Keeps completed jobs, as if each process were killed before it could record their end. */
async function keepJobs(): Promise<void> {
  await postgres.sql(`create function keep_job() returns trigger language plpgsql as 'begin return null; end'`);
  await postgres.sql(`create trigger keep_job before delete on graphile_worker._private_jobs for each row
    when (old.payload ->> 'mailId' is not null) execute function keep_job()`);
}

it('[F20] one mail is sent if a server is killed after it has rescheduled mails to the morning and before their job has ended', async () => {
  await setClock(postgres, at(6, '20:59'));
  for (const { smtp } of senders.all()) smtp.behaviour = 'refuse';
  await notify(MAILED.slice(0, 1), 1);
  await addJob(postgres, 'mailNotifications');
  await until(async () => typeof (await findJobs(postgres, JOB))[0]?.error === 'string', 20_000);
  await untilSettled();
  senders.accept();
  await setClock(postgres, at(6, '21:01'));
  await keepJobs();
  await makeJobsDue(postgres);
  await until(async () => (await countDue()) === 1, 20_000);
  await Promise.all(senders.all().map(({ server }) => server.kill()));
  await postgres.sql('drop function keep_job cascade');
  await setClock(postgres, at(7, '08:00'));
  await addJob(postgres, 'mailNotifications');
  await restart();
  await untilNoJobs();
  expect([...arrivals().values()].map((ids) => ids.length)).toEqual([1]);
}, 60_000);
