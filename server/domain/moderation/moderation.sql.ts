import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { CLOCK_NOW } from '../../platform/database/statements/clock';
import { countOfRows, named } from '../../platform/database/statements/expressions';
import type { CommentTables } from '../comments/comment.entity';
import { suspendedUntil } from '../members/member.sql';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import { MODERATED_TEXT } from '../notices/questions/question.sql';
import { ModerationAction, type ModerationTables, ReportTarget } from './moderation.entity';

type Tables = ModerationTables & CommentTables & NoticeStatementTables;

/** Maximum number of report texts and of log entries that a case shows. */
const MAX_SHOWN = sql.lit(20);

/** Kind of the content of the case `k`. */
function targetOf() {
  const eb = expressionBuilder<{ k: Tables['moderation_case'] }, 'k'>();
  return eb
    .case()
    .when('k.notice_id', 'is not', null)
    .then(sql.lit(ReportTarget.NOTICE))
    .when('k.comment_id', 'is not', null)
    .then(sql.lit(ReportTarget.COMMENT))
    .else(sql.lit(ReportTarget.MEMBER))
    .end();
}

/**
 * Cases `k` with their comment `c`, member `t` and author `m`. `n` is the notice of the case or
 * comment.
 */
export function joinedCases() {
  return expressionBuilder<Tables>()
    .selectFrom('moderation_case as k')
    .leftJoin('comment as c', 'c.id', 'k.comment_id')
    .leftJoin('notice as n', (join) => join.on((eb) => eb('n.id', '=', eb.fn.coalesce('k.notice_id', 'c.notice_id'))))
    .leftJoin('member as t', 't.id', 'k.member_id')
    .leftJoin('member as m', 'm.id', 'k.author_id');
}

/** True if the content of the case `k` is hidden. */
export const isHiddenNow = sql<boolean>`coalesce(c.hidden, t.hidden, n.hidden)`;
const noticeId = sql<number | null>`n.id`;

/** Selects the fields of cases. Callers add conditions. */
export function selectCases() {
  const { ref } = expressionBuilder<{ k: Tables['moderation_case'] }, 'k'>();
  const columns = {
    id: ref('k.id'),
    target: targetOf(),
    targetId: sql<number>`coalesce(k.notice_id, k.comment_id, k.member_id)`,
    noticeId,
    noticeTitle: sql<string | null>`n.title`,
    text: sql<string>`coalesce(c.text, t.nick_name, ${MODERATED_TEXT})`,
    authorId: ref('k.author_id'),
    hidden: isHiddenNow,
    suspendedUntil: suspendedUntil(),
    open: ref('k.open'),
    openedAt: ref('k.opened_at'),
    schoolKey: ref('k.school_key'),
    reportCount: ref('k.reports'),
    verifiedReportCount: ref('k.verified_reports'),
    appeal: ref('k.appeal'),
  };
  return joinedCases().select(named(columns));
}

/** Hours without a ruling after which an open case is in the common queue (rules/operators.md). */
const COMMON_QUEUE_HOURS = 72;

/** True if the open case `k` is in the common queue of the operators. */
const isCommon = sql<SqlBool>`k.opened_at <= ${CLOCK_NOW} - make_interval(hours => ${sql.lit(COMMON_QUEUE_HOURS)})`;

/**
 * True if the operator handles the case `k`. It is in the common queue, or it is decided and the
 * operator has ruled about it. So operators can correct their own rulings.
 */
export function isOfOperator(operatorId: Expression<number>, open: boolean): RawBuilder<SqlBool> {
  return open
    ? sql`(k.open and ${isCommon})`
    : sql`(not k.open and exists (
        select from moderation_entry ruled where ruled.moderator_id = ${operatorId} and ruled.case_id = k.id
      ))`;
}

/**
 * True if the viewer `mv` may rule about the case `k`: as a moderator of its school, or as an
 * operator (rules/moderation.md: Moderators, rules/operators.md).
 */
export const mayRuleAbout = sql<SqlBool>`(
  mv.moderator and mv.school_key = k.school_key
  or mv.operator and (${isOfOperator(sql.ref('mv.id'), true)} or ${isOfOperator(sql.ref('mv.id'), false)})
)`;

/** A page of cases. */
interface CasePage {
  open: boolean;
  from: Expression<number>;
  first: RawBuilder<number>;
}

/** Selects the cases `k` of a queue: open ones after an id, or decided ones before it. */
export function selectCasePage(isInQueue: Expression<SqlBool>, { open, from, first }: CasePage) {
  return selectCases()
    .where(isInQueue)
    .where('k.open', '=', sql.lit(open))
    .where('k.id', open ? '>' : '<', from)
    .orderBy('k.id', open ? 'asc' : 'desc')
    .limit(first);
}

/** Selects the number of reports of a case by reason, the most frequent first. */
export function reasonsOf(caseId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom('report as r')
    .select(['r.reason', countOfRows().as('count')])
    .where('r.case_id', '=', caseId)
    .groupBy('r.reason')
    .orderBy('count', 'desc')
    .orderBy('r.reason');
}

/** Selects the latest report texts of a case. */
export function remarksOf(caseId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom('report as r')
    .select(['r.id', 'r.text'])
    .where('r.case_id', '=', caseId)
    .where('r.text', '<>', sql.lit(''))
    .orderBy('r.id', 'desc')
    .limit(MAX_SHOWN);
}

/** Selects the copied texts of the latest offers that a case's reports are about. */
export function offersOf(caseId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom('report as r')
    .select(['r.id', 'r.offer_text as text'])
    .where('r.case_id', '=', caseId)
    .where('r.offer_text', 'is not', null)
    .orderBy('r.id', 'desc')
    .limit(MAX_SHOWN);
}

/** Selects the copied sentences with which the reported member looked for a team, each once. */
export function seekerTextsOf(caseId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom('report as r')
    .select(({ fn }) => [fn.max('r.id').as('id'), 'r.seeker_text as text'])
    .where('r.case_id', '=', caseId)
    .where('r.seeker_text', 'is not', null)
    .groupBy('r.seeker_text')
    .orderBy('id', 'desc')
    .limit(MAX_SHOWN);
}

/** Selects the latest log entries of a case. */
export function entriesOf(caseId: Expression<number>) {
  return expressionBuilder<Tables>()
    .selectFrom('moderation_entry as e')
    .select(['e.id', 'e.action', 'e.reason', 'e.days', 'e.created_at as createdAt'])
    .where('e.case_id', '=', caseId)
    .orderBy('e.id', 'desc')
    .limit(MAX_SHOWN);
}

/** Maximum number of rulings that a member sees about their content. */
const MAX_RULINGS = sql.lit(50);

/** Selects the latest ruling of each case about the viewer's content. */
export function selectRulings(viewerId: Expression<number>) {
  return joinedCases()
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('moderation_entry as e')
          .select(['e.action', 'e.reason', 'e.created_at'])
          .whereRef('e.case_id', '=', 'k.id')
          .orderBy('e.id', 'desc')
          .limit(sql.lit(1))
          .as('e'),
      (join) => join.onTrue(),
    )
    .where('k.author_id', '=', viewerId)
    .select([
      'k.id',
      targetOf().as('target'),
      noticeId.as('noticeId'),
      sql<string>`coalesce(c.text, t.nick_name, n.title)`.as('text'),
      'e.action',
      'e.reason',
      'e.created_at as createdAt',
      isHiddenNow.as('hidden'),
      sql<Date | null>`case when e.action = ${sql.lit(ModerationAction.SUSPEND)} then ${suspendedUntil()} end`.as(
        'suspendedUntil',
      ),
      'k.appealed_at as appealedAt',
    ]);
}

/** Selects the newest rows of {@link selectRulings}, the newest first. */
export function selectLatestRulings(viewerId: Expression<number>) {
  return selectRulings(viewerId).orderBy('e.created_at', 'desc').orderBy('k.id', 'desc').limit(MAX_RULINGS);
}
