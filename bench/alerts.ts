import 'reflect-metadata';
import { Client } from 'pg';
import { migrateDatabase } from '../server/database/migrate';
import { CHECK_ALERTS } from '../server/domain/alerts/alert-job.service';
import { readEnv } from '../server/env';
import { performJob } from '../server/platform/jobs/job';
import { type RunningServer, startServer } from '../server/server';
import { SECRET } from '../server/test-kit/app/secret';
import { makeTempFolder } from '../server/test-kit/processes/temp-folder';
import { TestPostgres } from '../server/test-kit/processes/postgres';

// Measures the daily check of alerts: `npm run bench:alerts`.

const SCHOOLS = 300;
const MEMBERS = 40_000;
const ALERTS = 100_000;

/** Notices of a day in all schools. */
const NEW_NOTICES = 6_000;

/** Numbers of older notices. The time of the check should not depend on them. */
const SIZES = [30_000, 150_000];

/** A fifth of all members and notices belong to the first school. */
const SCHOOL_OF = (id: string): string => `(case when ${id} % 5 = 0 then 0 else ${id} % ${SCHOOLS} end)`;

/** Conditions of the alerts: each kind of condition, and some of them together. */
const PARAMS = [
  'kind=PROJECT',
  'kind=STUDY',
  'q=%ED%8C%8C%EC%9D%B4%EC%8D%AC',
  'role=BACKEND',
  'role=DESIGNER&kind=PROJECT',
  'tag=react',
  'tag=flutter&kind=PROJECT',
  'q=react+%EC%84%9C%EB%B2%84',
  'mycourses=1',
  'q=%EC%97%86%EB%8A%94%EB%A7%90',
];

async function addMembers(sql: Client): Promise<void> {
  await sql.query(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email)
     select 'student-' || i, '', '회원', '학교 ' || ${SCHOOL_OF('i')}, 'school-' || ${SCHOOL_OF('i')}, i || '@example.com'
     from generate_series(1, $1::int) i`,
    [MEMBERS],
  );
  await sql.query(
    `insert into alert (member_id, params, name, last_notice_id)
     select m.id, params, '조건', 0 from member m, unnest($1::text[]) with ordinality p (params, rank)
     where (m.id * 7 + rank) % 4 = 0 or rank = m.id % 10 + 1 limit $2::int`,
    [PARAMS, ALERTS],
  );
}

async function addNotices(sql: Client, count: number): Promise<void> {
  await sql.query(
    `insert into notice (
       kind, owner_id, university, school_key, title, recruit_number, content, field, tech_stack,
       frontend_number, backend_number, designer_number, tags, created_at
     )
     select case when i % 3 = 0 then 'STUDY' else 'PROJECT' end, m.id, m.university, m.school_key,
       (array['파이썬 모임', '급식 알림', '학교 지도', '서버 공부'])[i % 4 + 1] || ' ' || i, 4, repeat('함께 만들어요. ', 20),
       case when i % 3 > 0 then '웹' end,
       case when i % 3 > 0 then (array['React', 'Flutter', 'Java'])[i % 7 % 3 + 1] end,
       case when i % 3 > 0 then 1 end, case when i % 3 > 0 then i % 2 end, case when i % 3 > 0 then 1 end,
       case when i % 3 > 0 then array[(array['react', 'flutter', 'java'])[i % 7 % 3 + 1]] else '{}' end,
       now() - interval '2 minutes'
     from generate_series(1, $1::int) i join member m on m.id = i * 13 % ${MEMBERS} + 1`,
    [count],
  );
}

/** Statements of the check, without those that begin and end its transactions. */
const OF_CHECK = /"alert"|json_to_recordset/;

/** Runs the check of one day. Returns its milliseconds and the number of its statements. */
async function check({ services }: RunningServer): Promise<{ ms: number; statements: number }> {
  let statements = 0;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with the client
  const { query } = Client.prototype;
  Client.prototype.query = function count(this: Client, ...args: unknown[]): unknown {
    // The job that mails notifications runs beside it.
    if (OF_CHECK.test((args[0] as { text?: string }).text ?? '')) statements += 1;
    return Reflect.apply(query, this, args);
  } as typeof query;
  const start = performance.now();
  await performJob(CHECK_ALERTS, services, {}, new AbortController().signal);
  const ms = Math.round(performance.now() - start);
  Client.prototype.query = query;
  return { ms, statements };
}

async function main(): Promise<void> {
  const postgres = await TestPostgres.create({ durable: true });
  await migrateDatabase(postgres.url);
  const sql = await postgres.connect();
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: makeTempFolder('alerts'),
    DEMO: 'off',
    LOG_LEVEL: 'error',
  });
  await sql.query('set statement_timeout = 0');
  await addMembers(sql);
  const server = await startServer(env, {
    databaseUrl: postgres.url,
    sessionSecrets: [SECRET],
  });
  const counted = await sql.query<{ count: number }>('select count(*)::int as count from alert');
  console.info(
    `${SCHOOLS} schools, ${MEMBERS} members, ${counted.rows[0]?.count ?? 0} alerts, ${NEW_NOTICES} notices a day`,
  );
  console.info('| older notices | time | statements | notifications |');
  console.info('| --- | --- | --- | --- |');
  let older = 0;
  for (const [day, size] of SIZES.entries()) {
    await addNotices(sql, size - older);
    await sql.query(
      `update alert set last_notice_id = (select max(id) from notice), checked_on = '2026-01-01', paused = null`,
    );
    await addNotices(sql, NEW_NOTICES);
    older = size + NEW_NOTICES;
    await sql.query('truncate notification');
    await sql.query('vacuum analyze');
    await sql.query(`create or replace function clock_now() returns timestamptz language sql stable parallel safe as
      $$ select timestamptz '2026-12-0${day + 1}T11:00:00+09:00' $$`);
    const { ms, statements } = await check(server);
    const sent = await sql.query<{ count: number }>('select count(*)::int as count from notification');
    console.info(`| ${size} | ${(ms / 1000).toFixed(1)} s | ${statements} | ${sent.rows[0]?.count ?? 0} |`);
  }
  await server.stop();
  await sql.end();
  await postgres.remove();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
