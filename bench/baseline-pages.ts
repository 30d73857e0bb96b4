import { TAGS } from '../shared/tags';

// Statements of the baseline for the pages of the client (documents.ts). They read the same stored
// fields, compare notices with the team profile `p` of the viewer, derive the rights of the viewer,
// and send JSON of the same form. Each condition is written for its page.

/** True if the viewer `v` sees a row: it is not hidden, and its author is in no block with them. */
export const isVisible = (row: string, author: string): string =>
  `not ${row}.hidden and (${row}.${author} = any (v.blocked_ids)) is not true`;

/** JSON of an object with its GraphQL type. */
const object = (type: string, fields: string): string => `json_build_object(${fields}, '__typename', '${type}')`;

/** JSON array of the rows of a FROM clause. */
const list = (item: string, from: string, order: string): string =>
  `coalesce((select json_agg(${item} order by ${order}) from ${from}), '[]')`;

const SEAT = object(
  'SeatGroup',
  `'role', s.role, 'headcount', s.headcount, 'approved', s.taken, 'free', s.headcount - s.taken, 'roles', '[]'::json`,
);

/** Seats by role of a project, or one group. A project has a row for each role. */
const SEATS = list(
  SEAT,
  `seat s where s.notice_id = n.id and s.headcount > 0 and (s.role is null) = (n.kind = 'STUDY')`,
  's.role',
);

const FREE_SEATS = `(select sum(headcount - taken)::int from seat where notice_id = n.id and role is null)`;

const MEETING = object(
  'NoticeMeeting',
  `'day', meeting ->> 'day', 'start', meeting ->> 'start', 'minutes', meeting -> 'minutes'`,
);

const FACTS = `'course', case when n.course_key is not null
    then ${object('NoticeCourse', `'name', n.course_name, 'section', n.course_section`)} end,
  'meetings', ${list(MEETING, 'jsonb_array_elements(n.meetings) with ordinality met (meeting, rank)', 'rank')},
  'meetingMode', n.meeting_mode, 'weeklyHours', n.weekly_hours, 'weeks', n.weeks`;

/** FROM and WHERE of the free seats `s` of the viewer's roles. */
const FITTING_SEATS = `seat s where s.notice_id = n.id and s.role = any (p.roles) and s.taken < s.headcount`;

/** Facts of the notice `n` that may fit the profile `p`, with their conditions. */
const FIT_FACTS = {
  ROLE: `exists (select from ${FITTING_SEATS})`,
  TAGS: `coalesce(n.tags && p.tags, false)`,
  COURSE: `(n.course_key is not null and exists (select from member_course c where c.member_id = $1
    and c.semester = n.semester and c.course_key = n.course_key
    and (c.section = '' or n.course_section = '' or lower(c.section) = lower(n.course_section))))`,
  TIME: `coalesce(n.meeting_hours is not null and coalesce(n.semester, p.free_semester) = p.free_semester
    and n.meeting_hours & p.free_hours = n.meeting_hours, false)`,
};

const FIT_COUNT = Object.values(FIT_FACTS)
  .map((fits) => `${fits}::int`)
  .join(' + ');

const FITS = Object.entries(FIT_FACTS).map(([name, fits]) => `case when ${fits} then '${name}' end`);

/** Names of tags by their ids, in Korean. */
const TAG_NAMES = `'${JSON.stringify(Object.fromEntries(TAGS.map(({ id, names }) => [id, names.ko])))}'::json`;

const COMMON_TAGS = list(
  object('Tag', `'id', tag.id, 'name', ${TAG_NAMES} -> tag.id`),
  `unnest(n.tags) with ordinality tag (id, rank) where tag.id = any (p.tags)`,
  'tag.rank',
);

/** The fit of the notice `n` that recruits; null for the own notices. */
const fit = (more = ''): string =>
  `case when n.recruiting and n.owner_id <> $1 and p.member_id is not null then ${object(
    'NoticeFit',
    `'facts', array_to_json(array_remove(array[${FITS.join(', ')}], null)),
      'seats', ${list(SEAT, FITTING_SEATS, 's.role')}, 'commonTags', ${COMMON_TAGS}${more}`,
  )} end`;

const WITH_PROFILE = 'left join member_profile p on p.member_id = $1';

/** A member of the table `alias`. */
const member = (alias: string, more = ''): string =>
  object(
    'Member',
    `'id', ${alias}.id::text, 'nickName', ${alias}.nick_name, 'imageUrl', '/pictures/' || ${alias}.picture,
      'schoolVerified', ${alias}.verified_until is not null${more}`,
  );

const HAS_FAVOURITED = `exists (select from favourite f where f.member_id = $1 and f.notice_id = n.id)`;
const D_DAY = `case when n.recruiting then n.deadline - current_date end`;
const COUNTS = `(select sum(applications) as applications, sum(comments) as comments, sum(favourites) as favourites
  from notice_count where notice_id = n.id) counts`;
const AWAITS = `(n.recruiting and coalesce(counts.applications, 0) = 0
  and n.created_at between now() - interval '14 days' and now() - interval '1 day')`;

/** Fields of the notice `n` that cards and its page have. */
const COMMON = `'id', n.id::text, 'kind', n.kind, 'title', n.title, 'recruiting', n.recruiting, 'dDay', ${D_DAY},
  'freeSeatCount', ${FREE_SEATS}, 'awaitsFirstApplication', ${AWAITS}, 'seats', ${SEATS}, ${FACTS},
  'createdAt', n.created_at, 'commentCount', coalesce(counts.comments, 0),
  'favouriteCount', coalesce(counts.favourites, 0), 'viewerHasFavourited', ${HAS_FAVOURITED}`;

/** Fields of a kind only. */
const OF_KIND = {
  PROJECT: ['Project', `'field', n.field, 'techStack', n.tech_stack`],
  STUDY: ['Study', `'excerpt', left(n.content, 120)`],
} as const;

type Kind = keyof typeof OF_KIND;

/** The card of the notice `n` of a kind. */
function card(kind: Kind): string {
  const [type, fields] = OF_KIND[kind];
  return object(type, `${COMMON}, ${fields}, 'viewerFit', ${fit()}, 'owner', ${member('m')}`);
}

/** FROM clause of the cards of the notices `n`. */
const cardsOf = (notices: string): string =>
  `${notices} n join member m on m.id = n.owner_id ${WITH_PROFILE} cross join lateral ${COUNTS}`;

/** The newest notices of the viewer's school. */
const newest = (condition: string, limit: number): string =>
  `(select n.* from member v join notice n on n.school_key = v.school_key
    where v.id = $1 and ${condition} and ${isVisible('n', 'owner_id')} order by n.id desc limit ${limit})`;

/** The newest cards of a kind. */
const cards = (kind: Kind, condition: string): string =>
  list(card(kind), cardsOf(newest(`n.kind = '${kind}' and ${condition}`, 12)), 'n.id desc');

/** The notices with the most facts, of the 200 newest that the viewer may apply to. */
const BEST = `(select * from (
    select n.*, ${FIT_COUNT} as fit_count,
      not exists (select from notice_count where notice_id = n.id and applications > 0) as is_first
    from ${newest('n.recruiting', 200)} n ${WITH_PROFILE}
    where n.owner_id <> $1 and ${FREE_SEATS} > 0
      and not exists (select from application a where a.notice_id = n.id and a.applicant_id = $1)
      and not exists (select from team_member tm where tm.notice_id = n.id and tm.member_id = $1)
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
    where v.id = $1 and n.recruiting and n.deadline between current_date and current_date + 3 and ${isVisible('n', 'owner_id')}
    limit 1001
  ) closing) soon`;

const PENDING = `(select count(*) from application where applicant_id = $1 and status = 'PENDING')`;
const TO_DECIDE = `(select count(*) from application a join notice n on n.id = a.notice_id
  where n.owner_id = $1 and a.status = 'PENDING')`;
const UNREAD = `(select count(*) from notification where recipient_id = $1 and read_at is null)`;
const HAS_ROLES_OR_TAGS = `exists (
  select from member_profile where member_id = $1 and cardinality(roles) + cardinality(tags) > 0)`;

const VIEWER = object(
  'Viewer',
  `'id', $1::text, 'hasRolesOrTags', ${HAS_ROLES_OR_TAGS}, 'hasAlerts', exists (select from alert where member_id = $1), 'hasOldTimetable', false,
    'pendingApplicationCount', ${PENDING}, 'applicationToDecideCount', ${TO_DECIDE}, 'unreadNotificationCount', ${UNREAD},
    'approvalToOpen', null`,
);

const RECRUITING = 'n.recruiting';

const QUESTIONS = list(
  object('NoticeQuestion', `'id', q.id::text, 'text', q.text`),
  'notice_question q where q.notice_id = n.id',
  'q.position',
);

const APPLICATION = `(select ${object(
  'Application',
  `'id', a.id::text, 'status', a.status, 'role', a.role, 'text', a.text, 'createdAt', a.created_at, 'decideBy', a.decide_by,
    'message', a.message, 'departureReason', null,
    'viewerCanCancel', a.status in ('PENDING', 'WAITLISTED', 'APPROVED'), 'answers', ${list(
      object('ApplicationAnswer', `'id', aa.position::text, 'question', aa.question, 'text', aa.text`),
      'application_answer aa where aa.application_id = a.id',
      'aa.position',
    )}`,
)} from application a where a.notice_id = n.id and a.applicant_id = $1)`;

/** Rights of the viewer at the member of the table `alias`. */
const memberRights = (alias: string): string =>
  `, 'viewerCanReport', ${alias}.id <> $1, 'viewerCanBlock', ${alias}.id <> $1 and not ${alias}.moderator`;

const IS_IN_TEAM = `exists (select from team_member tm where tm.notice_id = n.id and tm.member_id = $1)`;

/** The first reason why the viewer cannot apply to the notice. */
const REFUSAL = `(select case
    when n.owner_id = $1 then 'OWN_NOTICE'
    when ${IS_IN_TEAM} or exists (select from application a where a.notice_id = n.id and a.applicant_id = $1)
      or exists (select from departure d where d.notice_id = n.id and d.member_id = $1 and d.kind = 'REMOVED')
      then 'ALREADY_APPLIED'
    when n.hidden then 'NOTICE_HIDDEN'
    when not n.recruiting then 'RECRUITMENT_CLOSED'
    when n.verified_only and v.verified_until is null then 'SCHOOL_UNVERIFIED'
    when ${FREE_SEATS} = 0 then 'NOTICE_FULL'
  end as code) refusal`;

/** Rights of the viewer at the notice. */
const RIGHTS = `'viewerCanReport', n.owner_id <> $1, 'viewerCanManage', n.owner_id = $1,
  'viewerCanClose', n.owner_id = $1 and n.recruiting,
  'viewerCanReopen', n.owner_id = $1 and not n.recruiting and n.closed_at > now() - interval '30 days' and ${FREE_SEATS} > 0,
  'viewerCanApply', refusal.code is null, 'viewerApplyRefusal', refusal.code,
  'viewerIsTeammate', n.owner_id = $1 or ${IS_IN_TEAM}, 'needsVerifiedSchool', n.verified_only,
  'viewerIsAskedToConfirm', n.owner_id = $1 and n.recruiting and n.deadline is null
    and n.confirmed_at <= now() - interval '30 days'`;

/** The median of the days until the owner decided the latest applications. */
const USUAL_DECISION_DAYS = `(select case when count(*) >= 5
    then greatest(1, ceil(extract(epoch from percentile_cont(0.5) within group (order by waited)) / 86400))::int end
  from (
    select a.decided_at - a.created_at as waited from notice own join application a on a.notice_id = own.id
    where own.owner_id = n.owner_id and a.decided_at is not null order by a.decided_at desc limit 20
  ) decided)`;

const DEPARTURE = `(select ${object('TeamDeparture', `'id', d.member_id::text, 'reason', d.reason`)}
  from departure d where d.notice_id = n.id and d.member_id = $1)`;

/** Facts of the notice that do not fit the profile. */
const AGAINST = `array_to_json(array_remove(array[
    case when not ${FIT_FACTS.ROLE} and exists (
      select from seat s where s.notice_id = n.id and s.role = any (p.roles)) then 'ROLE_FULL' end,
    case when n.meeting_hours is not null and not ${FIT_FACTS.TIME} then 'TIME_BUSY' end], null))`;

const ROLE = object('NoticeRole', `'role', r.role`);

const NOTICE = object(
  'Project',
  `${COMMON}, 'field', n.field, 'techStack', n.tech_stack, 'viewerFit', ${fit(`, 'against', ${AGAINST}`)},
    'owner', ${member('m', memberRights('m'))}, 'hidden', n.hidden, 'content', n.content, 'semester', n.semester,
    'school', ${object('School', `'id', n.school_key, 'name', n.university`)}, 'applicationCount', null,
    'deadline', n.deadline, 'decideWithinDays', n.decide_within_days, 'usualDecisionDays', ${USUAL_DECISION_DAYS},
    'shareUrl', '/project/' || n.id, 'viewerDeparture', ${DEPARTURE}, ${RIGHTS},
    'roles', ${list(ROLE, 'seat r where r.notice_id = n.id and r.role is not null', 'r.role')},
    'questions', ${QUESTIONS}, 'viewerApplication', ${APPLICATION}`,
);

/** The comment `alias`, whose author is `author`. */
const comment = (alias: string, author: string, more = ''): string =>
  object(
    'Comment',
    `'id', ${alias}.id::text, 'text', ${alias}.text, 'createdAt', ${alias}.created_at, 'hidden', ${alias}.hidden,
      'isByOwner', ${alias}.author_id = n.owner_id, 'viewerCanDelete', ${alias}.author_id = $1,
      'viewerCanReport', ${alias}.author_id <> $1, 'author', ${member(author, memberRights(author))}${more}`,
  );

/** A page of the comments `alias` with their cursors. */
function comments(alias: string, condition: string, { length, more }: { length: number; more?: string }): string {
  const author = `${alias}_author`;
  const edge = object('CommentEdge', `'cursor', ${alias}.id::text, 'node', ${comment(alias, author, more)}`);
  const info = object('PageInfo', `'hasNextPage', count(*) = ${length}, 'endCursor', max(${alias}.id)::text`);
  const page = `(select ${alias}.* from comment ${alias}
    where ${condition} and not ${alias}.parent_hidden and ${isVisible(alias, 'author_id')} order by ${alias}.id limit ${length})`;
  return `(
    select ${object('CommentConnection', `'edges', coalesce(json_agg(${edge} order by ${alias}.id), '[]'), 'pageInfo', ${info}`)}
    from ${page} ${alias} left join member ${author} on ${author}.id = ${alias}.author_id
  )`;
}

const REPLIES = comments('reply', 'reply.parent_id = thread.id', { length: 20 });
const THREADS = comments('thread', 'thread.notice_id = n.id and thread.parent_id is null', {
  length: 10,
  more: `, 'replies', ${REPLIES}`,
});

/** Statements by the path of the baseline. `$1` is the viewer and `$2` the notice. */
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
    from member v join notice n on n.school_key = v.school_key join member m on m.id = n.owner_id ${WITH_PROFILE}
    cross join lateral ${COUNTS} cross join lateral ${REFUSAL}
    where v.id = $1 and n.id = $2 and (n.owner_id = $1 or (${isVisible('n', 'owner_id')}))`,
  commentSection: `select json_build_object('data', json_build_object(
      'viewer', ${object('Viewer', `'id', v.id::text, 'member', ${member('v')}`)},
      'notice', ${object(
        'Project',
        `'id', n.id::text, 'commentCount', coalesce(counts.comments, 0), 'commentThreads', ${THREADS}`,
      )}))::text as body
    from member v join notice n on n.school_key = v.school_key cross join lateral ${COUNTS}
    where v.id = $1 and n.id = $2 and (n.owner_id = $1 or (${isVisible('n', 'owner_id')}))`,
};
