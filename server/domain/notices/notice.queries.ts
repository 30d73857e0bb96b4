import { type Expression, expressionBuilder } from 'kysely';
import { type Params, statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/refusal';
import { defineLoader } from '../kit/loader';
import { CARD_TIMES, cardColumns } from './notice.columns';
import type { NoticeKind } from './notice.entity';
import { refusalToManage } from './notice.policy';
import type { NoticeStatementTables } from './notice.tables';
import type { AnyNotice } from './notice.view';
import { kindsOf, ofKinds, SCHOOL_SCOPES, visibleTo, type SchoolScope } from './notice.visibility';

const { statement, variants } = statementsOn<NoticeStatementTables>();

/** Whole notices for a viewer, of the notice `n`, as far as they exist for them. */
function visibleNotices(scope: SchoolScope, viewerId: Expression<number>) {
  return expressionBuilder<NoticeStatementTables>()
    .selectFrom('notice as n')
    .innerJoin('member as m', 'm.id', 'n.owner_id')
    .select(cardColumns(viewerId))
    .select('n.content')
    .where(visibleTo(scope, viewerId));
}

/** The parameters of {@link visibleNotice}. */
export interface VisibleNoticeParams {
  viewerId: number;
  noticeId: number;
  /** {@link kindsOf} what the caller asks for. */
  kinds: readonly NoticeKind[];
}

/** A whole notice if it exists for the viewer. Its times are `CARD_TIMES`. */
function visibleNotice(scope: SchoolScope, { viewerId, noticeId, kinds }: Params<VisibleNoticeParams>) {
  return visibleNotices(scope, viewerId).where('n.id', '=', noticeId).where(ofKinds(kinds));
}

/**
 * {@link visibleNotice} for statements of modules above that insert or delete rows of the notice in the same statement.
 * The notice is locked first, as the order of locks demands (kit/transaction.ts).
 */
export function lockedVisibleNotice(scope: SchoolScope, params: Params<VisibleNoticeParams>) {
  return visibleNotice(scope, params).forKeyShare('n');
}

const noticeById = variants<VisibleNoticeParams>()(
  'notices.byId',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (_db, params) =>
      visibleNotice(scope, params),
  CARD_TIMES,
);

/**
 * One notice, whole.
 * @param kind what it must be, where the caller asked for a project or a study
 * @throws {AppError} NOT_FOUND when there is none, or none for this viewer.
 */
export async function readNotice(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<AnyNotice> {
  const byId = noticeById({ scope: ctx.env.SCHOOL_SCOPE });
  const params = { viewerId: requireViewerId(ctx), noticeId, kinds: kindsOf(kind) };
  const notice = await ctx.reads.row(byId, params);
  if (!notice) throw new AppError('NOT_FOUND');
  return notice;
}

/**
 * The viewer's own notice, whole.
 * @throws {AppError} NOT_FOUND, or FORBIDDEN when it is somebody else's.
 */
export async function readOwnNotice(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<AnyNotice> {
  const notice = await readNotice(ctx, noticeId, kind);
  ensureAllowed(refusalToManage({ id: requireViewerId(ctx) }, notice));
  return notice;
}

const titleById = statement<{ noticeId: number; kind: NoticeKind }>()('notices.title', (db, { noticeId, kind }) =>
  db.selectFrom('notice').select('title').where('id', '=', noticeId).where('kind', '=', kind),
);

/** What anybody may know of a notice whose link is shared in a chat: its title, no private data. */
export async function readTitle(reads: Statements, noticeId: number, kind: NoticeKind): Promise<string | undefined> {
  const row = await reads.row(titleById, { noticeId, kind });
  return row?.title;
}

const noticesByIds = variants<{ viewerId: number; noticeIds: readonly number[] }>()(
  'notices.byIds',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, { viewerId, noticeIds }) =>
      visibleNotices(scope, viewerId).where('n.id', '=', db.fn.any(noticeIds)),
  CARD_TIMES,
);

/** A notice by its id, as far as it exists for the viewer. */
export const loadNotice = defineLoader<number, AnyNotice | null>(async (ctx, noticeIds) => {
  const byIds = noticesByIds({ scope: ctx.env.SCHOOL_SCOPE });
  const rows = await ctx.reads.rows(byIds, { viewerId: requireViewerId(ctx), noticeIds });
  return new Map(rows.map((notice) => [notice.id, notice]));
}, null);

const contents = statement<{ noticeIds: readonly number[] }>()('notices.contents', (db, { noticeIds }) =>
  db.selectFrom('notice').select(['id', 'content']).where('id', '=', db.fn.any(noticeIds)),
);

/** The content of notices that were read without it. */
export const loadContent = defineLoader<number, string>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows(contents, { noticeIds });
  return new Map(rows.map((row) => [row.id, row.content]));
}, '');
