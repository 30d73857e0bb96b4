import { sql } from 'kysely';
import { withClient } from '../database/with-client';
import { ALERT_PARAM } from '../../shared/alert-params';
import { hasSharedProfile } from '../domain/profiles/profile.sql';
import { createBuilder } from '../platform/database/statements/statement-compiler';

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
  /** Share of the active members whose team profile has something that others read, 0 to 1. */
  profiles: number | null;
  /** Number of offers. */
  offers: number;
  /** Number of these offers that the member accepted by applying, or declined. */
  answeredOffers: number;
  /** Number of these offers whose application was approved. */
  joinedOffers: number;
  /** Share of the alerts with news whose list was opened since, 0 to 1. */
  openedAlerts: number | null;
}

/** The figures of all schools and of each large one, and the number of the other schools. */
export interface AllFigures {
  rows: Figures[];
  smallSchools: number;
}

const HAS_PROFILE = hasSharedProfile(sql.ref('member.id')).compile(createBuilder()).sql;

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
    select scope_key, avg((${HAS_PROFILE})::integer) as share
    from active join member on member.id = active.member_id join scope using (school_key)
    group by scope_key
  ), offered as (
    select scope_key, count(*) as made,
      count(*) filter (where o.state in ('APPLIED', 'DECLINED')) as answered,
      count(*) filter (where exists (
        select from application a
        where a.notice_id = o.notice_id and a.applicant_id = o.member_id and a.offered and a.status = 'APPROVED'
      )) as joined
    from offer o join notice n on n.id = o.notice_id join scope using (school_key), clock
    where o.created_at >= now - interval '30 days' group by scope_key
  ), reported as (
    select substring(item ->> 'path' from '[?&]${ALERT_PARAM}=([0-9]+)')::integer as alert_id, min(created_at) as first_at
    from notification t, jsonb_array_elements(t.news) reports (item), clock
    where t.kind = 'NEW_NOTICES' and t.created_at >= now - interval '30 days' and item ->> 'count' is not null
    group by alert_id
  ), opened as (
    select scope_key, avg((al.opened_at > first_at)::integer) as share
    from reported join alert al on al.id = reported.alert_id join member on member.id = al.member_id
      join scope using (school_key)
    group by scope_key
  )
  select name as school, members, answered.share::float8 as "answeredNotices", decided.hours::float8 as "decisionHours",
    spread.gini::float8 as gini, written.share::float8 as profiles,
    coalesce(offered.made, 0)::integer as offers, coalesce(offered.answered, 0)::integer as "answeredOffers",
    coalesce(offered.joined, 0)::integer as "joinedOffers", opened.share::float8 as "openedAlerts",
    (select count(*)::integer from school where school.members < ${MIN_MEMBERS}) as "smallSchools"
  from (values (true)) always (row)
    left join total on true
    left join answered on answered.scope_key is not distinct from total.scope_key
    left join decided on decided.scope_key is not distinct from total.scope_key
    left join spread on spread.scope_key is not distinct from total.scope_key
    left join written on written.scope_key is not distinct from total.scope_key
    left join offered on offered.scope_key is not distinct from total.scope_key
    left join opened on opened.scope_key is not distinct from total.scope_key
  order by name nulls first`;

/** Reads the figures of the last 30 days. They name no member. */
export async function readFigures(databaseUrl: string): Promise<AllFigures> {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<Figures & { smallSchools: number; members: number | null }>(STATEMENT),
  );
  return {
    rows: rows.flatMap(({ smallSchools: _, ...figures }) => (figures.members === null ? [] : [figures])),
    smallSchools: rows[0]?.smallSchools ?? 0,
  };
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
  ['보낸 제안', ({ offers }) => String(offers)],
  ['답한 제안', ({ answeredOffers }) => String(answeredOffers)],
  ['팀이 된 제안', ({ joinedOffers }) => String(joinedOffers)],
  ['열어 본 새 공고 알림', ({ openedAlerts }) => toPercent(openedAlerts)],
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
