import type { Client } from 'pg';

/** How large a made-up school is. */
export interface SchoolSize {
  members: number;
  notices: number;
}

/** Notices are written in stretches: no statement grows with the school. */
const STRETCH = 20_000;

/** Fills an empty, migrated database by SQL with a school of the given size. */
export async function fillSchool(sql: Client, size: SchoolSize, passwordHash: string): Promise<void> {
  await sql.query('set statement_timeout = 0');
  await sql.query(
    `insert into member (login_id, password_hash, nick_name, university, school_key, email)
     select 'bench-' || i, $1, '학생' || i, '한빛대학교', '한빛대학교', 'bench-' || i || '@hanbit.example'
     from generate_series(1, $2::int) i`,
    [passwordHash, size.members],
  );
  for (let from = 1; from <= size.notices; from += STRETCH) {
    await fillNotices(sql, from, Math.min(size.notices, from + STRETCH - 1), size.members);
  }
  await fillFavourites(sql, size);
  await sql.query('vacuum analyze');
}

/** Two in three are projects; one in five is closed; 퀀텀 is in one of 1,000, 블록체인 in one of 20, 함께 in all. */
async function fillNotices(sql: Client, from: number, to: number, members: number): Promise<void> {
  await sql.query(
    `insert into notice (kind, owner_id, university, school_key, title, recruit_number, content, recruiting, created_at,
       field, tech_stack, frontend_number, backend_number, designer_number)
     select case when i % 3 = 0 then 'STUDY' else 'PROJECT' end, 1 + i % $3::int, '한빛대학교', '한빛대학교',
       '공고 ' || i || case when i % 1000 = 0 then ' 퀀텀' else '' end, 6,
       '함께 만들 사람을 찾아요. ' || md5(i::text) || case when i % 20 = 0 then ' 블록체인' else '' end,
       i % 5 <> 0, now() - make_interval(secs => ($4::int - i) % 5000000),
       case when i % 3 <> 0 then '웹' end, case when i % 3 <> 0 then 'TypeScript' end,
       case when i % 3 <> 0 then 2 end, case when i % 3 <> 0 then 2 end, case when i % 3 <> 0 then 2 end
     from generate_series($1::int, $2::int) i`,
    [from, to, members, to],
  );
  await sql.query(
    `insert into comment (notice_id, author_id, text)
     select id, 1 + (id + place) % $2::int, '궁금한 점이 있어요 ' || place
     from (select id from notice order by id desc limit $1::int) newest, generate_series(1, 3) place`,
    [Math.min(1_000, to - from + 1), members],
  );
}

async function fillFavourites(sql: Client, { members }: SchoolSize): Promise<void> {
  await sql.query(
    `insert into favourite (member_id, notice_id)
     select m, n.id from generate_series(1, $1::int) m, lateral (
       select id from notice where id % 7 = m % 7 order by id desc limit 20
     ) n on conflict do nothing`,
    [Math.min(members, 200)],
  );
}
