import { TAGS } from '../shared/tags';

// Statements of the baseline for the pages of the client (documents.ts). They apply the same rules,
// and send the same data as the server (same-data.ts). Each condition is written for its page.

/** True if the viewer `v` sees a row: it is not hidden, and its author is in no block with them. */
export const isVisible = (row: string, author: string): string =>
  `not ${row}.hidden and (${row}.${author} = any (v.blocked_ids)) is not true`;

/** True if the viewer `v` reads hidden content of the notice `n`. */
const MODERATES = '(v.moderator and v.school_key = n.school_key)';

/** True if the viewer `v` is in no block with a member. */
const isUnblocked = (member: string): string => `(${member} = any (v.blocked_ids)) is not true`;

/** True if the viewer is a member of the team of the notice `n`. */
const IS_IN_TEAM = `exists (select from team_member tm where tm.notice_id = n.id and tm.member_id = $1)`;

/** True if the viewer `v` opens the page of the notice `n`. */
const OPENS = `(n.owner_id = $1
  or n.school_key = v.school_key and ${isUnblocked('n.owner_id')} and (not n.hidden or ${MODERATES})
  or (not n.hidden or ${MODERATES}) and exists (select from application a where a.notice_id = n.id
    and a.applicant_id = $1 and (${isUnblocked('n.owner_id')} or a.status in ('PENDING', 'WAITLISTED')))
  or ${IS_IN_TEAM})`;

/** The current day and semester in Korea. */
const TODAY = `(statement_timestamp() at time zone interval '9 hours')::date`;
const SEMESTER = `(select to_char(${TODAY} - interval '2 months', 'YYYY-')
  || case when extract(month from ${TODAY} - interval '2 months') <= 6 then 1 else 2 end)`;

/** JSON of an object with its GraphQL type. */
const object = (type: string, fields: string): string => `json_build_object(${fields}, '__typename', '${type}')`;

/** JSON array of the rows of a FROM clause. */
const list = (item: string, from: string, order: string): string =>
  `coalesce((select json_agg(${item} order by ${order}) from ${from}), '[]')`;

/** Base64 without padding, for ids and cursors that clients do not read. */
const opaque = (text: string): string => `translate(encode(convert_to(${text}, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

const time = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Seats of the notice `n` in all. A project has a row for each role and one without. */
const ALL_SEATS = `(
  select max(headcount - taken) filter (where role is null) as left_in_all,
    least(sum(greatest(headcount - taken, 0)) filter (where role is null),
      case when not coalesce(bool_or(role is not null and headcount is null), false)
      then sum(greatest(headcount - taken, 0)) filter (where role is not null) end)::int as free,
    coalesce(bool_or(role is not null and headcount > 0), false) as has_roles
  from seat where notice_id = n.id
) seats`;

const BY_ROLE = `array_position(array['FRONTEND', 'BACKEND', 'DESIGNER'], s.role) nulls first`;
const FREE_IN_GROUP = 'least(s.headcount - s.taken, seats.left_in_all)';
const GROUPS = 'seat s where s.notice_id = n.id and s.headcount > 0 and (s.role is not null or not seats.has_roles)';

/** Seats by role of a project, or one group. */
const SEATS = list(
  object(
    'SeatGroup',
    `'role', s.role, 'headcount', s.headcount, 'approved', s.taken, 'free', ${FREE_IN_GROUP}, 'roles',
      case when s.role is not null then json_build_array(s.role)
        when n.kind = 'PROJECT' then '["FRONTEND","BACKEND","DESIGNER"]'::json else '[null]'::json end`,
  ),
  GROUPS,
  BY_ROLE,
);

const RECRUITS = `(n.recruiting and (n.deadline is null or n.deadline >= ${TODAY}))`;

const MEETING = object(
  'NoticeMeeting',
  `'day', meeting ->> 'day', 'start', meeting ->> 'start', 'minutes', meeting -> 'minutes'`,
);

const FACTS = `'course', case when n.course_name is not null
    then ${object('NoticeCourse', `'name', n.course_name, 'section', n.course_section`)} end,
  'meetings', ${list(MEETING, 'jsonb_array_elements(n.meetings) with ordinality met (meeting, rank)', 'rank')},
  'meetingMode', n.meeting_mode, 'weeklyHours', n.weekly_hours, 'weeks', n.weeks`;

/** FROM and WHERE of the free seats `s` of the viewer's roles. */
const FITTING_SEATS = `${GROUPS} and s.role = any (p.roles) and ${FREE_IN_GROUP} > 0`;

/** True if each hour of the meetings is free. Null if that is unknown. */
const TIME_FITS = `case when coalesce(n.semester, p.present) = p.free_semester and p.free_semester >= p.present
  then n.meeting_hours & p.free_hours = n.meeting_hours end`;

/** Facts of the notice `n` that may fit the profile `p`, with their conditions. */
const FIT_FACTS = {
  ROLE: `exists (select from ${FITTING_SEATS})`,
  TAGS: `coalesce(n.tags && p.tags, false)`,
  COURSE: `(n.course_key is not null and n.school_key = v.school_key and exists (select from member_course c
    where c.member_id = $1 and c.semester >= p.present and c.semester = n.semester and c.course_key = n.course_key
    and (c.section = '' or n.course_section = ''
      or ltrim(lower(c.section), '0') = ltrim(lower(n.course_section), '0'))))`,
  TIME: `coalesce(${TIME_FITS}, false)`,
};

const FIT_COUNT = Object.values(FIT_FACTS)
  .map((fits) => `${fits}::int`)
  .join(' + ');

const FITS = Object.entries(FIT_FACTS).map(([name, fits]) => `case when ${fits} then '${name}' end`);

/** Names of tags by their ids, in Korean. */
const TAG_NAMES = `'${JSON.stringify(Object.fromEntries(TAGS.map(({ id, names }) => [id, names.ko])))}'::jsonb`;

const COMMON_TAGS = list(
  object('Tag', `'id', tag.id, 'name', coalesce(${TAG_NAMES} ->> tag.id, tag.id)`),
  `unnest(n.tags) with ordinality tag (id, rank) where tag.id = any (p.tags)`,
  'tag.rank',
);

/** True if the viewer has something to compare with a notice. */
const IS_COMPARABLE = `(cardinality(p.roles) > 0 or cardinality(p.tags) > 0 or p.free_semester >= p.present
  or exists (select from member_course c where c.member_id = $1 and c.semester >= p.present))`;

/** The fit of the notice `n` that recruits; null for the own notices. */
const fit = (more = ''): string =>
  `case when ${RECRUITS} and not n.hidden and n.owner_id <> $1 and ${IS_COMPARABLE} then ${object(
    'NoticeFit',
    `'facts', array_to_json(array_remove(array[${FITS.join(', ')}], null)),
      'seats', ${list(object('SeatGroup', `'role', s.role, 'free', ${FREE_IN_GROUP}`), FITTING_SEATS, BY_ROLE)},
      'commonTags', ${COMMON_TAGS}${more}`,
  )} end`;

/** The team profile of the viewer and the present semester, looked up once for all notices. */
const PROFILE = `(
  select (profile).roles, (profile).tags, (profile).free_hours, (profile).free_semester, present
  from (
    select (select mp from member_profile mp where mp.member_id = $1) as profile, ${SEMESTER} as present offset 0
  ) found
) p`;

const isMasked = (alias: string): string => `${alias}.hidden and ${alias}.id <> $1`;

/** A member of the table `alias`. */
const member = (alias: string, more = ''): string =>
  object(
    'Member',
    `'id', ${alias}.id::text,
      'nickName', case when ${isMasked(alias)} then '숨긴 회원' else ${alias}.nick_name end,
      'imageUrl', case when not (${isMasked(alias)}) then '/pictures/' || ${alias}.picture end,
      'schoolVerified', coalesce(${alias}.verified_until > now(), false)${more}`,
  );

const HAS_FAVOURITED = `exists (select from favourite f where f.member_id = $1 and f.notice_id = n.id)`;
const D_DAY = `case when ${RECRUITS} then n.deadline - ${TODAY} end`;

/** Numbers of the notice `n`. Comments of members in a block with the viewer do not count. */
const COUNTS = `(
  select sum(applications) as applications, sum(favourites) as favourites,
    sum(comments) - case when cardinality(v.blocked_ids) > 0 then (
      select count(*) from comment c left join comment answered on answered.id = c.parent_id
      where c.notice_id = n.id and not c.hidden and not c.parent_hidden
        and (c.author_id = any (v.blocked_ids) or answered.author_id = any (v.blocked_ids))
    ) else 0 end as comments
  from notice_count where notice_id = n.id
) counts`;

const AWAITS = `(${RECRUITS} and coalesce(counts.applications, 0) = 0
  and n.created_at between now() - interval '14 days' and now() - interval '1 day')`;

/** Fields of the notice `n` that cards and its page have. */
const COMMON = `'id', n.id::text, 'kind', n.kind, 'title', n.title, 'recruiting', ${RECRUITS}, 'dDay', ${D_DAY},
  'freeSeatCount', seats.free, 'awaitsFirstApplication', ${AWAITS}, 'seats', ${SEATS}, ${FACTS},
  'createdAt', ${time('n.created_at')}, 'commentCount', coalesce(counts.comments, 0),
  'favouriteCount', coalesce(counts.favourites, 0), 'viewerHasFavourited', ${HAS_FAVOURITED}`;

/** The first paragraph of the content on one line, without Markdown. */
const EXCERPT = [
  [String.raw`!?\[([^\]\n]*)\]\([^)\n]*\)`, String.raw`\1`],
  [String.raw`(^|\n)\s*([-*+>]|\d+[.)])\s+`, String.raw`\1`],
  [String.raw`\*+|~~|` + '`+', ''],
  [String.raw`\s+`, ' '],
].reduce(
  (text, [pattern, by]) => `regexp_replace(${text}, '${pattern}', '${by}', 'g')`,
  String.raw`split_part(regexp_replace(left(n.content, 400), '^(\s|#{1,6} [^\n]*(\n|$))+', ''), E'\n\n', 1)`,
);

/** Fields of a kind only. */
const OF_KIND = {
  PROJECT: ['Project', `'field', n.field, 'techStack', n.tech_stack`],
  STUDY: ['Study', `'excerpt', left(btrim(${EXCERPT}), 100)`],
} as const;

type Kind = keyof typeof OF_KIND;

/** The card of the notice `n` of a kind. */
function card(kind: Kind): string {
  const [type, fields] = OF_KIND[kind];
  return object(type, `${COMMON}, ${fields}, 'viewerFit', ${fit()}, 'owner', ${member('m')}`);
}

/** FROM clause of the cards of the notices `n`. */
const cardsOf = (notices: string): string =>
  `${notices} n join member m on m.id = n.owner_id join member v on v.id = $1
    cross join lateral ${ALL_SEATS} cross join ${PROFILE} cross join lateral ${COUNTS}`;

/** The newest notices of the viewer's school. */
const newest = (condition: string, limit: number): string =>
  `(select n.* from member v join notice n on n.school_key = v.school_key
    where v.id = $1 and ${condition} and ${isVisible('n', 'owner_id')} order by n.id desc limit ${limit})`;

/** The newest cards of a kind. */
const cards = (kind: Kind, condition: string): string =>
  list(card(kind), cardsOf(newest(`n.kind = '${kind}' and ${condition}`, 12)), 'n.id desc');

/**
 * The notices with the most facts, of the 200 newest that the viewer may apply to. The offset
 * prevents a join with all applications of the viewer.
 */
const BEST = `(select * from (
    select n.*, ${FIT_COUNT} as fit_count,
      not exists (select from notice_count where notice_id = n.id and applications > 0) as is_first
    from ${newest(RECRUITS, 200)} n join member v on v.id = $1
      cross join lateral ${ALL_SEATS} cross join ${PROFILE}
    where n.owner_id <> $1 and seats.free > 0
      and not exists (select from application a where a.notice_id = n.id and a.applicant_id = $1 offset 0)
      and not ${IS_IN_TEAM}
  ) compared where fit_count > 0 order by fit_count desc, is_first desc, id desc limit 12)`;

const FITTING_CARDS = list(
  `case n.kind when 'PROJECT' then ${card('PROJECT')} else ${card('STUDY')} end`,
  cardsOf(BEST),
  'n.fit_count desc, n.is_first desc, n.id desc',
);

/** Number of recruiting notices of the viewer's school, without those of blocked members. */
const countRecruiting = (kind: Kind): string => `(select (sum(t.recruiting) - (
    select count(*) from member v join notice n on n.owner_id = any (v.blocked_ids)
    where v.id = $1 and n.school_key = v.school_key and n.kind = '${kind}' and n.recruiting and not n.hidden
  ))::int
  from member v join notice_total t on t.school_key = v.school_key where v.id = $1 and t.kind = '${kind}')`;

const total = (count: string, capped = 'false'): string =>
  object('NoticePage', `'totalCount', ${count}, 'totalCountCapped', ${capped}`);

const CLOSING_SOON = `(select count(*) as count from (
    select from member v join notice n on n.school_key = v.school_key
    where v.id = $1 and n.recruiting and n.deadline between ${TODAY} and ${TODAY} + 3 and ${isVisible('n', 'owner_id')}
    limit 1001
  ) closing) soon`;

/** Own counts end at 100. */
const PENDING = `(select count(*) from (
    select from application a join notice n on n.id = a.notice_id
    where a.applicant_id = $1 and a.status = 'PENDING' limit 100
  ) pending)`;
const TO_DECIDE = `(select count(*) from (
    select from application a join notice n on n.id = a.notice_id
    where n.owner_id = $1 and a.status = 'PENDING' limit 100
  ) received)`;
const UNREAD = `(select count(*) from notification where recipient_id = $1 and read_at is null)`;
const HAS_ROLES_OR_TAGS = `exists (
  select from member_profile where member_id = $1 and cardinality(roles) + cardinality(tags) > 0)`;

const HAS_OLD_TIMETABLE = `coalesce((
    select not bool_or(written.semester >= ${SEMESTER}) from (
      select semester from member_course where member_id = $1
      union all select free_semester from member_profile where member_id = $1 and free_semester is not null
    ) written
  ), false)`;

/** The newest unread approval by a team of the viewer. */
const APPROVAL = `(select ${object(
  'Notification',
  `'id', t.id::text, 'read', false, 'noticeTitle', t.notice_title,
    'actor', (select ${object('Member', `'id', m.id::text, 'nickName', m.nick_name`)} from member m where m.id = t.actor_id),
    'notice', json_build_object('id', t.notice_id::text, '__typename', initcap(n.kind))`,
)} from notification t join notice n on n.id = t.notice_id
  where t.recipient_id = $1 and t.read_at is null and t.kind = 'APPLICATION_APPROVED'
    and t.created_at > now() - interval '14 days' and n.team_state = 'ACTIVE' and ${IS_IN_TEAM}
  order by t.created_at desc, t.id desc limit 1)`;

const VIEWER = object(
  'Viewer',
  `'id', $1::text, 'hasRolesOrTags', ${HAS_ROLES_OR_TAGS}, 'hasAlerts', exists (select from alert where member_id = $1),
    'hasOldTimetable', ${HAS_OLD_TIMETABLE}, 'pendingApplicationCount', ${PENDING},
    'applicationToDecideCount', ${TO_DECIDE}, 'unreadNotificationCount', ${UNREAD}, 'approvalToOpen', ${APPROVAL}`,
);

const RECRUITING = 'n.recruiting';

const QUESTIONS = list(
  object('NoticeQuestion', `'id', q.id::text, 'text', q.text`),
  'notice_question q where q.notice_id = n.id',
  'q.position',
);

/** The application `a` of the viewer with their departure `d` from the team, and its state. */
const OWN_APPLICATION = `(
  select a.*, d.reason as left_because,
    case when a.status = 'APPROVED' then coalesce(d.kind, 'APPROVED') else a.status end as state
  from application a left join departure d on d.notice_id = a.notice_id and d.member_id = a.applicant_id
  where a.notice_id = n.id and a.applicant_id = $1
) a`;

const APPLICATION = `(select ${object(
  'Application',
  `'id', a.id::text, 'status', a.state, 'role', a.role, 'text', a.text, 'createdAt', ${time('a.created_at')},
    'decideBy', case when a.status = 'PENDING' then a.decide_by end, 'message', a.message,
    'departureReason', a.left_because, 'viewerCanCancel', a.state in ('PENDING', 'WAITLISTED', 'APPROVED'),
    'answers', ${list(
      object(
        'ApplicationAnswer',
        `'id', aa.application_id || '-' || aa.position, 'question', aa.question, 'text', aa.text`,
      ),
      'application_answer aa where aa.application_id = a.id',
      'aa.position',
    )}`,
)} from ${OWN_APPLICATION})`;

/** Rights of the viewer at the member of the table `alias`. */
const memberRights = (alias: string): string =>
  `, 'viewerCanReport', ${alias}.id <> $1, 'viewerCanBlock', ${alias}.id <> $1 and not ${alias}.moderator`;

/** The first reason why the viewer cannot apply to the notice. */
const REFUSAL = `(select case
    when n.owner_id = $1 then 'OWN_NOTICE'
    when exists (select from ${OWN_APPLICATION} where a.state not in ('LEFT', 'EXPIRED')) or ${IS_IN_TEAM}
      or exists (select from departure d where d.notice_id = n.id and d.member_id = $1 and d.kind = 'REMOVED')
      then 'ALREADY_APPLIED'
    when n.hidden then 'NOTICE_HIDDEN'
    when not ${RECRUITS} then 'RECRUITMENT_CLOSED'
    when n.verified_only and not coalesce(v.verified_until > now(), false) then 'SCHOOL_UNVERIFIED'
    when seats.free = 0 then 'NOTICE_FULL'
  end as code offset 0) refusal`;

/** Rights of the viewer at the notice. */
const RIGHTS = `'viewerCanReport', n.owner_id <> $1, 'viewerCanManage', n.owner_id = $1,
  'viewerCanClose', n.owner_id = $1 and ${RECRUITS},
  'viewerCanReopen', n.owner_id = $1 and not ${RECRUITS} and (n.team_state in ('DONE', 'DISBANDED')) is not true
    and coalesce(n.closed_at, (n.deadline + 1)::timestamp at time zone interval '9 hours') > now() - interval '30 days'
    and (seats.free = 0) is not true,
  'viewerCanApply', refusal.code is null, 'viewerApplyRefusal', refusal.code,
  'viewerIsTeammate', n.owner_id = $1 or ${IS_IN_TEAM}, 'needsVerifiedSchool', n.verified_only,
  'viewerIsAskedToConfirm', n.owner_id = $1 and n.recruiting and n.deadline is null
    and n.confirmed_at <= now() - interval '30 days'`;

/** The median of the days until the owner decided the latest applications. */
const USUAL_DECISION_DAYS = `(select case when count(*) filter (where status <> 'EXPIRED') >= 5
    then greatest(1, ceil(extract(epoch from percentile_cont(0.5) within group (order by waited)) / 86400))::int end
  from (
    select a.status, coalesce(a.waitlisted_at, a.decided_at) - a.created_at as waited
    from (select id from notice where owner_id = n.owner_id order by id desc limit 50) own
      join application a on a.notice_id = own.id
    where a.decided_at is not null order by a.decided_at desc limit 20
  ) decided)`;

const DEPARTURE = `(select ${object('TeamDeparture', `'id', d.notice_id || '-' || d.member_id, 'reason', d.reason`)}
  from departure d where d.notice_id = n.id and d.member_id = $1)`;

/** Facts of the notice that do not fit the profile. */
const AGAINST = `array_to_json(array_remove(array[
    case when not ${FIT_FACTS.ROLE} and exists (select from seat s where s.notice_id = n.id and s.headcount > 0
      and s.role = any (p.roles)) then 'ROLE_FULL' end,
    case when not ${TIME_FITS} then 'TIME_BUSY' end], null))`;

const ROLE = object('NoticeRole', `'role', r.role`);
const ROLES = `(values (0, 'FRONTEND'), (1, 'BACKEND'), (2, 'DESIGNER')) r (rank, role)`;

const NOTICE = object(
  'Project',
  `${COMMON}, 'field', n.field, 'techStack', n.tech_stack, 'viewerFit', ${fit(`, 'against', ${AGAINST}`)},
    'owner', ${member('m', memberRights('m'))}, 'hidden', n.hidden, 'content', n.content, 'semester', n.semester,
    'school', ${object('School', `'id', ${opaque(`'school:' || n.school_key`)}, 'name', n.university`)},
    'applicationCount', case when n.owner_id = $1 then coalesce(counts.applications, 0) end,
    'deadline', n.deadline, 'decideWithinDays', n.decide_within_days, 'usualDecisionDays', ${USUAL_DECISION_DAYS},
    'shareUrl', '/project/' || n.id || '?s=' || translate(encode(substr(sha256(decode($3::text, 'hex')
      || sha256(decode($3::text, 'hex') || convert_to(n.id::text, 'UTF8'))), 1, 12), 'base64'), E'+/=\\n', '-_'),
    'viewerDeparture', ${DEPARTURE}, ${RIGHTS},
    'roles', ${list(ROLE, ROLES, 'r.rank')}, 'questions', ${QUESTIONS}, 'viewerApplication', ${APPLICATION}`,
);

/** True if the viewer reads the comment `alias`, unless the answered comment prevents it. */
const readsComment = (alias: string): string =>
  `(${isUnblocked(`${alias}.author_id`)} and (not ${alias}.hidden or ${alias}.author_id = $1 or ${MODERATES}))`;

/** The comment `alias`, whose author is `author`. */
const comment = (alias: string, author: string, more = ''): string =>
  object(
    'Comment',
    `'id', ${alias}.id::text, 'text', ${alias}.text, 'createdAt', ${time(`${alias}.created_at`)},
      'hidden', ${alias}.hidden or ${alias}.parent_hidden, 'isByOwner', coalesce(${alias}.author_id = n.owner_id, false),
      'viewerCanDelete', (${alias}.author_id is distinct from $1 and n.owner_id <> $1) is not true,
      'viewerCanReport', (${alias}.author_id = $1) is not true,
      'author', case when ${author}.id is not null then ${member(author, memberRights(author))} end${more}`,
  );

/** A page of the comments `alias` with their cursors. */
function comments(
  alias: string,
  condition: string,
  { length, order, more }: { length: number; order: 'asc' | 'desc'; more?: string },
): string {
  const author = `${alias}_author`;
  const edge = object(
    'CommentEdge',
    `'cursor', ${opaque(`'id:' || ${alias}.id`)}, 'node', ${comment(alias, author, more)}`,
  );
  const inOrder = `order by ${alias}.id ${order}`;
  const cursors = `array_agg('id:' || ${alias}.id ${inOrder})`;
  const info = object(
    'PageInfo',
    `'hasNextPage', count(*) > ${length}, 'endCursor', ${opaque(`(${cursors})[least(count(*), ${length})]`)}`,
  );
  const edges = `coalesce(array_to_json((array_agg(${edge} ${inOrder}))[1:${length}]), '[]')`;
  const page = `(select ${alias}.* from comment ${alias}
    where ${condition} and ${readsComment(alias)} ${inOrder} limit ${length + 1})`;
  return `(
    select ${object('CommentConnection', `'edges', ${edges}, 'pageInfo', ${info}`)}
    from ${page} ${alias} left join member ${author} on ${author}.id = ${alias}.author_id
  )`;
}

const REPLIES = comments('reply', `reply.parent_id = thread.id and ${readsComment('thread')}`, {
  length: 20,
  order: 'asc',
});
const THREADS = comments('thread', 'thread.notice_id = n.id and thread.parent_id is null', {
  length: 10,
  order: 'desc',
  more: `, 'replies', ${REPLIES}`,
});

/** Statements by the path of the baseline. `$1` is the viewer, `$2` the notice, and `$3` a key. */
export const PAGE_STATEMENTS = {
  listPage: `select json_build_object('data', json_build_object('notices', ${object(
    'NoticePage',
    `'totalPages', ceil(counted.total / 12.0)::int, 'totalCount', counted.total, 'totalCountCapped', false,
      'nodes', ${cards('PROJECT', RECRUITING)}`,
  )}))::text as body from (select ${countRecruiting('PROJECT')} as total) counted`,
  homePage: `select json_build_object('data', json_build_object('viewer', ${VIEWER},
      'openProjects', ${total(countRecruiting('PROJECT'))}, 'openStudies', ${total(countRecruiting('STUDY'))},
      'closingSoon', ${total('soon.count', 'soon.count = 1001')}, 'fittingNotices', ${FITTING_CARDS},
      'projects', ${cards('PROJECT', 'true')}, 'studies', ${cards('STUDY', 'true')}))::text as body
    from ${CLOSING_SOON}`,
  noticePage: `select json_build_object('data', json_build_object('notice', ${NOTICE}))::text as body
    from member v join notice n on n.id = $2 join member m on m.id = n.owner_id cross join lateral ${ALL_SEATS}
    cross join ${PROFILE} cross join lateral ${COUNTS} cross join lateral ${REFUSAL}
    where v.id = $1 and ${OPENS}`,
  commentSection: `select json_build_object('data', json_build_object(
      'viewer', ${object('Viewer', `'id', v.id::text, 'member', ${member('v')}`)},
      'notice', ${object(
        'Project',
        `'id', n.id::text, 'commentCount', coalesce(counts.comments, 0), 'commentThreads', ${THREADS}`,
      )}))::text as body
    from member v join notice n on n.id = $2 cross join lateral ${COUNTS}
    where v.id = $1 and ${OPENS}`,
};
