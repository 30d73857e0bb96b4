import { type Expression, sql, type SqlBool } from 'kysely';
import { Field, ID, Int, InterfaceType, ObjectType, registerEnumType } from 'type-graphql';
import { EXCERPT_LENGTH, MAX_OWN_COUNT } from '../../../shared/bounds';
import { ID_BOUNDS, parseId } from '../../platform/text/validation';
import { sqlConnection } from '../../selection/connections/connections';
import { payloadObject, type SqlField, type SqlJoin, sqlObject, sqlOver } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, addQueries, Sql, SqlType } from '../../selection/schema-fields';
import { defineConnection } from '../../selection/connections/paging';
import { isAllowed } from '../kit/rules/rules';
import { MemberType, ViewerType } from '../members/member.type';
import { SchoolType } from '../schools/school.type';
import { daysLeft, isRecruiting } from './deadlines/deadline.sql';
import { MeetingMode } from './facts/notice-facts.entity';
import { courseOfNotice, meetingsOfNotice, NoticeCourseType, NoticeMeetingType } from './facts/notice-facts.type';
import { excerpt } from './lists/excerpt.sql';
import { ViewerListArgs } from './lists/notice-list.inputs';
import { schoolOfNotice, selectCounts } from './notice.sql';
import { contributions } from './notice-contributions.sql';
import { NoticeKind } from './notice.entity';
import { countOwned } from './lists/notice-list.sql';
import { denyManaging, forOwner, needsVerifiedSchool } from './notice.rules';
import type { NoticeTables } from './notice-tables.entity';
import { isOfKinds, kindsOf } from './kinds/notice-kind.sql';
import { visibleNotice } from './visibility/notice-visibility.sql';

const n = columnsOf<NoticeTables['notice']>('n');

// The row in scope of notices is `n`.

const isKind = (kind: NoticeKind) => sql<SqlBool>`n.kind = ${sql.lit(kind)}`;

const COUNTS: SqlJoin = { name: 'counts', table: ({ viewerId }) => selectCounts(viewerId) };

const count = (name: string): SqlField => sqlOver([COUNTS], () => sql.ref(`counts.${name}`));

/** Number of applications, for modules above; null unless the viewer owns the notice. */
export const applicationCount = sqlOver([COUNTS], ({ viewerId }) => forOwner(viewerId, sql`counts."applicationCount"`));

/** True if the notice recruits, was posted 1–14 days ago and nobody has applied. */
const awaitsFirstApplication = sqlOver(
  [COUNTS],
  () => sql`(${isRecruiting()} and n.created_at between now() - interval '14 days' and now() - interval '1 day'
    and counts."applicationCount" = 0)`,
);

const ownedNotices = sqlConnection({
  args: ViewerListArgs,
  parse: ({ kind }) => ({ values: { kinds: kindsOf(kind) } }),
  start: ID_BOUNDS.max,
  alias: 'n',
  order: 'desc',
  rows: ({ value, viewerId }, { afterId, limit }) => sql`(
    select n.* from notice n where n.owner_id = ${viewerId} and n.id < ${afterId}
      and ${isOfKinds(value<readonly NoticeKind[]>('kinds'))}
    order by n.id desc limit ${limit}
  )`,
});

/** The notice by the value `noticeId`, if the viewer sees it. */
const noticeById = payloadObject<{ noticeId: number }>(({ viewerId, value }) =>
  visibleNotice(viewerId, sql`${value('noticeId')}::int`),
);

/** The notice with this id; null if it is invisible to the viewer. */
export const noticeOrNull = (noticeId: Expression<number | null>): SqlField =>
  sqlObject(({ viewerId }) => visibleNotice(viewerId, noticeId));

registerEnumType(NoticeKind, {
  name: 'NoticeKind',
  description: 'The kinds of notices (공고).',
  valuesConfig: { PROJECT: { description: 'A project (프로젝트).' }, STUDY: { description: 'A study (스터디).' } },
});

/**
 * A notice as a member reads it, with its owner, its counts and whether the viewer has favourited
 * it.
 */
@InterfaceType('Notice', {
  description: 'A post that looks for teammates (공고): a project or a study.',
})
export abstract class NoticeType {
  @Field(() => ID, { description: 'The id, from the same sequence as the ids of applications.' })
  @Sql(n.id)
  id!: number;

  @Field(() => NoticeKind, { description: 'Whether it is a project or a study.' })
  @Sql(n.kind)
  kind!: NoticeKind;

  @Field({ description: 'The title (제목).' })
  @Sql(n.title)
  title!: string;

  @Field({ description: 'Whether it recruits (모집 중); false once it is closed (마감) or its deadline has passed.' })
  @Sql(isRecruiting)
  recruiting!: boolean;

  @Field({
    description:
      'Whether it awaits its first application (첫 지원을 기다려요): it recruits, was posted 1–14 days ago and nobody has applied.',
  })
  @Sql(awaitsFirstApplication)
  awaitsFirstApplication!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The last day of recruiting (마감일) in Korea, YYYY-MM-DD; null for none.',
  })
  @Sql(n.deadline)
  deadline!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The days until the deadline (D-day), 0 on the last day. Null without a deadline, or if the notice does not recruit.',
  })
  @Sql(daysLeft)
  dDay!: number | null;

  @Field(() => Int, {
    description: 'The days within which the owner decides about an application (답하는 기한), 1–14.',
  })
  @Sql(n.decide_within_days)
  decideWithinDays!: number;

  @Field(() => NoticeCourseType, { nullable: true, description: 'The course (수업); null for none.' })
  @Sql(courseOfNotice)
  course!: NoticeCourseType | null;

  @Field(() => String, { nullable: true, description: 'The semester (학기), such as 2026-2; null for none.' })
  @Sql(n.semester)
  semester!: string | null;

  @Field(() => Int, { nullable: true, description: 'The hours of work a week (주당 시간), 1–30; null for none.' })
  @Sql(n.weekly_hours)
  weeklyHours!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of weeks that the team works (기간), 1–52; null for none.',
  })
  @Sql(n.weeks)
  weeks!: number | null;

  @Field(() => [NoticeMeetingType], { description: 'The weekly meetings (모임 시간) of the team, at most 3.' })
  @Sql(meetingsOfNotice)
  meetings!: NoticeMeetingType[];

  @Field(() => MeetingMode, { nullable: true, description: 'How the team meets (모임 방식); null for none.' })
  @Sql(n.meeting_mode)
  meetingMode!: MeetingMode | null;

  @Field({ description: 'Whether only members who verified their school may apply (인증한 사람만).' })
  @Sql(n.verified_only)
  verifiedOnly!: boolean;

  @Field({
    description:
      'Whether applying needs a verified school (학교 인증): because of verifiedOnly, or at a service that verifies every member.',
  })
  @Sql(({ env }) => needsVerifiedSchool(sql.lit(env.SCHOOL_PROOF)))
  needsVerifiedSchool!: boolean;

  @Field(() => Int, {
    description: 'The version of the content, which grows with each change. Send it back as expectedVersion.',
  })
  @Sql(n.version)
  version!: number;

  @Field({ description: 'When it was posted (올린 시각).' })
  @Sql(n.created_at)
  createdAt!: Date;

  @Field(() => MemberType, { description: 'The owner (올린 사람): the member who posted it or took it over.' })
  @Sql(sqlObject(() => sql`member m where m.id = n.owner_id`))
  owner!: MemberType;

  @Field({ description: "Whether it is among the viewer's favourites (찜)." })
  @Sql(({ viewerId }) => contributions.hasFavourited(viewerId, n.id))
  viewerHasFavourited!: boolean;

  @Field(() => Int, { description: 'The number of comments (댓글 수).' })
  @Sql(count('commentCount'))
  commentCount!: number;

  @Field(() => Int, { description: 'The number of members who have it among their favourites (찜 수).' })
  @Sql(count('favouriteCount'))
  favouriteCount!: number;

  @Field({
    description:
      'Whether it is hidden (숨김). Only its owner, its team and moderators of the school see a hidden notice, and lists omit it.',
  })
  @Sql(n.hidden)
  hidden!: boolean;

  @Field(() => Int, { description: 'The number of members to recruit in all (모집 인원).' })
  @Sql(n.recruit_number)
  headcount!: number;

  @Field(() => SchoolType, { description: "The school (학교) of the notice: the owner's school when it was posted." })
  @Sql(sqlObject(() => schoolOfNotice()))
  school!: SchoolType;

  @Field(() => String, { description: 'The content (내용).' })
  @Sql(n.content)
  content!: string;

  @Field(() => String, {
    description: `The start of the content on one line without Markdown, at most ${EXCERPT_LENGTH} characters. Lists show it.`,
  })
  @Sql(excerpt)
  excerpt!: string;

  @Field(() => Boolean, {
    description: 'Whether the viewer may edit, delete and close the notice and see its applications.',
  })
  @Sql(({ viewerId }) => isAllowed(denyManaging(viewerId)))
  viewerCanManage!: boolean;
}

/** A project as a member reads it. */
@ObjectType('Project', {
  simpleResolvers: true,
  implements: NoticeType,
  description: 'A notice for a project (프로젝트), with roles.',
})
@SqlType(isKind(NoticeKind.PROJECT))
export class ProjectType extends NoticeType {
  declare kind: NoticeKind.PROJECT;

  @Field({ description: 'The field (분야).' })
  @Sql(n.field)
  field!: string;

  @Field({ description: 'The tech stack (기술 스택).' })
  @Sql(n.tech_stack)
  techStack!: string;
}

/** A study as a member reads it. */
@ObjectType('Study', {
  simpleResolvers: true,
  implements: NoticeType,
  description: 'A notice for a study (스터디), with one headcount and no roles.',
})
@SqlType(isKind(NoticeKind.STUDY))
export class StudyType extends NoticeType {
  declare kind: NoticeKind.STUDY;

  @Field({ description: 'The topics (주제) on one line, from which the tags are read. Empty without topics.' })
  @Sql(sql`coalesce(n.tech_stack, '')`)
  topics!: string;
}

/** A notice of either kind. The property `kind` distinguishes them. */
export type AnyNotice = ProjectType | StudyType;

/** A page of notices in one of the viewer's own lists. */
export const NoticeConnection = defineConnection('Notice', () => NoticeType, 'A page of notices (공고).');

addQueries({
  notice: {
    type: () => NoticeType,
    nullable: true,
    description: 'One notice (공고); null when it does not exist or the viewer may not see it.',
    args: { id: { type: () => ID, description: 'The id of the notice.' } },
    sql: { ...noticeById, parse: ({ id }) => ({ values: { noticeId: parseId(id) } }) },
  },
});

addFields(ViewerType, {
  ownedNotices: {
    type: () => NoticeConnection,
    description: "The viewer's own notices (내 공고), open and closed, the newest first.",
    args: ViewerListArgs,
    sql: ownedNotices,
  },
  ownedNoticeCount: {
    type: () => Int,
    description: `The number of the viewer's own notices (내 공고 수). ${MAX_OWN_COUNT} means ${MAX_OWN_COUNT} or more.`,
    sql: ({ viewerId }) => countOwned(viewerId),
  },
});

/** Payload field: the notice whose id `run` returns as `noticeId`, if the viewer sees it. */
export const noticeOfPayload = (description: string) => ({ type: () => NoticeType, description, sql: noticeById });
