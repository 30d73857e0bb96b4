import { type Expression, sql, type SqlBool } from 'kysely';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ID_BOUNDS } from '../../platform/text/validation';
import { sqlConnection } from '../../selection/connections/connections';
import { payloadObject, sqlArray, type SqlField, sqlObject, type SqlScope } from '../../selection/fields';
import { columnsOf, type RowOf } from '../../selection/rows';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { defineConnection } from '../../selection/connections/paging';
import { isAllowed } from '../kit/rules/rules';
import { AS_THEMSELVES, MemberType, ViewerType } from '../members/member.type';
import { noticeOrNull, NoticeType } from '../notices/notice.type';
import { nameOfSchool } from '../members/member.sql';
import { sharedProfileOf } from '../profiles/profile.sql';
import { MemberProfileType } from '../profiles/profile.type';
import { officialNameOf, SchoolType } from '../schools/school.type';
import { CaseListArgs, CaseState } from './moderation.inputs';
import {
  entriesOf,
  offersOf,
  reasonsOf,
  remarksOf,
  seekerTextsOf,
  selectCasePage,
  selectCases,
} from './moderation.sql';
import { ModerationAction, ReportReason, ReportTarget } from './moderation.entity';
import { denyRuling } from './moderation.rules';
import { ModerationEntryType } from './rulings/moderation-entry.type';

// SQL aliases: `mo` is the moderator's member row, `mc` a case, `rc` a reason, `me` a log entry.

const mc = columnsOf<RowOf<typeof selectCases>>('mc');
const rc = columnsOf<RowOf<typeof reasonsOf>>('rc');

/** Condition for the cases `k` of a queue, by their state. */
type InQueue = (open: boolean) => Expression<SqlBool>;

const casesInState = (isInQueue: InQueue, open: boolean) =>
  sqlConnection({
    start: open ? 0 : ID_BOUNDS.max,
    alias: 'mc',
    order: open ? 'asc' : 'desc',
    parse: () => ({ values: {}, options: { open } }),
    rows: (_scope, { afterId, limit }) =>
      sql`${selectCasePage(isInQueue(open), { open, from: afterId, first: limit })}`,
  });

/** The field `cases` of a queue, for moderators and for operators. */
export function casesIn(isInQueue: InQueue) {
  const ofOpen = casesInState(isInQueue, true);
  const ofDecided = casesInState(isInQueue, false);
  const field: SqlField = {
    parse: ({ state, ...page }, ctx) => (state === CaseState.OPEN ? ofOpen : ofDecided).parse(page, ctx),
    rows: ({ first }) => Number(first),
    build: (scope, selection) => (scope.options.open === true ? ofOpen : ofDecided).build(scope, selection),
  };
  return {
    type: () => ModerationCaseConnection,
    description: 'The cases: open ones the oldest first, decided ones the newest first.',
    args: CaseListArgs,
    sql: field,
  };
}

const moderation = sqlObject(({ viewerId }) => sql`member mo where mo.id = ${viewerId} and mo.moderator`);

/** The case whose id `run` returns as `caseId`. */
const caseById = payloadObject<{ caseId: number }>(
  (scope) => sql`(${selectCases().where('k.id', '=', sql<number>`${scope.value('caseId')}::int`)}) mc`,
);

/** Selects the rulings about the case that the viewer may make. */
function viewerRulings({ viewerId }: SqlScope) {
  const actions = Object.values(ModerationAction).map((action, rank) => sql`(${sql.lit(rank)}, ${sql.lit(action)})`);
  const allowed = sql`(values ${sql.join(actions)}) next (rank, action)
    join moderation_case k on k.id = mc.id left join comment c on c.id = k.comment_id
    join member mv on mv.id = ${viewerId}
    where ${isAllowed(denyRuling(sql`next.action`))}`;
  return sqlArray(sql`next.action`, allowed, sql`next.rank`);
}

registerEnumType(CaseState, {
  name: 'CaseState',
  description: 'Whether a case needs a ruling.',
  valuesConfig: {
    OPEN: { description: 'A report or an appeal needs a ruling (처리할 신고).' },
    DECIDED: { description: 'A moderator or an operator has decided (처리한 신고).' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The number of reports of a case with one reason.' })
class ReasonCount {
  @Field(() => ReportReason, { description: 'The reason (신고 이유).' })
  @Sql(rc.reason)
  reason!: ReportReason;

  @Field(() => Int, { description: 'The number of reports (신고 수).' })
  @Sql(rc.count)
  count!: number;
}

/** Case of one target, without its reporters. Visible to moderators and operators. */
@ObjectType('ModerationCase', {
  simpleResolvers: true,
  description:
    'A reported target and the rulings about it. Only moderators of the school see it, and operators once it has reached them.',
})
class ModerationCaseType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(mc.id)
  id!: number;

  @Field(() => ReportTarget, { description: 'The kind of the reported content.' })
  @Sql(mc.target)
  target!: ReportTarget;

  @Field(() => ID, { description: 'The id of the notice, comment or member.' })
  @Sql(mc.targetId)
  targetId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The title (제목) of the notice, or of the notice of the comment.',
  })
  @Sql(mc.noticeTitle)
  noticeTitle!: string | null;

  @Field({
    description: "The content of the notice with its questions, the text of the comment, or the member's nickname.",
  })
  @Sql(mc.text)
  text!: string;

  @Field(() => MemberType, {
    nullable: true,
    description: 'The author at the first report, whom rulings concern; null after their withdrawal (탈퇴).',
  })
  @Sql({ ...sqlObject(() => sql`member m where m.id = mc."authorId"`), parse: () => AS_THEMSELVES })
  author!: MemberType | null;

  @Field(() => MemberProfileType, {
    nullable: true,
    description: "The member's team profile (팀 프로필); null if it is empty, and for a notice or a comment.",
  })
  @Sql(
    sqlObject(
      () => sql`(${sharedProfileOf(sql<number>`mc."targetId"`)}) sp where mc.target = ${sql.lit(ReportTarget.MEMBER)}`,
    ),
  )
  profile!: MemberProfileType | null;

  @Field({ description: 'Whether it is hidden now (숨김).' })
  @Sql(mc.hidden)
  hidden!: boolean;

  @Field(() => Date, { nullable: true, description: "The end of the author's suspension; null without one." })
  @Sql(mc.suspendedUntil)
  suspendedUntil!: Date | null;

  @Field({ description: 'Whether a report or an appeal needs a ruling.' })
  @Sql(mc.open)
  open!: boolean;

  @Field({ description: 'The time since which it waits for a ruling. Decided cases have their last one.' })
  @Sql(mc.openedAt)
  openedAt!: Date;

  @Field(() => SchoolType, { description: 'The school (학교) whose moderators rule.' })
  @Sql(
    sqlObject(() => {
      const name = officialNameOf(mc.schoolKey, nameOfSchool(mc.schoolKey));
      return sql`(select ${mc.schoolKey} as school_key, ${name} as name) s`;
    }),
  )
  school!: SchoolType;

  @Field(() => Int, { description: 'The number of reports (신고 수).' })
  @Sql(mc.reportCount)
  reportCount!: number;

  @Field(() => Int, { description: 'The number of reports by members with a verified school (인증한 사람의 신고 수).' })
  @Sql(mc.verifiedReportCount)
  verifiedReportCount!: number;

  @Field(() => [ReasonCount], { description: 'The reasons, the most frequent first.' })
  @Sql((_scope, selection) => sqlArray(selection.json(), sql`${reasonsOf(mc.id)} rc`, sql`rc.count desc, rc.reason`))
  reasons!: ReasonCount[];

  @Field(() => [String], { description: 'The texts of the reports, the newest 20 at most.' })
  @Sql(sqlArray(sql`remark.text`, sql`${remarksOf(mc.id)} remark`, sql`remark.id desc`))
  remarks!: string[];

  @Field(() => [String], {
    description: 'The texts of offers (제안) of the member from which they were reported, the newest 20 at most.',
  })
  @Sql(sqlArray(sql`offered.text`, sql`${offersOf(mc.id)} offered`, sql`offered.id desc`))
  offers!: string[];

  @Field(() => [String], {
    description:
      'The sentences (한 줄 소개) with which the member looked for a team when reported, the newest 20 at most.',
  })
  @Sql(sqlArray(sql`sought.text`, sql`${seekerTextsOf(mc.id)} sought`, sql`sought.id desc`))
  seekerTexts!: string[];

  @Field(() => String, { nullable: true, description: "The author's appeal (이의); null without one." })
  @Sql(mc.appeal)
  appeal!: string | null;

  @Field(() => [ModerationEntryType], { description: 'The rulings, the latest first.' })
  @Sql((_scope, selection) => sqlArray(selection.json(), sql`${entriesOf(mc.id)} me`, sql`me.id desc`))
  entries!: ModerationEntryType[];

  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice (공고), or the notice of the comment; null for a member.',
  })
  @Sql(noticeOrNull(mc.noticeId))
  notice!: NoticeType | null;

  @Field(() => [ModerationAction], {
    description:
      'The rulings that the viewer may make now: none about their own content, and no suspension of an author who withdrew.',
  })
  @Sql(viewerRulings)
  viewerRulings!: ModerationAction[];
}

const ModerationCaseConnection = defineConnection(
  'ModerationCase',
  () => ModerationCaseType,
  'A page of cases: open ones the oldest first, decided ones the newest first.',
);

@ObjectType('Moderation', { simpleResolvers: true, description: "The reports of the moderator's school (신고 관리)." })
class ModerationType {
  @Field(() => Int, { description: 'The number of open cases (처리할 신고 수).' })
  @Sql(sql`(select count(*)::int from moderation_case k where k.school_key = mo.school_key and k.open)`)
  openCount!: number;
}

/** The case in the payload of a ruling. */
export const caseOfPayload = { type: () => ModerationCaseType, description: 'The case of the ruling.', sql: caseById };

addQueries({
  moderation: {
    type: () => ModerationType,
    nullable: true,
    description: "The reports of the viewer's school (신고 관리); null unless the viewer moderates it.",
    sql: moderation,
  },
});

// The moderator is `mo`.
addFields(ModerationType, { cases: casesIn(() => sql`k.school_key = mo.school_key`) });

addFields(ViewerType, {
  canModerate: {
    type: () => Boolean,
    description: 'Whether the viewer moderates the school (운영자).',
    sql: sql`m.moderator`,
  },
});
