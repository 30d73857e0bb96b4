import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { countOfRows } from '../../platform/database/expressions';
import { type Params, statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import type { CommentTables } from '../comments/comment.entity';
import { optionalMemberColumn, suspendedUntil } from '../members/member.columns';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { type ModerationAction, type ModerationTables, ReportTarget } from './moderation.entity';
import type { DecisionView, ModerationCaseView, ModerationView, ReasonCount } from './moderation.view';

type Tables = ModerationTables & CommentTables & NoticeStatementTables;

const { statement, variants } = statementsOn<Tables>();

/** The most texts of reports, and the most entries of the log, that a case shows. */
const MAX_SHOWN = 20;

/** The school that the viewer moderates; null for everybody else. */
function moderatedSchool(viewerId: Expression<number>): RawBuilder<string> {
  return sql<string>`(select school_key from member where id = ${viewerId} and moderator)`;
}

/** What the case `k` is about. */
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

/** Cases as `k` with their comment `c`, their notice or that of the comment `n`, their member `t` and their author `m`. */
function joinedCases() {
  return expressionBuilder<Tables>()
    .selectFrom('moderation_case as k')
    .leftJoin('comment as c', 'c.id', 'k.comment_id')
    .leftJoin('notice as n', (join) => join.on((eb) => eb('n.id', '=', eb.fn.coalesce('k.notice_id', 'c.notice_id'))))
    .leftJoin('member as t', 't.id', 'k.member_id')
    .leftJoin('member as m', 'm.id', 'k.author_id');
}

const isHiddenNow = sql<boolean>`coalesce(c.hidden, t.hidden, n.hidden)`;

/** Selects cases as moderators read them. Moderators see hidden members as these see themselves. */
function selectCases() {
  const ofCase = expressionBuilder<Tables & { k: Tables['moderation_case'] }, 'k'>();
  const reasons = ofCase
    .selectFrom('report as r')
    .select(['r.reason', countOfRows().as('count')])
    .whereRef('r.case_id', '=', 'k.id')
    .groupBy('r.reason')
    .orderBy('count', 'desc')
    .orderBy('r.reason');
  const remarks = ofCase
    .selectFrom('report as r')
    .select('r.text')
    .whereRef('r.case_id', '=', 'k.id')
    .where('r.text', '<>', sql.lit(''))
    .orderBy('r.id', 'desc')
    .limit(sql.lit(MAX_SHOWN));
  const entries = ofCase
    .selectFrom('moderation_entry as e')
    .select(['e.action', 'e.reason', 'e.days', 'e.created_at as createdAt'])
    .whereRef('e.case_id', '=', 'k.id')
    .orderBy('e.id', 'desc')
    .limit(sql.lit(MAX_SHOWN));
  return joinedCases().select((eb) => [
    'k.id',
    targetOf().as('target'),
    sql<number>`coalesce(k.notice_id, k.comment_id, k.member_id)`.as('targetId'),
    'n.id as noticeId',
    'n.title as noticeTitle',
    sql<string>`coalesce(c.text, t.nick_name, n.content)`.as('text'),
    optionalMemberColumn(eb.ref('m.id').$notNull()).as('author'),
    isHiddenNow.as('hidden'),
    suspendedUntil().as('suspendedUntil'),
    'k.open',
    'k.reports as reportCount',
    'k.verified_reports as verifiedReportCount',
    jsonArrayFrom(reasons).$castTo<ReasonCount[]>().as('reasons'),
    jsonArrayFrom(remarks).as('remarks'),
    'k.appeal',
    jsonArrayFrom(entries).as('entries'),
  ]);
}

type CaseRow = Omit<ModerationCaseView, 'remarks' | 'entries'> & {
  remarks: { text: string }[];
  entries: { action: ModerationAction; reason: string | null; days: number | null; createdAt: Date | string }[];
};

/** Times within JSON arrive as text. */
function toCase({ remarks, entries, ...row }: CaseRow): ModerationCaseView {
  return {
    ...row,
    remarks: remarks.map(({ text }) => text),
    entries: entries.map((entry) => ({ ...entry, createdAt: new Date(entry.createdAt) })),
  };
}

const casePage = variants<{ viewerId: number; from: number; first: number }>()(
  'moderation.page',
  { open: [true, false] },
  ({ open }) =>
    (_db, { viewerId, from, first }) =>
      selectCases()
        .where('k.school_key', '=', moderatedSchool(viewerId))
        .where('k.open', '=', sql.lit(open))
        .where('k.id', open ? '>' : '<', from)
        .orderBy('k.id', open ? 'asc' : 'desc')
        .limit(first),
  ['suspendedUntil'],
);

/** Reads cases of the moderator's school: open ones after an id, or decided ones before it. */
export async function readCases(
  ctx: Context,
  { open, from, first }: { open: boolean; from: number; first: number },
): Promise<ModerationCaseView[]> {
  const rows = await ctx.reads.rows(casePage({ open }), { viewerId: requireViewerId(ctx), from, first });
  return rows.map(toCase);
}

const caseById = statement<{ viewerId: number; id: number }>()(
  'moderation.case',
  (_db, { viewerId, id }) => selectCases().where('k.id', '=', id).where('k.school_key', '=', moderatedSchool(viewerId)),
  ['suspendedUntil'],
);

/**
 * Reads one case of the moderator's school.
 * @throws {AppError} NOT_FOUND, also for everybody who does not moderate it
 */
export async function readCase(ctx: Context, id: number): Promise<ModerationCaseView> {
  const row = await ctx.reads.row(caseById, { viewerId: requireViewerId(ctx), id });
  if (!row) throw new AppError('NOT_FOUND');
  return toCase(row);
}

const openCases = statement<{ viewerId: number }>()('moderation.openCount', (db, { viewerId }) =>
  db
    .selectFrom('member as m')
    .leftJoin('moderation_case as k', (join) =>
      join.onRef('k.school_key', '=', 'm.school_key').on('k.open', '=', sql.lit(true)),
    )
    .where('m.id', '=', viewerId)
    .where('m.moderator', '=', sql.lit(true))
    .groupBy('m.id')
    .select((eb) => eb.cast<number>(eb.fn.count('k.id'), 'integer').as('openCount')),
);

/** Reads what a moderator sees of their school; null for everybody else. */
export async function readModeration(ctx: Context): Promise<ModerationView | null> {
  return (await ctx.reads.row(openCases, { viewerId: requireViewerId(ctx) })) ?? null;
}

/** The most decisions that a member sees about what they wrote. */
const MAX_DECISIONS = 50;

/** Selects the latest decisions about what the viewer wrote, with the cases as `k`. */
function selectDecisions({ viewerId }: Params<{ viewerId: number }>) {
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
      'n.id as noticeId',
      sql<string>`coalesce(c.text, t.nick_name, n.title)`.as('text'),
      'e.action',
      'e.reason',
      'e.created_at as createdAt',
      isHiddenNow.as('hidden'),
      sql<Date | null>`case when e.action = 'SUSPEND' then ${suspendedUntil()} end`.as('suspendedUntil'),
      'k.appealed_at as appealedAt',
    ]);
}

const decisionsOfViewer = statement<{ viewerId: number }>()(
  'moderation.decisions',
  (_db, params) => selectDecisions(params).orderBy('e.created_at', 'desc').limit(sql.lit(MAX_DECISIONS)),
  ['createdAt', 'suspendedUntil', 'appealedAt'],
);

/** Reads the latest decisions about what the viewer wrote, the newest first. */
export function readDecisions(ctx: Context): Promise<DecisionView[]> {
  return ctx.reads.rows(decisionsOfViewer, { viewerId: requireViewerId(ctx) });
}

const decisionById = statement<{ viewerId: number; id: number }>()(
  'moderation.decision',
  (_db, params) => selectDecisions(params).where('k.id', '=', params.id),
  ['createdAt', 'suspendedUntil', 'appealedAt'],
);

/**
 * Reads the latest decision of a case about what the viewer wrote.
 * @throws {AppError} NOT_FOUND
 */
export async function readDecision(ctx: Context, id: number): Promise<DecisionView> {
  const decision = await ctx.reads.row(decisionById, { viewerId: requireViewerId(ctx), id });
  if (!decision) throw new AppError('NOT_FOUND');
  return decision;
}
