import type { ClientBase } from 'pg';
import { MeetingMode, Weekday } from '../../domain/notices/facts/notice-facts.entity';
import { readTags } from '../../../shared/tags';
import { schoolKey } from '../../domain/schools/school-names';
import type { GeneratedSchool } from './school';
import { APPLICATIONS, COMMENTS, COURSES, NOTICES } from './vocabulary';

/** SQL of a random number with this average, less than the number of members. */
const countOf = (purpose: string, average: string): string =>
  `least($5::integer - 1, floor(pg_temp.chance(draft.index, '${purpose}') * (2 * ${average}::float8 + 1))::integer)`;

/** Columns of the facts in an INSERT, from the row `facts`. A trigger writes the hours of the meetings. */
const FACTS = [
  'course_name',
  'course_section',
  'course_key',
  'semester',
  'weekly_hours',
  'weeks',
  'meetings',
  'meeting_mode',
];

/** SQL of a text array with these elements, which have no quotes. */
const arrayOf = (texts: readonly string[]): string => `'{${texts.join(', ')}}'::text[]`;

/**
 * SQL of the facts of the row `draft`: one notice in ten has a course, and three in ten have a
 * meeting. The semester is that of the notice's time.
 */
const FACTS_OF_DRAFT = `(
  select course_name, case when course_name is not null then '' end as course_section,
    replace(course_name, ' ', '') as course_key,
    case when month between 3 and 8 then year || '-1' when month > 8 then year || '-2' else year - 1 || '-2' end as semester,
    1 + floor(pg_temp.chance(index, 'hours') * 30)::integer as weekly_hours,
    1 + floor(pg_temp.chance(index, 'weeks') * 52)::integer as weeks,
    case when pg_temp.chance(index, 'meeting') < 0.3 then jsonb_build_array(jsonb_build_object(
      'day', pg_temp.pick(${arrayOf(Object.values(Weekday))}, index, 'day'), 'start', '19:30', 'minutes', 90)) end as meetings,
    pg_temp.pick(${arrayOf(Object.values(MeetingMode))}, index, 'mode') as meeting_mode
  from (
    select case when index % 10 = 0 then pg_temp.pick(${arrayOf(COURSES)}, index, 'course') end as course_name,
      extract(year from day)::integer as year, extract(month from day) as month
    from (select at at time zone interval '9 hours' as day) times
  ) named
)`;

const STATEMENT = `
  with numbered as materialized (
    select index, nextval('notice_application_id_seq')::integer as id, index % 3 <> 0 as is_project,
      $4::timestamptz - interval '730 days' * (($3 - index + pg_temp.chance(index, 'time')) / $3) ^ 1.5 as at,
      1 + floor(pg_temp.chance(index, 'owner') ^ 1.5 * $5)::integer as owner_index,
      1 + floor(pg_temp.chance(index, 'frontend') * 3)::integer as frontend,
      1 + floor(pg_temp.chance(index, 'backend') * 3)::integer as backend,
      1 + floor(pg_temp.chance(index, 'designer') * 2)::integer as designer
    from generate_series($1::integer, $2::integer) index
  ), draft as materialized (
    select numbered.*, owner_id,
      case when is_project then 'PROJECT' else 'STUDY' end as kind,
      case when is_project then frontend + backend + designer else 2 + frontend + backend end as recruit_number,
      case when is_project
        then concat_ws(' ', pg_temp.pick($8, index, 'topic'), pg_temp.pick($9, index, 'kind'), pg_temp.pick($10, index, 'call'))
        else concat_ws(' ', pg_temp.pick($11, index, 'topic'), pg_temp.pick($12, index, 'meeting')) end as title,
      concat_ws(E'\\n', pg_temp.pick($13, index, 'reason'), pg_temp.pick($14, index, 'schedule'),
        pg_temp.pick($15, index, 'expectation'), '함께해요!',
        (select string_agg(word, ' ') from unnest($24::text[], $25::integer[]) rare (word, every) where index % every = 0)
      ) as content,
      pg_temp.chance(index, 'recruiting') < 0.75 as recruiting,
      case when pg_temp.chance(index, 'deadline') < 0.2
        then ($4::timestamptz at time zone interval '9 hours')::date + floor(pg_temp.chance(index, 'days') * 181)::integer
      end as deadline,
      field, tech_stack, string_to_array(tags, ',') as tags, concat(field, E'\\n', tech_stack) as heading
    from numbered cross join lateral (
      select case when is_project then pg_temp.pick($16, index, 'field') end as field,
        case when is_project then pg_temp.pick($17, index, 'stack') else pg_temp.pick($11, index, 'topic') end as tech_stack,
        case when is_project then pg_temp.pick($26, index, 'stack') else pg_temp.pick($27, index, 'topic') end as tags
    ) searched
    join (select index as owner_index, id as owner_id from pg_temp.generated_member) owner using (owner_index)
  ), titles as materialized (
    select title, search_text(title, true) as vector from draft group by title
  ), headings as materialized (
    select heading, join_search_texts(search_tag_scopes(tags), '', search_text(heading, true), '') as vector
    from draft group by heading, tags
  ), contents as materialized (
    select content, search_text(content, false) as vector from draft group by content
  ), openings as materialized (
    -- The search vector of a notice joins two parts, which many notices share.
    select opening.*, join_search_texts(
      array[$7, kind, case when recruiting then 'RECRUITING' end]
        || case when is_project then array['FRONTEND', 'BACKEND', 'DESIGNER'] end,
      vector, '', '') as start
    from (select distinct title, kind, is_project, recruiting from draft) opening
      join titles using (title)
  ), bodies as materialized (
    select heading, content, headings.vector || contents.vector as rest
    from (select distinct heading, content from draft) body join headings using (heading) join contents using (content)
  ), posted as (
    insert into notice (id, kind, owner_id, university, school_key, title, recruit_number, content, recruiting,
      deadline, confirmed_at, created_at, field, tech_stack, tags, frontend_number, backend_number, designer_number,
      ${FACTS.join(', ')}, search)
    select id, kind, owner_id, $6, $7, title, recruit_number, content, recruiting, deadline, $4, at, field, tech_stack, tags, number[1], number[2],
      number[3], ${FACTS.join(', ')},
      openings.start || bodies.rest || case when course_key is null then ''
        else join_search_texts(search_course_scopes(course_key, semester), '', '', '') end
    from draft join bodies using (heading, content) join openings using (title, kind, is_project, recruiting),
      lateral (select case when is_project then array[frontend, backend, designer] end as number) numbers,
      lateral ${FACTS_OF_DRAFT} facts
  ), applied as (
    insert into application (notice_id, applicant_id, role, text, status, created_at, decided_at, decide_by)
    select draft.id, applicant.id, role, pg_temp.pick($18, row_index, 'text'), status,
      least(at + nth * interval '5 hours', $4),
      case when status <> 'PENDING' then least(at + nth * interval '9 hours', $4) end,
      case when status = 'PENDING' then ($4::timestamptz at time zone interval '9 hours')::date + 5 end
    from draft cross join lateral generate_series(1, ${countOf('applications', '$19')}) nth cross join lateral (
      select draft.index::bigint * 1000 + nth as row_index,
        case when is_project then (array['FRONTEND', 'BACKEND', 'DESIGNER'])[1 + nth % 3] end as role,
        -- Only the first applications for each role can be approved, so that approvals do not exceed seats.
        case when is_project then (nth + 2) / 3 <= (array[frontend, backend, designer])[1 + nth % 3]
          else nth <= recruit_number end as has_seat
    ) about cross join lateral (
      select case when has_seat and pg_temp.chance(row_index, 'decision') < 0.5 then 'APPROVED'
        when pg_temp.chance(row_index, 'decision') < 0.65 and not has_seat then 'REJECTED' else 'PENDING' end as status
    ) decided join pg_temp.generated_member applicant on applicant.index = 1 + (owner_index - 1 + nth) % $5::integer
    order by draft.id, nth
    returning notice_id, applicant_id, role, status, decided_at
  ), joined as (
    insert into team_member (notice_id, member_id, role, since)
    select notice_id, applicant_id, role, decided_at from applied where status = 'APPROVED'
    returning notice_id, role
  ), seated as (
    -- The role '' stands for all roles. Counting a union needs one pass. A join would look up each seat.
    insert into seat (notice_id, role, headcount, taken)
    select notice_id, nullif(role, ''), max(headcount), sum(taken) from (
      select draft.id as notice_id, coalesce(role, '') as role, headcount, 0 as taken
      from draft cross join lateral headcounts_of(draft.kind, recruit_number, frontend, backend, designer)
      union all select notice_id, '', null, 1 from joined
      union all select notice_id, role, null, 1 from joined where role is not null
    ) seats group by notice_id, role order by notice_id
  ), commented as (
    insert into comment (notice_id, author_id, text, created_at)
    select draft.id, case when nth % 2 = 0 then owner_id else author.id end,
      case when nth % 2 = 0 then pg_temp.pick($21, draft.index::bigint * 1000 + nth, 'answer')
        else pg_temp.pick($20, draft.index::bigint * 1000 + nth, 'question') end,
      least(at + nth * interval '3 hours', $4)
    from draft cross join lateral generate_series(1, ${countOf('comments', '$22')}) nth
    join pg_temp.generated_member author on author.index = 1 + (owner_index - 1 + 3 * nth) % $5::integer
    order by draft.id, nth
    returning notice_id
  ), favoured as (
    insert into favourite (member_id, notice_id, created_at)
    select member.id, draft.id, least(at + nth * interval '2 hours', $4)
    from draft cross join lateral generate_series(1, ${countOf('favourites', '$23')}) nth
    join pg_temp.generated_member member on member.index = 1 + (owner_index - 1 + $5::integer - nth) % $5::integer
    returning notice_id
  )
  insert into notice_count (notice_id, slot, applications, comments, favourites)
  select notice_id, 0, sum(applications), sum(comments), sum(favourites)
  from (
    select notice_id, 1 as applications, 0 as comments, 0 as favourites from applied
    union all select notice_id, 0, 1, 0 from commented
    union all select notice_id, 0, 0, 1 from favoured
  ) counts group by notice_id`;

/** Returns the tags in a text, joined by commas. */
const tagsOf = (text: string): string => readTags(text).join(',');

/**
 * Adds the notices from one index to another with their applications, teams, comments and
 * favourites. Two in three are projects, and a quarter is closed. The subject of a study is
 * its topic as well. One in five has a deadline in the
 * next half year. {@link writeInBulk} disables triggers, so this also writes search vectors, seats,
 * counts, and the last days for decisions.
 */
export async function addNotices(sql: ClientBase, school: GeneratedSchool, from: number, to: number): Promise<void> {
  await sql.query(STATEMENT, [
    from,
    to,
    school.notices,
    school.until,
    school.members,
    school.university,
    schoolKey(school.university),
    NOTICES.topics,
    NOTICES.kinds,
    NOTICES.calls,
    NOTICES.subjects,
    NOTICES.meetings,
    NOTICES.reasons,
    school.sentences > 1 ? NOTICES.schedules : [],
    school.sentences > 2 ? NOTICES.expectations : [],
    NOTICES.fields,
    NOTICES.stacks,
    APPLICATIONS,
    school.applications,
    COMMENTS.questions,
    COMMENTS.answers,
    school.comments,
    school.favourites,
    school.rareWords.map(({ word }) => word),
    school.rareWords.map(({ every }) => every),
    NOTICES.stacks.map(tagsOf),
    NOTICES.subjects.map(tagsOf),
  ]);
}
