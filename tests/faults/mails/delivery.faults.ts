import type { Client } from 'pg';
import { PASSWORD, newSignUp } from '../../../server/test-kit/clients/accounts';
import { HttpClient } from '../../../server/test-kit/clients/http-client';
import { TestPostgres } from '../../../server/test-kit/processes/postgres';
import type { SmtpStep } from '../../../server/test-kit/servers/smtp';
import { until } from '../../../server/test-kit/processes/until';
import { makeJobsDue } from '../../../server/test-kit/database/make-jobs-due';
import { findJobs, takeOverJobs, verifyMailbox } from '../support/jobs';
import { type Name, NAMES, Senders } from './senders';

const JOB = 'emailChangedMail';

/** Locks that stop the sending process at a certain step. */
const LOCKS = {
  mails: 'lock table mail in access exclusive mode',
  newMails: 'lock table mail in share mode',
  mail: 'select from mail where sent_at is null for update',
  job: `select from graphile_worker._private_jobs where locked_at is not null and task_id in
          (select id from graphile_worker._private_tasks where identifier = '${JOB}') for update`,
} as const;

let postgres: TestPostgres;
let senders: Senders;
/** Clients of the member at each of the servers. */
let clients: Record<Name, HttpClient>;
let emails = 0;
/** Server that was not killed last. It receives the member's requests. */
let serving: Name = 'one';

const emailOf = (count: number): string => `address-${count}@example.com`;

beforeAll(async () => {
  postgres = await TestPostgres.create({ durable: true });
  senders = await Senders.start(postgres);
  const clientOf = (name: Name): HttpClient => new HttpClient(senders.of(name).server.url);
  clients = { one: clientOf('one'), two: clientOf('two') };
  await clients.one.mustSend('post', '/api/members', newSignUp({ loginId: 'mailed', email: emailOf(0) }));
  for (const name of NAMES) await clients[name].logIn('mailed', PASSWORD);
  // The link of the sign-up must not be the mail that a test interrupts or counts.
  await until(() => senders.mails().length === 1, 10_000);
  for (const { smtp } of senders.all()) smtp.mails.length = 0;
});

afterEach(() => senders.accept());

afterAll(async () => {
  for (const name of NAMES) clients[name].close();
  await senders.remove();
  await postgres.remove();
});

/**
 * Changes the member's address, which queues a mail to the previous one. Returns the previous
 * address.
 */
async function queueMail(): Promise<{ address: string; status: number }> {
  const address = emailOf(emails);
  await senders.of(serving).server.untilReady();
  const profile = { nickName: '민지', university: '한빛대학교', email: emailOf(emails + 1) };
  await verifyMailbox(postgres, profile.email);
  const { status } = await clients[serving].send('post', '/api/members/profile', profile);
  if (status === 200) emails += 1;
  return { address, status };
}

/** Copies that arrived at an address. */
const copiesTo = (address: string) => senders.mails().filter(({ to }) => to?.[0]?.address === address);

/** Restarts a killed server while the other one takes over its jobs. */
async function replace(name: Name): Promise<void> {
  senders.of(name).server.launch();
  serving = name === 'one' ? 'two' : 'one';
  await takeOverJobs(postgres);
  await until(async () => (await findJobs(postgres, JOB)).length === 0, 20_000);
}

describe('[F16] the delivery of a mail', () => {
  it.each<[copies: number[], SmtpStep]>([
    [[1], 'connected'],
    [[1], 'recipient'],
    // The mail server has read the beginning. The rest may already be in transit and arrive as
    // well.
    [[1, 2], 'message'],
    [[2], 'received'],
  ])('sends %j copies after a kill at %s', async (copies, step) => {
    const killed = senders.atStep(step, (name) => senders.of(name).server.kill());
    const { address } = await queueMail();
    await replace(await killed);
    expect(copies).toContain(copiesTo(address).length);
    expect(new Set(copiesTo(address).map(({ messageId }) => messageId)).size).toBe(1);
  });

  it.each<[copies: number, moment: string, 'mail' | 'job']>([
    [2, 'after the mail server has answered, before that is written', 'mail'],
    [1, 'after it is written that the mail was sent, before the job has ended', 'job'],
  ])('sends %j copies after a kill %s', async (copies, _moment, lock) => {
    let held: Client | undefined;
    const answered = senders.atStep('received', async () => void (held = await senders.hold(LOCKS[lock])));
    const { address } = await queueMail();
    await answered;
    if (!held) throw new Error('no lock is held');
    await replace(await senders.killWaiting(held));
    expect(copiesTo(address)).toHaveLength(copies);
    expect(new Set(copiesTo(address).map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('makes one copy after a kill between taking the job and reading the mail', async () => {
    for (const { smtp } of senders.all()) smtp.behaviour = 'refuse';
    const { address } = await queueMail();
    await until(async () => typeof (await findJobs(postgres, JOB))[0]?.error === 'string', 10_000);
    senders.accept();
    const held = await senders.hold(LOCKS.mails);
    await makeJobsDue(postgres);
    await replace(await senders.killWaiting(held));
    expect(copiesTo(address)).toHaveLength(1);
  });

  it('changes and sends nothing after a kill before the commit', async () => {
    const held = await senders.hold(LOCKS.newMails);
    const caused = queueMail();
    const name = await senders.killWaiting(held);
    const { address, status } = await caused;
    expect(status).toBe(0);
    await replace(name);
    expect(copiesTo(address)).toEqual([]);
    expect(await postgres.sql('select email from member')).toEqual([{ email: address }]);
    expect(await postgres.sql('select from mail where sent_at is null')).toEqual([]);
  });
});
