import 'reflect-metadata';
import type { Client } from 'pg';
import { hashPassword } from '../../server/domain/members/password';
import { personKey } from '../../server/domain/schools/school-domains';
import { schoolKey } from '../../server/domain/schools/school-names';
import { migrateDatabase } from '../../server/database/migrate';
import { PASSWORD } from '../../server/test-kit/clients/accounts';
import { HttpClient } from '../../server/test-kit/clients/http-client';
import { TestPostgres } from '../../server/test-kit/processes/postgres';
import { ServerProcess } from '../../server/test-kit/processes/server-process';
import { until } from '../../server/test-kit/processes/until';
import { compareTimes, type Comparison } from './compare-times';

/** Number of samples of each kind. Every account is used once. */
const SAMPLES = 400;

/** Part of the names of the questions to measure. By default all are measured. */
const WANTED = process.argv[2] ?? '';

/** Number of concurrent requests after a response. They show whether later work takes longer. */
const FOLLOWING = 5;

const RESET = 'mutation ($account: String!) { requestPasswordReset(input: { account: $account }) { validMinutes } }';
const LOG_IN =
  'mutation ($loginId: String!, $password: String!) { logIn(input: { loginId: $loginId, password: $password }) { viewer { id } } }';
const CODE = 'mutation ($email: String!) { requestSchoolCode(input: { email: $email }) { nextAllowedAt } }';

const OFFER = 'mutation ($input: MakeOfferInput!) { makeOffer(input: $input) { offer { id } } }';

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
 * Members who get no offer, by the reason that the owner must not learn. Each looks for a team,
 * except the first. `:owner` and `:id` are the ids of the owner and of the member.
 */
const REFUSED_MEMBERS: Readonly<Record<string, string>> = {
  'does not look for a team': 'delete from seeker where member_id = :id',
  'has blocked the owner': 'insert into member_block (blocker_id, blocked_id) values (:id, :owner)',
  'is hidden': 'update member set hidden = true where id = :id',
  'is suspended': `update member set suspended_until = now() + interval '1 day' where id = :id`,
  'has lost the verification': 'update member set verified_until = now() where id = :id',
  'has five open offers': 'update seeker set open_offers = 5 where member_id = :id',
};

/** An id that no member has. */
const MISSING_ID = 2_147_483_647;

/** Ids of the owner's notice and of the members who get no offer, by their reason. */
interface Offers {
  noticeId: number;
  members: ReadonlyMap<string, number>;
}

/** Writes an owner with a notice, and the members who get no offer. */
async function fillOffers(sql: Client): Promise<Offers> {
  const key = schoolKey(SCHOOL);
  const names = ['owner', ...Object.keys(REFUSED_MEMBERS).map((_, index) => `seeker${index}`)];
  const { rows } = await sql.query<{ id: number }>(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email,
       verified_email, verified_person, verified_at, verified_until)
     select name, $2, '회원', $3, $4, name || '@example.com', name || '@skku.edu', name || '@' || $4, now(),
       now() + interval '1 year'
     from unnest($1::text[]) with ordinality names (name, place) order by place returning id`,
    [names, await hashPassword(PASSWORD), SCHOOL, key],
  );
  const [owner, ...ids] = rows.map(({ id }) => id);
  await sql.query(
    `insert into seeker (member_id, school_key, kinds, roles, text, until, shuffle)
     select id, $2, '{STUDY}', '{}', '팀을 찾아요.', '2099-12-31', id from unnest($1::int[]) id`,
    [ids, key],
  );
  const members = new Map<string, number>();
  for (const [index, [reason, change]] of Object.entries(REFUSED_MEMBERS).entries()) {
    const id = ids[index] ?? 0;
    await sql.query(change.replaceAll(':id', String(id)).replaceAll(':owner', String(owner)));
    members.set(reason, id);
  }
  members.set('does not exist', MISSING_ID);
  const notice = await sql.query<{ id: number }>(
    `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
     values ('STUDY', $1, $2, $3, '스터디', 10, '함께해요.') returning id`,
    [owner, SCHOOL, key],
  );
  return { noticeId: notice.rows[0]?.id ?? 0, members };
}

/** Compares each reason with that of a member who does not look for a team. */
function offerQuestionsOf(owner: HttpClient, { noticeId, members }: Offers): Question[] {
  const [baseline, ...others] = [...members];
  return others.map(([reason, id]) => ({
    name: `an offer to a member who ${reason}, and to one who ${baseline?.[0]}`,
    ask: (_index, exists) =>
      send(owner, OFFER, { input: { noticeId, memberId: exists ? id : baseline?.[1], text: '함께해요.' } }),
  }));
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
  const offers = await fillOffers(sql);
  const env = { DATABASE_URL: postgres.url, TRUST_PROXY: '1' };
  const server = await ServerProcess.start({ env });
  const [visitor, member, owner] = [new HttpClient(server.url), new HttpClient(server.url), new HttpClient(server.url)];
  await member.logIn('known0', PASSWORD);
  await owner.logIn('owner', PASSWORD);
  const questions = [...questionsOf(visitor, member), ...offerQuestionsOf(owner, offers)];
  console.info(
    '| question | exists: median, p95 | does not: median, p95 | difference of the medians, 95 % | guessed right |',
  );
  console.info('| --- | --- | --- | --- | --- |');
  for (const question of questions.filter(({ name }) => name.includes(WANTED))) {
    const { existing, missing, difference, auc } = await sample(question, sql);
    const [low, high] = difference;
    console.info(
      `| ${question.name} | ${existing.join(', ')} ms | ${missing.join(', ')} ms | ${low} to ${high} ms | ${auc} % |`,
    );
  }
  for (const client of [visitor, member, owner]) client.close();
  await sql.end();
  await server.remove();
  await postgres.remove();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
