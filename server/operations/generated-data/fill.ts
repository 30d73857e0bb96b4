import type { ClientBase } from 'pg';
import { schoolKey } from '../../domain/schools/school.names';
import { APPLICATIONS, COMMENTS, NICK_NAMES, NOTICES } from './vocabulary';

/** How much of a made-up school there is to be. */
export interface MadeUpSchool {
  university: string;
  members: number;
  notices: number;
  /** So many of each has a notice, on average. */
  applications: number;
  comments: number;
  favourites: number;
  /** The same seed on an empty database gives the same rows. */
  seed: number;
  /** When the newest notice was posted; the oldest is 730 days older. */
  until: Date;
  /** The password of all of the members. */
  passwordHash: string;
}

/** Rows come about in stretches, one transaction each: no statement grows with the school, and none locks for long. */
const STRETCH = 5_000;

/**
 * Adds a made-up school to a migrated database, beside whatever is in it. Members log in as `student-` and their id. It
 * keeps the rules of the domain: nobody applies to an own notice, and no more are approved than are wanted.
 * @param onProgress hears how many notices are written
 * @returns the first and the last member's login id
 */
export async function fillSchool(
  sql: ClientBase,
  school: MadeUpSchool,
  onProgress: (notices: number) => void = () => undefined,
): Promise<{ first: string; last: string }> {
  await sql.query(`set statement_timeout = 0; set synchronous_commit = off`);
  await createHelpers(sql, school.seed);
  for (const [from, to] of stretches(school.members)) await addMembers(sql, school, from, to);
  for (const [from, to] of stretches(school.notices)) {
    await addNotices(sql, school, from, to);
    onProgress(to);
  }
  const { rows } = await sql.query<{ first: string; last: string }>(
    `select 'student-' || min(id) as first, 'student-' || max(id) as last from pg_temp.made_up`,
  );
  await sql.query('drop table pg_temp.made_up');
  await sql.query('vacuum analyze');
  return rows[0] ?? { first: '', last: '' };
}

function* stretches(count: number): Generator<[from: number, to: number]> {
  for (let from = 1; from <= count; from += STRETCH) yield [from, Math.min(count, from + STRETCH - 1)];
}

/** Chance that depends on nothing but the seed, who asks and for what; and the ids of the members by their place. */
async function createHelpers(sql: ClientBase, seed: number): Promise<void> {
  await sql.query(
    `create or replace function pg_temp.chance(place bigint, what text) returns float8 language sql immutable as $$
       select (hashtextextended(what || place, ${Math.trunc(seed)}) & 2147483647) / 2147483648.0
     $$;
     create or replace function pg_temp.pick(list text[], place bigint, what text) returns text language sql immutable
     as $$ select list[1 + floor(pg_temp.chance(place, what) * cardinality(list))::integer] $$;
     create temp table made_up (place integer primary key, id integer not null)`,
  );
}

async function addMembers(sql: ClientBase, school: MadeUpSchool, from: number, to: number): Promise<void> {
  await sql.query(
    `with draft as materialized (
       select place, nextval('member_id_seq')::integer as id from generate_series($1::integer, $2::integer) place
     ), added as (
       insert into member (id, login_id, password_hash, nick_name, university, school_key, email, created_at)
       select id, 'student-' || id, $3, pg_temp.pick($4, place, 'first') || ' ' || pg_temp.pick($5, place, 'second'),
         $6, $7, 'student-' || id || '@hanbit.example', $8::timestamptz - interval '760 days'
       from draft
     )
     insert into pg_temp.made_up (place, id) select place, id from draft`,
    [
      from,
      to,
      school.passwordHash,
      NICK_NAMES.first,
      NICK_NAMES.second,
      school.university,
      schoolKey(school.university),
      school.until,
    ],
  );
}

/** Notices with all that belongs to them. Two in three are projects, a quarter is closed. */
async function addNotices(sql: ClientBase, school: MadeUpSchool, from: number, to: number): Promise<void> {
  await sql.query(
    `with place as materialized (
       select place, nextval('notice_application_id_seq')::integer as id, place % 3 <> 0 as is_project,
         $4::timestamptz - interval '730 days' * (($3 - place + pg_temp.chance(place, 'time')) / $3) ^ 1.5 as at,
         1 + floor(pg_temp.chance(place, 'owner') ^ 1.5 * $5)::integer as owner_place,
         1 + floor(pg_temp.chance(place, 'frontend') * 3)::integer as frontend,
         1 + floor(pg_temp.chance(place, 'backend') * 3)::integer as backend,
         1 + floor(pg_temp.chance(place, 'designer') * 2)::integer as designer
       from generate_series($1::integer, $2::integer) place
     ), draft as materialized (
       select place.*, owner.id as owner_id,
         case when is_project then frontend + backend + designer else 2 + frontend + backend end as recruit_number
       from place join pg_temp.made_up owner on owner.place = owner_place
     ), posted as (
       insert into notice (id, kind, owner_id, university, school_key, title, recruit_number, content, recruiting,
         created_at, field, tech_stack, frontend_number, backend_number, designer_number)
       select id, case when is_project then 'PROJECT' else 'STUDY' end, owner_id, $6, $7,
         case when is_project
           then concat_ws(' ', pg_temp.pick($8, place, 'topic'), pg_temp.pick($9, place, 'kind'), pg_temp.pick($10, place, 'ask'))
           else concat_ws(' ', pg_temp.pick($11, place, 'topic'), pg_temp.pick($12, place, 'meeting')) end,
         recruit_number,
         concat_ws(E'\\n', pg_temp.pick($13, place, 'reason'), pg_temp.pick($14, place, 'schedule'),
           pg_temp.pick($15, place, 'wish'), '함께해요!'),
         pg_temp.chance(place, 'recruiting') < 0.75, at,
         case when is_project then pg_temp.pick($16, place, 'field') end,
         case when is_project then pg_temp.pick($17, place, 'stack') end,
         case when is_project then frontend end, case when is_project then backend end,
         case when is_project then designer end
       from draft
     ), applied as (
       insert into application (notice_id, applicant_id, role, text, status, created_at, decided_at)
       select draft.id, applicant.id, role, pg_temp.pick($18, place_of, 'text'), status,
         least(at + nth * interval '5 hours', $4), case when status <> 'PENDING' then least(at + nth * interval '9 hours', $4) end
       from draft cross join lateral generate_series(1, ${many('applications', '$19')}) nth cross join lateral (
         select draft.place::bigint * 1000 + nth as place_of,
           case when is_project then (array['FRONTEND', 'BACKEND', 'DESIGNER'])[1 + nth % 3] end as role,
           -- The first ones of each role alone, so that no more are approved than are wanted.
           case when is_project then (nth + 2) / 3 <= (array[frontend, backend, designer])[1 + nth % 3]
             else nth <= recruit_number end as has_place
       ) about cross join lateral (
         select case when has_place and pg_temp.chance(place_of, 'decision') < 0.5 then 'APPROVED'
           when pg_temp.chance(place_of, 'decision') < 0.65 and not has_place then 'REJECTED' else 'PENDING' end as status
       ) decided join pg_temp.made_up applicant on applicant.place = 1 + (owner_place - 1 + nth) % $5::integer
       order by draft.id, nth
     ), asked as (
       insert into comment (notice_id, author_id, text, created_at)
       select draft.id, case when nth % 2 = 0 then owner_id else author.id end,
         case when nth % 2 = 0 then pg_temp.pick($21, draft.place::bigint * 1000 + nth, 'answer')
           else pg_temp.pick($20, draft.place::bigint * 1000 + nth, 'question') end,
         least(at + nth * interval '3 hours', $4)
       from draft cross join lateral generate_series(1, ${many('comments', '$22')}) nth
       join pg_temp.made_up author on author.place = 1 + (owner_place - 1 + 3 * nth) % $5::integer
       order by draft.id, nth
     )
     insert into favourite (member_id, notice_id, created_at)
     select fan.id, draft.id, least(at + nth * interval '2 hours', $4)
     from draft cross join lateral generate_series(1, ${many('favourites', '$23')}) nth
     join pg_temp.made_up fan on fan.place = 1 + (owner_place - 1 + $5::integer - nth) % $5::integer`,
    [
      from,
      to,
      school.notices,
      school.until,
      school.members,
      school.university,
      schoolKey(school.university),
      NOTICES.topics,
      NOTICES.kinds,
      NOTICES.asks,
      NOTICES.subjects,
      NOTICES.meetings,
      NOTICES.reasons,
      NOTICES.schedules,
      NOTICES.wishes,
      NOTICES.fields,
      NOTICES.stacks,
      APPLICATIONS,
      school.applications,
      COMMENTS.questions,
      COMMENTS.answers,
      school.comments,
      school.favourites,
    ],
  );
}

/** A number around the average, at most one for each other member. */
const many = (what: string, average: string): string =>
  `least($5::integer - 1, floor(pg_temp.chance(draft.place, '${what}') * (2 * ${average}::float8 + 1))::integer)`;
