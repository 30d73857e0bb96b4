import { setTimeout as delay } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { semesterOf } from '../../../shared/semester';
import { TAGS } from '../../../shared/tags';
import { WEEK, WEEK_HOURS } from '../../../shared/week';
import { Role } from '../../domain/profiles/role.entity';
import { schoolKey } from '../../domain/schools/school-names';
import { seoulDate } from '../../platform/text/seoul-time';
import { readMajorVersion } from '../../platform/database/requirements';
import { writeInBulk } from './bulk';
import { addNotices } from './notices';
import type { GeneratedSchool, SchoolOptions } from './school';
import { COURSES, FREE_WEEKS, NICK_NAMES } from './vocabulary';

/** Login ids of the first and the last generated member. */
export interface GeneratedAccounts {
  first: string;
  last: string;
}

/** Number of rows per statement. It limits the size of a statement in large schools. */
const BATCH_SIZE = 50_000;

/** {@link fillSchools} for one school. */
export async function fillSchool(
  sql: ClientBase,
  options: SchoolOptions,
  onProgress?: (notices: number) => void,
): Promise<GeneratedAccounts> {
  const [accounts] = await fillSchools(sql, [options], onProgress);
  return accounts ?? { first: '', last: '' };
}

/**
 * Adds generated schools to a migrated database, next to existing rows. Members log in as
 * `student-` and their id. The rows keep the rules of the domain: members do not apply to their own
 * notices, and approvals do not exceed the seats. Meanwhile requests for notices wait or fail.
 * @param onProgress called with the number of notices written so far
 * @returns the accounts of each school
 */
export async function fillSchools(
  sql: ClientBase,
  options: readonly SchoolOptions[],
  onProgress: (notices: number) => void = () => undefined,
): Promise<GeneratedAccounts[]> {
  await sql.query(`set statement_timeout = 0; set synchronous_commit = off`);
  const before = await sql.query<{ count: number }>('select count(*)::int as count from notice');
  const notices = options.reduce((sum, school) => sum + school.notices, 0);
  const accounts: GeneratedAccounts[] = [];
  await writeInBulk(sql, notices > (before.rows[0]?.count ?? 0), async () => {
    let written = 0;
    for (const school of options.map(withDefaults)) {
      accounts.push(await addSchool(sql, school, (done) => onProgress(written + done)));
      written += school.notices;
    }
  });
  await vacuum(sql);
  return accounts;
}

async function addSchool(
  sql: ClientBase,
  school: GeneratedSchool,
  onProgress: (notices: number) => void,
): Promise<GeneratedAccounts> {
  await createHelpers(sql, school.seed);
  for (const [from, to] of batches(school.members)) await addMembers(sql, school, from, to);
  await sql.query('analyze pg_temp.generated_member');
  for (const [from, to] of batches(school.notices)) {
    // Plans of triggers were made for the smaller tables of the previous batch.
    await sql.query('discard plans');
    await addNotices(sql, school, from, to);
    onProgress(to);
  }
  const { rows } = await sql.query<GeneratedAccounts>(
    `select 'student-' || min(id) as first, 'student-' || max(id) as last from pg_temp.generated_member`,
  );
  await sql.query('drop table pg_temp.generated_member');
  return rows[0] ?? { first: '', last: '' };
}

/** First major version of PostgreSQL whose vacuum can use all buffers. */
const BUFFER_LIMIT_SINCE = 16;

/** Maximum number of vacuums, {@link VACUUM_PAUSE_MS} apart. */
const MAX_VACUUMS = 20;

const VACUUM_PAUSE_MS = 500;

/**
 * Vacuums the tables, so that plans can use index-only scans. It repeats the vacuum while another
 * transaction, such as an analysis by autovacuum, is older than the rows.
 */
async function vacuum(sql: ClientBase): Promise<void> {
  // Reads the names from PostgreSQL. Their list in the code would load all modules.
  const { rows } = await sql.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
  );
  const tables = rows.map(({ name }) => name);
  // By default, vacuum would use few buffers and wait until each of its pages is written.
  const unlimited = (await readMajorVersion(sql)) >= BUFFER_LIMIT_SINCE ? ', buffer_usage_limit 0' : '';
  for (let count = 1; count <= MAX_VACUUMS; count++) {
    await sql.query(`vacuum (analyze${unlimited}) ${tables.join(', ')}`);
    if (await areLargeTablesVisible(sql, tables)) return;
    await delay(VACUUM_PAUSE_MS);
  }
}

/** True if nearly all pages of the large tables contain only rows that every transaction sees. */
async function areLargeTablesVisible(sql: ClientBase, tables: readonly string[]): Promise<boolean> {
  const { rows } = await sql.query<{ visible: boolean | null }>(
    `select bool_and(relallvisible > 0.9 * relpages) as visible from pg_class
     where oid = any ($1::text[]::regclass[]) and relpages > 100`,
    [tables],
  );
  return rows[0]?.visible ?? true;
}

function withDefaults(options: SchoolOptions): GeneratedSchool {
  const averages = { applications: 2, comments: 3, favourites: 2 };
  return { university: '한빛대학교', ...averages, sentences: 3, rareWords: [], seed: 1, until: new Date(), ...options };
}

function* batches(count: number): Generator<[from: number, to: number]> {
  for (let from = 1; from <= count; from += BATCH_SIZE) yield [from, Math.min(count, from + BATCH_SIZE - 1)];
}

/**
 * Creates temporary functions for random numbers, and a table of the members' ids by index. A
 * random number depends only on the seed, the index of a row and a purpose.
 */
async function createHelpers(sql: ClientBase, seed: number): Promise<void> {
  await sql.query(
    `create or replace function pg_temp.chance(index bigint, purpose text) returns float8 language sql immutable as $$
       select (hashint8extended(index, hashtextextended(purpose, ${Math.trunc(seed)})) & 2147483647) / 2147483648.0::float8
     $$;
     create or replace function pg_temp.pick(list text[], index bigint, purpose text) returns text
     language sql immutable as $$
       select list[1 + floor(pg_temp.chance(index, purpose) * cardinality(list))::integer]
     $$;
     create temp table generated_member (index integer primary key, id integer not null)`,
  );
}

/**
 * Adds the members from one index to another. Every second one has a team profile with up to three
 * roles and one to six tags. About six in ten of these have courses of the present semester, and
 * half of these have free hours. One in a hundred is verified and looks for a team.
 */
async function addMembers(sql: ClientBase, school: GeneratedSchool, from: number, to: number): Promise<void> {
  await sql.query(
    `with draft as materialized (
       select index, nextval('member_id_seq')::integer as id from generate_series($1::integer, $2::integer) index
     ), added as (
       insert into member (id, login_id, password_hash, nick_name, university, school_key, email, created_at,
         email_confirmed_at, verified_email, verified_person, verified_at, verified_until)
       select id, 'student-' || id, $3, pg_temp.pick($4, index, 'first') || ' ' || pg_temp.pick($5, index, 'second'),
         $6, $7, 'student-' || id || '@hanbit.example', $8::timestamptz - interval '760 days',
         $8::timestamptz - interval '760 days', ${ifSeeker(`'student-' || id || '@hanbit.example'`)}, ${ifSeeker(`'student-' || id || '@' || $7`)},
         ${ifSeeker(`$8::timestamptz - interval '30 days'`)}, ${ifSeeker(`$8::timestamptz + interval '1 year'`)}
       from draft
     ), looking as (
       insert into seeker (member_id, school_key, kinds, roles, text, until, shuffle)
       select id, $7, '{PROJECT,STUDY}', ${picked('$9', 'wanted', 3)}, '함께할 팀을 찾아요.',
         ($8::timestamptz + interval '14 days')::date, index
       from draft where index % 100 = 0
     ), profile as (
       insert into member_profile (member_id, intro, roles, tags, visibility, free_hours, free_semester, updated_at)
       select id, '꾸준히 하는 편이에요.', ${picked('$9', 'role', 3)}, ${picked('$10', 'tag', 6)},
         pg_temp.pick('{APPLIED,SCHOOL}', index, 'visibility'), hours::bit(112), case when hours is not null then $11 end,
         $8::timestamptz - interval '30 days'
       from draft, lateral (
         select case when pg_temp.chance(index, 'free') < 0.5 then pg_temp.pick($12, index, 'hours') end as hours
       ) free
       where index % 2 = 0
     ), taken as (
       insert into member_course (member_id, semester, course_key, name)
       select id, $11, replace(name, ' ', ''), name
       from draft, unnest(${picked('$13', 'course', 6)}) name
       where index % 2 = 0 and pg_temp.chance(index, 'courses') < 0.6
     )
     insert into pg_temp.generated_member (index, id) select index, id from draft`,
    [
      from,
      to,
      school.passwordHash,
      NICK_NAMES.first,
      NICK_NAMES.second,
      school.university,
      schoolKey(school.university),
      school.until,
      Object.values(Role),
      TAGS.map(({ id }) => id),
      semesterOf(seoulDate(school.until)),
      FREE_WEEKS.map(toBits),
      COURSES,
    ],
  );
}

/** SQL of a value for the row `draft` of a member who looks for a team; null for others. */
const ifSeeker = (value: string): string => `case when index % 100 = 0 then ${value} end`;

/** SQL of an array with one to `max` different values of a list, for the row `draft`. */
const picked = (list: string, purpose: string, max: number): string =>
  `array(select distinct pg_temp.pick(${list}, index, '${purpose}' || nth)
    from generate_series(1, 1 + floor(pg_temp.chance(index, '${purpose}s') * ${max})::integer) nth)`;

/** Returns the hours of a week as one digit each; 1 for a free one. */
const toBits = (free: (day: number, hour: number) => boolean): string =>
  Array.from({ length: WEEK_HOURS }, (_, index) =>
    free(Math.trunc(index / WEEK.hoursPerDay), WEEK.firstHour + (index % WEEK.hoursPerDay)) ? 1 : 0,
  ).join('');
