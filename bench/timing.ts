import 'reflect-metadata';
import type { Client } from 'pg';
import { hashPassword } from '../server/domain/members/password';
import { personKey } from '../server/domain/schools/school-domains';
import { schoolKey } from '../server/domain/schools/school-names';
import { migrateDatabase } from '../server/database/migrate';
import { PASSWORD } from '../server/test-kit/clients/accounts';
import { HttpClient } from '../server/test-kit/clients/http-client';
import { TestPostgres } from '../server/test-kit/processes/postgres';
import { ServerProcess } from '../server/test-kit/processes/server-process';
import { until } from '../server/test-kit/processes/until';
import { compareTimes, type Comparison } from './compare-times';

/** Number of samples of each kind. Every account is used once. */
const SAMPLES = 400;

/** Number of concurrent requests after a response. They show whether later work takes longer. */
const FOLLOWING = 5;

const RESET = 'mutation ($account: String!) { requestPasswordReset(input: { account: $account }) { validMinutes } }';
const LOG_IN =
  'mutation ($loginId: String!, $password: String!) { logIn(input: { loginId: $loginId, password: $password }) { viewer { id } } }';
const CODE = 'mutation ($email: String!) { requestSchoolCode(input: { email: $email }) { nextAllowedAt } }';

const SCHOOL = '성균관대학교';
/** An address of the school that a member has verified. */
const TAKEN = 'taken@skku.edu';

/** A request whose milliseconds must not reveal whether an object exists. */
interface Question {
  name: string;
  ask(index: number, exists: boolean): Promise<number>;
}

/** Writes the members who exist. The last one has verified an address. */
async function fill(sql: Client): Promise<void> {
  const key = schoolKey(SCHOOL);
  await sql.query(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email)
     select 'known' || n, $1, '회원', $2, $3, 'known' || n || '@example.com' from generate_series(0, $4::int) n`,
    [await hashPassword(PASSWORD), SCHOOL, key, SAMPLES],
  );
  await sql.query(
    `update member set verified_email = $1, verified_person = $2, verified_at = now(), verified_until = now() + interval '1 year'
     where login_id = $3`,
    [TAKEN, personKey(TAKEN, key), `known${SAMPLES}`],
  );
}

/**
 * Measures both kinds in random order. Each sample starts after the work caused by the previous
 * one.
 */
async function sample({ ask }: Question, sql: Client): Promise<Comparison> {
  const times: Record<'existing' | 'missing', number[]> = { existing: [], missing: [] };
  const untilIdle = () =>
    until(async () => (await sql.query('select from graphile_worker._private_jobs')).rowCount === 0, 10_000);
  for (let index = 0; index < SAMPLES; index += 1) {
    const first = Math.random() < 0.5;
    for (const exists of [first, !first]) {
      await untilIdle();
      times[exists ? 'existing' : 'missing'].push(await ask(index, exists));
    }
  }
  return compareTimes(times.existing, times.missing);
}

/** Sends an operation from a new address, so that no limit of an address is reached. */
async function send(client: HttpClient, query: string, variables: object): Promise<number> {
  const address = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.');
  void client.agent.set('X-Forwarded-For', `10.${address}`);
  const { status, text, ms } = await client.sendGraphQL(query, variables);
  if (status === 200 || text.includes('LOGIN_FAILED')) return ms;
  throw new Error(`${status} ${text}`);
}

/** Sends the operation, and measures the concurrent requests after it instead. */
async function sendAndFollow(client: HttpClient, query: string, variables: object): Promise<number> {
  await send(client, query, variables);
  let total = 0;
  for (let count = 0; count < FOLLOWING; count += 1) total += await send(client, '{ __typename }', {});
  return total;
}

function questionsOf(visitor: HttpClient, member: HttpClient): Question[] {
  const account = (index: number, exists: boolean): string => `${exists ? 'known' : 'other'}${index}`;
  return [
    { name: 'a new password for an account', ask: (...of) => send(visitor, RESET, { account: account(...of) }) },
    {
      name: `the ${FOLLOWING} requests after that`,
      ask: (...of) => sendAndFollow(visitor, RESET, { account: `${account(...of)}@example.com` }),
    },
    {
      name: 'a login with a wrong password',
      ask: (...of) => send(visitor, LOG_IN, { loginId: account(...of), password: 'not this one' }),
    },
    {
      name: 'a code for an address of a school that another account verified',
      ask: (index, exists) => send(member, CODE, { email: exists ? TAKEN : `free${index}@skku.edu` }),
    },
  ];
}

async function main(): Promise<void> {
  const postgres = await TestPostgres.create({ durable: true });
  await migrateDatabase(postgres.url);
  const sql = await postgres.connect();
  await fill(sql);
  const env = { DATABASE_URL: postgres.url, TRUST_PROXY: '1' };
  const server = await ServerProcess.start({ env });
  const [visitor, member] = [new HttpClient(server.url), new HttpClient(server.url)];
  await member.logIn('known0', PASSWORD);
  console.info(
    '| question | exists: median, p95 | does not: median, p95 | difference of the medians, 95 % | guessed right |',
  );
  console.info('| --- | --- | --- | --- | --- |');
  for (const question of questionsOf(visitor, member)) {
    const { existing, missing, difference, auc } = await sample(question, sql);
    const [low, high] = difference;
    console.info(
      `| ${question.name} | ${existing.join(', ')} ms | ${missing.join(', ')} ms | ${low} to ${high} ms | ${auc} % |`,
    );
  }
  visitor.close();
  member.close();
  await sql.end();
  await server.remove();
  await postgres.remove();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
