import type { Client } from 'pg';
import { PASSWORD, signUpForm } from '../../server/test/accounts';
import { HttpClient } from '../../server/test/http-client';
import { TestPostgres } from '../../server/test/postgres';
import { ServerProcess } from '../../server/test/server-process';
import { type SmtpStep, TestSmtp } from '../../server/test/smtp';
import { until } from '../../server/test/until';

/** A server, with a mail server of its own, by which a test knows who sends. */
interface Instance {
  server: ServerProcess;
  smtp: TestSmtp;
  /** Sends the member's requests to it. */
  client: HttpClient;
}

const NAMES = ['one', 'two'] as const;
type Name = (typeof NAMES)[number];

/** Locks that make the process which sends a mail wait at a certain step. */
const LOCKS = {
  mails: 'lock table mail in access exclusive mode',
  newMails: 'lock table mail in share mode',
  mail: 'select from mail where sent_at is null for update',
  job: `select from graphile_worker._private_jobs where locked_at is not null and task_id in
          (select id from graphile_worker._private_tasks where identifier = 'emailChangedMail') for update`,
} as const;

let postgres: TestPostgres;
let instances: Record<Name, Instance>;
let emails = 0;
/** The instance that was not killed last, to which the member's requests are sent. */
let serving: Name = 'one';

async function startInstance(name: Name, database: TestPostgres): Promise<Instance> {
  const smtp = new TestSmtp();
  await smtp.start();
  const url = new URL(database.url);
  url.searchParams.set('application_name', name);
  const server = await ServerProcess.start({
    env: {
      DATABASE_URL: url.href,
      SESSION_SECRET: 's'.repeat(32),
      SMTP_URL: smtp.url,
      MAIL_FROM: 'no-reply@hanteam.example',
    },
  });
  return { server, smtp, client: new HttpClient(server.url) };
}

const emailOf = (count: number): string => `address-${count}@example.com`;
const all = (): Instance[] => NAMES.map((name) => instances[name]);

beforeAll(async () => {
  postgres = await TestPostgres.create({ durable: true });
  instances = { one: await startInstance('one', postgres), two: await startInstance('two', postgres) };
  const [first] = all();
  await first?.client.mustSend('post', '/api/members', { ...signUpForm('mailed'), email: emailOf(0) });
  for (const { client } of all()) await client.logIn('mailed', PASSWORD);
});

afterEach(() => {
  for (const { smtp } of all()) Object.assign(smtp, { behaviour: 'accept', interfere: () => Promise.resolve() });
});

afterAll(async () => {
  for (const { server, smtp, client } of all()) {
    client.close();
    await server.remove();
    await smtp.stop();
  }
  await postgres.remove();
});

/** Changes the member's address, which causes a mail to the previous one. Answers that address. */
async function causeMail(): Promise<{ address: string; status: number }> {
  const address = emailOf(emails);
  const { server, client } = instances[serving];
  await server.untilReady();
  const profile = { nickName: '민지', university: '한빛대학교', email: emailOf(emails + 1) };
  const { status } = await client.send('post', '/api/members/profile', profile);
  if (status === 200) emails += 1;
  return { address, status };
}

/** The copies that arrived at an address. */
const copiesTo = (address: string) =>
  all().flatMap(({ smtp }) => smtp.mails.filter(({ to }) => to?.[0]?.address === address));

const jobs = () =>
  postgres.sql<{ attempts: number; locked: boolean; error: string | null }>(
    `select attempts, locked_at is not null as locked, last_error as error from graphile_worker.jobs
     where task_identifier = 'emailChangedMail'`,
  );

/** Has the other instance do what the killed one left locked, as it does by itself after two minutes. */
async function takeOver(): Promise<void> {
  await postgres.sql(`update graphile_worker._private_jobs set locked_at = locked_at - interval '3 minutes'`);
  await postgres.sql(`select graphile_worker.add_job('releaseAbandonedJobs')`);
  await until(async () => (await jobs()).length === 0, 20_000);
}

/** Kills an instance, and has it start again while the other one takes over. */
async function replace(name: Name): Promise<void> {
  await instances[name].server.kill();
  instances[name].server.launch();
  serving = name === 'one' ? 'two' : 'one';
  await takeOver();
}

/** Waits for a process that waits for the lock, kills it with all that it has begun, and gives the lock back. */
async function killWaiting(lock: Client): Promise<Name> {
  const waiting = `pg_stat_activity where wait_event_type = 'Lock' and application_name in ('one', 'two')`;
  let name: Name | undefined;
  await until(async () => {
    [{ name } = { name: undefined }] = await postgres.sql<{ name: Name }>(
      `select application_name as name from ${waiting}`,
    );
    return name !== undefined;
  }, 10_000);
  if (!name) throw new Error('nobody waits');
  await instances[name].server.kill();
  // PostgreSQL would otherwise finish the statement that waits, although nobody reads its end.
  await postgres.sql(`select pg_terminate_backend(pid) from ${waiting}`);
  await lock.query('rollback');
  await lock.end();
  return name;
}

async function hold(lock: keyof typeof LOCKS): Promise<Client> {
  const client = await postgres.connect();
  await client.query('begin');
  await client.query(LOCKS[lock]);
  return client;
}

/** Runs an action once, at the first delivery that reaches a step, on whichever instance sends. */
function atStep(step: SmtpStep, act: (name: Name) => Promise<void>): Promise<Name> {
  return new Promise((resolve, reject) => {
    let done = false;
    for (const name of NAMES) {
      instances[name].smtp.interfere = async (reached) => {
        if (reached !== step || done) return;
        done = true;
        await act(name).then(() => resolve(name), reject);
      };
    }
  });
}

describe('[F16] a server that is killed', () => {
  it.each<[SmtpStep, number[]]>([
    ['connected', [1]],
    ['recipient', [1]],
    // The mail server has read the beginning. The rest may already be on its way, and then it gets that as well.
    ['message', [1, 2]],
    ['received', [2]],
  ])('in the dialogue with the mail server, at “%s”: copies of the mail: %j', async (step, copies) => {
    const killed = atStep(step, (name) => instances[name].server.kill());
    const { address } = await causeMail();
    await replace(await killed);
    expect(copies).toContain(copiesTo(address).length);
    expect(new Set(copiesTo(address).map(({ messageId }) => messageId)).size).toBe(1);
  });

  it.each<[string, 'mail' | 'job', number]>([
    ['after the mail server has answered, before that is written', 'mail', 2],
    ['after it is written that the mail was sent, before the job has ended', 'job', 1],
  ])('%s', async (_moment, lock, copies) => {
    let held: Client | undefined;
    const answered = atStep('received', async () => void (held = await hold(lock)));
    const { address } = await causeMail();
    await answered;
    if (!held) throw new Error('no lock is held');
    await replace(await killWaiting(held));
    expect(copiesTo(address)).toHaveLength(copies);
    expect(new Set(copiesTo(address).map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('after it has taken the job, before it has looked at the mail: one copy is sent', async () => {
    for (const { smtp } of all()) smtp.behaviour = 'refuse';
    const { address } = await causeMail();
    await until(async () => typeof (await jobs())[0]?.error === 'string', 10_000);
    for (const { smtp } of all()) smtp.behaviour = 'accept';
    const held = await hold('mails');
    await postgres.sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null');
    await replace(await killWaiting(held));
    expect(copiesTo(address)).toHaveLength(1);
  });

  it('before the action is committed: nothing is changed, and nothing is sent', async () => {
    const held = await hold('newMails');
    const caused = causeMail();
    const name = await killWaiting(held);
    const { address, status } = await caused;
    expect(status).toBe(0);
    await replace(name);
    expect(copiesTo(address)).toEqual([]);
    expect(await postgres.sql('select email from member')).toEqual([{ email: address }]);
    expect(await postgres.sql('select from mail where sent_at is null')).toEqual([]);
  });
});
