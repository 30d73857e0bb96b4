import { sql } from 'kysely';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ID_BOUNDS } from '../../platform/validation';
import { sqlConnection } from '../../selection/connections';
import { sqlArray, type SqlField, sqlObject } from '../../selection/fields';
import { columnsOf, type RowOf } from '../../selection/rows';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { defineConnection } from '../kit/paging';
import { AS_THEMSELVES, MemberType, ViewerType } from '../members/member.type';
import { NoticeType } from '../notices/notice.type';
import { CaseListArgs, CaseState } from './case-list.inputs';
import { seenNotice } from './decision.type';
import { entriesOf, reasonsOf, remarksOf, selectCasePage, selectCases } from './moderation.columns';
import { ModerationAction, ReportReason, ReportTarget } from './moderation.entity';

// What moderators see: the row in scope is `mo`, their own row, of cases `mc`, of reasons `rc`, and
// of entries of the log `me`.

const mc = columnsOf<RowOf<typeof selectCases>>('mc');
const rc = columnsOf<RowOf<typeof reasonsOf>>('rc');
const me = columnsOf<RowOf<typeof entriesOf>>('me');

/** The cases of the school of the moderator `mo`. */
const casesOf = (open: boolean) =>
  sqlConnection({
    start: open ? 0 : ID_BOUNDS.max,
    alias: 'mc',
    order: open ? 'asc' : 'desc',
    read: () => ({ values: {}, options: { open } }),
    rows: (_scope, { afterId, limit }) =>
      sql`${selectCasePage(sql`mo.school_key`, { open, from: afterId, first: limit })}`,
  });

const OPEN_CASES = casesOf(true);

const DECIDED_CASES = casesOf(false);

const cases: SqlField = {
  read: ({ state, ...page }, ctx) => (state === CaseState.OPEN ? OPEN_CASES : DECIDED_CASES).read(page, ctx),
  rows: ({ first }) => Number(first),
  write: (scope, selection) => (scope.options.open === true ? OPEN_CASES : DECIDED_CASES).write(scope, selection),
};

const moderation = sqlObject(({ viewerId }) => sql`member mo where mo.id = ${viewerId} and mo.moderator`);

/** The case of a payload, which a moderator has decided. */
const decidedCase = sqlObject(
  (scope) => sql`(${selectCases().where('k.id', '=', sql<number>`${scope.value('caseId')}::int`)}) mc`,
);

registerEnumType(ModerationAction, {
  name: 'ModerationAction',
  description: 'What was decided (조치).',
  valuesConfig: {
    HIDE: { description: 'It was hidden (숨김).' },
    RESTORE: { description: 'It is shown (again) (복원).' },
    SUSPEND: { description: 'The author may only read for some days (이용 정지).' },
  },
});

registerEnumType(CaseState, {
  name: 'CaseState',
  description: 'Whether a case waits for a moderator.',
  valuesConfig: {
    OPEN: { description: 'A report or an appeal waits (기다리는 신고).' },
    DECIDED: { description: 'A moderator has decided (처리한 신고).' },
  },
});

/** How many reports of a case have a reason. */
@ObjectType({ simpleResolvers: true, description: 'How many reports of a case have a reason.' })
export class ReasonCount {
  @Field(() => ReportReason, { description: 'The reason (신고 이유).' })
  @Sql(rc.reason)
  reason!: ReportReason;

  @Field(() => Int, { description: 'The number of reports (신고 수).' })
  @Sql(rc.count)
  count!: number;
}

/** An entry of the log, as moderators read it. */
@ObjectType('ModerationEntry', { simpleResolvers: true, description: 'An entry of the log of decisions (조치 기록).' })
export class ModerationEntryType {
  @Field(() => ModerationAction, { description: 'What was decided.' })
  @Sql(me.action)
  action!: ModerationAction;

  @Field(() => String, { nullable: true, description: 'Why (이유); null where reports hid it.' })
  @Sql(me.reason)
  reason!: string | null;

  @Field(() => Int, { nullable: true, description: 'For how many days the author was suspended; null otherwise.' })
  @Sql(me.days)
  days!: number | null;

  @Field({ description: 'When.' })
  @Sql(me.createdAt)
  createdAt!: Date;
}

/**
 * Everything about one reported target, as moderators of the school read it. It never says who
 * reported.
 */
@ObjectType('ModerationCase', {
  simpleResolvers: true,
  description: 'What was reported, and what was decided about it. Only moderators of the school see it.',
})
export class ModerationCaseType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(mc.id)
  id!: number;

  @Field(() => ReportTarget, { description: 'What was reported.' })
  @Sql(mc.target)
  target!: ReportTarget;

  @Field(() => ID, { description: 'The id of the notice, comment or member.' })
  @Sql(mc.targetId)
  targetId!: number;

  @Field(() => String, { nullable: true, description: 'The title (제목) of the notice, or of that of the comment.' })
  @Sql(mc.noticeTitle)
  noticeTitle!: string | null;

  @Field({ description: "The content of the notice, the text of the comment, or the member's nickname." })
  @Sql(mc.text)
  text!: string;

  @Field(() => MemberType, {
    nullable: true,
    description: 'Whose it was at the first report, whom decisions are about; null after their withdrawal (탈퇴).',
  })
  @Sql({ ...sqlObject(() => sql`member m where m.id = mc."authorId"`), read: () => AS_THEMSELVES })
  author!: MemberType | null;

  @Field({ description: 'Whether it is hidden now (숨김).' })
  @Sql(mc.hidden)
  hidden!: boolean;

  @Field(() => Date, { nullable: true, description: 'Until when the author may only read; null otherwise.' })
  @Sql(mc.suspendedUntil)
  suspendedUntil!: Date | null;

  @Field({ description: 'Whether a report or an appeal waits for a moderator.' })
  @Sql(mc.open)
  open!: boolean;

  @Field(() => Int, { description: 'The number of reports (신고 수).' })
  @Sql(mc.reportCount)
  reportCount!: number;

  @Field(() => Int, { description: 'Those of members who had verified their school (인증한 사람의 신고 수).' })
  @Sql(mc.verifiedReportCount)
  verifiedReportCount!: number;

  @Field(() => [ReasonCount], { description: 'The reasons, the most frequent first.' })
  @Sql((_scope, selection) => sqlArray(selection.json(), sql`${reasonsOf(mc.id)} rc`, sql`rc.count desc, rc.reason`))
  reasons!: ReasonCount[];

  @Field(() => [String], { description: 'What reporters wrote, 20 texts at most.' })
  @Sql(sqlArray(sql`remark.text`, sql`${remarksOf(mc.id)} remark`, sql`remark.id desc`))
  remarks!: string[];

  @Field(() => String, { nullable: true, description: "The author's appeal (이의); null without one." })
  @Sql(mc.appeal)
  appeal!: string | null;

  @Field(() => [ModerationEntryType], { description: 'What was decided, the latest first.' })
  @Sql((_scope, selection) => sqlArray(selection.json(), sql`${entriesOf(mc.id)} me`, sql`me.id desc`))
  entries!: ModerationEntryType[];

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice (공고), or that of the comment; null for a member.',
  })
  @Sql(seenNotice(mc.noticeId))
  notice!: NoticeType | null;
}

/** A page of cases. */
const ModerationCaseConnection = defineConnection(
  'ModerationCase',
  () => ModerationCaseType,
  'A page of cases: open ones the oldest first, decided ones the newest first.',
);

/** What moderators see of their school. Resolvers add the cases. */
@ObjectType('Moderation', { simpleResolvers: true, description: "The reports of the moderator's school (신고 관리)." })
class ModerationType {
  @Field(() => Int, { description: 'The number of cases that wait (기다리는 신고 수).' })
  @Sql(sql`(select count(*)::int from moderation_case k where k.school_key = mo.school_key and k.open)`)
  openCount!: number;
}

/** What hiding returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of hideContent.' })
export class HideContentPayload {
  @Field(() => ModerationCaseType, { description: 'The decided case.' })
  @Sql(decidedCase)
  case!: ModerationCaseType;
}

/** What restoring returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of restoreContent.' })
export class RestoreContentPayload {
  @Field(() => ModerationCaseType, { description: 'The decided case.' })
  @Sql(decidedCase)
  case!: ModerationCaseType;
}

/** What a suspension returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of suspendMember.' })
export class SuspendMemberPayload {
  @Field(() => ModerationCaseType, { description: 'The decided case.' })
  @Sql(decidedCase)
  case!: ModerationCaseType;
}

addQueries({
  moderation: {
    type: () => ModerationType,
    nullable: true,
    description: "The reports of the viewer's school (신고 관리); null for everybody but its moderators.",
    sql: moderation,
  },
});

addFields(ModerationType, {
  cases: {
    type: () => ModerationCaseConnection,
    description: 'The cases: open ones the oldest first, decided ones the newest first.',
    args: CaseListArgs,
    sql: cases,
  },
});

addFields(ViewerType, {
  canModerate: {
    type: () => Boolean,
    description: 'Whether the viewer moderates the school (운영자).',
    sql: sql`m.moderator`,
  },
});
