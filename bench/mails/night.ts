import type { TestPostgres } from '../../server/test-kit/processes/postgres';

const SCHOOLS = 300;
const NOTICES = 1_200;

/** Kinds of the mails, each with its number of notifications. */
const KINDS = { APPLICATION_RECEIVED: 2, DEADLINE_NEAR: 1 } as const;

/** Adds members and the notifications of a night, which are due for this number of mails. */
export async function fillNight(postgres: TestPostgres, mails: number): Promise<void> {
  const kinds = Object.entries(KINDS).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  const recipients = mails / Object.keys(KINDS).length;
  const sql = await postgres.connect();
  await sql.query('set statement_timeout = 0');
  await sql.query(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email, email_confirmed_at, language)
     select 'student-' || i, '', '회원', '학교 ' || i % ${SCHOOLS}, 'school-' || i % ${SCHOOLS}, i || '@example.com',
       now(), case when i % 4 = 0 then 'en' else 'ko' end
     from generate_series(1, $1::int) i`,
    [recipients],
  );
  await sql.query(
    `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content)
     select 'STUDY', m.id, university, school_key, '함께 읽는 고전 ' || i, 4, '매주 만나요.'
     from generate_series(1, ${NOTICES}) i join member m on m.id = i % $1::int + 1`,
    [recipients],
  );
  await sql.query(
    `insert into notification (recipient_id, kind, notice_id, notice_title, times, created_at)
     select m.id, k.kind, n.id, n.title, 1, clock_now() - interval '9 hours'
     from member m, unnest($1::text[]) with ordinality k (kind, rank), notice n
     where n.id = (m.id + rank) % ${NOTICES} + 1`,
    [kinds],
  );
  // An empty table stays without statistics, as in production.
  await sql.query('vacuum analyze member, notice, notification');
  await sql.end();
}
