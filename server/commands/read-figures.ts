import { Client } from 'pg';

/** Schools with fewer members have no figures, so that no figure is about a few known people. */
const MIN_MEMBERS = 5;

/** Figures of a school, or of all schools. A figure is null if there is nothing to count. */
interface Figures {
  /** Name of the school; null for all schools. */
  school: string | null;
  members: number;
  /** Share of the notices with an application within 72 hours, 0 to 1. */
  answeredNotices: number | null;
  /** Median hours from an application to the first decision about it. */
  decisionHours: number | null;
  /** Gini coefficient of the applications over the notices of the last 7 days, 0 to 1. */
  gini: number | null;
  /** Share of the active members who have written a team profile, 0 to 1. */
  profiles: number | null;
}

/** The figures of all schools and of each large one, and the number of the other schools. */
export interface AllFigures {
  rows: Figures[];
  smallSchools: number;
}

/**
 * Each row counts twice: for its school, and for the scope of all schools, whose key is null. The
 * small schools are not part of the latter, because a difference would show their figures.
 */
const STATEMENT = `
  with clock as (
    select clock_now() as now
  ), school as (
    select school_key, mode() within group (order by university) as name, count(*) as members
    from member group by school_key
  ), scope as (
    select school_key, school_key as scope_key, name, members from school where members >= ${MIN_MEMBERS}
    union all
    select school_key, null, null, members from school where members >= ${MIN_MEMBERS}
  ), total as (
    select scope_key, name, sum(members)::integer as members from scope group by scope_key, name
  ), posted as (
    select n.id, n.school_key, n.created_at, count(a.id) as applications, min(a.created_at) as first_at
    from notice n left join application a on a.notice_id = n.id, clock
    where not n.hidden and n.created_at >= now - interval '33 days'
    group by n.id
  ), answered as (
    select scope_key, avg((coalesce(first_at <= created_at + interval '72 hours', false))::integer) as share
    from posted join scope using (school_key), clock
    where created_at < now - interval '72 hours' group by scope_key
  ), decided as (
    select scope_key, percentile_cont(0.5) within group (
      order by extract(epoch from coalesce(a.waitlisted_at, a.decided_at) - a.created_at)
    ) / 3600 as hours
    from application a join notice n on n.id = a.notice_id join scope using (school_key), clock
    where a.created_at >= now - interval '30 days' and a.decided_at is not null and a.status <> 'EXPIRED'
    group by scope_key
  ), ranked as (
    select scope_key, applications, row_number() over (partition by scope_key order by applications) as rank
    from posted join scope using (school_key), clock where created_at >= now - interval '7 days'
  ), spread as (
    select scope_key,
      2 * sum(rank * applications) / (count(*) * nullif(sum(applications), 0)) - (count(*) + 1.0) / count(*) as gini
    from ranked group by scope_key
  ), active as (
    select distinct member_id from (
      select (sess ->> 'memberId')::integer as member_id, to_timestamp((sess ->> 'touchedAt')::bigint / 1000) as at
      from session
      union all select member_id, last_used_at from access_token
      union all select owner_id, created_at from notice
      union all select applicant_id, created_at from application
      union all select author_id, created_at from comment
    ) action, clock where at >= now - interval '30 days'
  ), written as (
    select scope_key, avg((coalesce(
      intro <> '' or department <> '' or cardinality(roles || tags || links) > 0, false
    ))::integer) as share
    from active join member on member.id = active.member_id join scope using (school_key)
      left join member_profile using (member_id)
    group by scope_key
  )
  select name as school, members, answered.share::float8 as "answeredNotices", decided.hours::float8 as "decisionHours",
    spread.gini::float8 as gini, written.share::float8 as profiles,
    (select count(*)::integer from school where school.members < ${MIN_MEMBERS}) as "smallSchools"
  from (values (true)) always (row)
    left join total on true
    left join answered on answered.scope_key is not distinct from total.scope_key
    left join decided on decided.scope_key is not distinct from total.scope_key
    left join spread on spread.scope_key is not distinct from total.scope_key
    left join written on written.scope_key is not distinct from total.scope_key
  order by name nulls first`;

/** Reads the figures of the last 30 days. They name no member. */
export async function readFigures(databaseUrl: string): Promise<AllFigures> {
  const sql = new Client({ connectionString: databaseUrl });
  await sql.connect();
  try {
    const { rows } = await sql.query<Figures & { smallSchools: number; members: number | null }>(STATEMENT);
    return {
      rows: rows.flatMap(({ smallSchools: _, ...figures }) => (figures.members === null ? [] : [figures])),
      smallSchools: rows[0]?.smallSchools ?? 0,
    };
  } finally {
    await sql.end();
  }
}

const NOTHING = '-';

const toPercent = (share: number | null): string => (share === null ? NOTHING : `${Math.round(share * 100)}%`);

const COLUMNS: readonly (readonly [title: string, valueOf: (figures: Figures) => string])[] = [
  ['학교', ({ school }) => school ?? '모든 학교'],
  ['회원', ({ members }) => String(members)],
  ['72시간 안에 지원이 온 공고', ({ answeredNotices }) => toPercent(answeredNotices)],
  ['첫 답까지(시간)', ({ decisionHours }) => decisionHours?.toFixed(1) ?? NOTHING],
  ['지원의 지니 계수(7일)', ({ gini }) => gini?.toFixed(2) ?? NOTHING],
  ['팀 프로필을 적은 활동 회원', ({ profiles }) => toPercent(profiles)],
];

/** Renders the figures as a table of text, with a line about the schools that it leaves out. */
export function renderFigures({ rows, smallSchools }: AllFigures): string {
  const lines = [COLUMNS.map(([title]) => title), ...rows.map((row) => COLUMNS.map(([, valueOf]) => valueOf(row)))];
  const widths = COLUMNS.map((_, index) => Math.max(...lines.map((line) => widthOf(line[index] ?? ''))));
  const table = lines.map((line) =>
    line
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
  const left = smallSchools > 0 ? [`회원이 ${MIN_MEMBERS}명보다 적은 학교 ${smallSchools}곳은 뺐어요.`] : [];
  return [...table, ...left].join('\n');
}

/** Columns of a text on a terminal, where a syllable is two columns wide. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (/[가-힣]/u.test(sign) ? 2 : 1), 0);
