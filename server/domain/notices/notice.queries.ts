import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/refusal';
import { viewerInRow } from '../kit/viewer-id';
import { TODAY } from '../../platform/database/clock';
import { isRecruiting } from './notice-deadline.columns';
import { CARD_TIMES, selectCards } from './notice.columns';
import type { NoticeKind } from './notice.entity';
import { refusalToManage } from './notice.policy';
import type { NoticeStatementTables } from './notice.tables';
import type { AnyNotice } from './notice.view';
import { isVisibleNotice, type VisibleNoticeParams, visibleNoticeParams } from './notice.visibility';

const { statement } = statementsOn<NoticeStatementTables>();

/** Selects whole notices joined as `n`, with the content that cards leave out. Their times are `CARD_TIMES`. */
function wholeNotices(viewerId: Expression<number>) {
  return selectCards(viewerId).select('n.content');
}

const noticeById = statement<VisibleNoticeParams>()(
  'notices.byId',
  (_db, params) =>
    wholeNotices(params.viewerId)
      .innerJoin('member as viewer', (join) => join.on('viewer.id', '=', params.viewerId))
      .where(isVisibleNotice(params, viewerInRow('viewer', params.viewerId))),
  CARD_TIMES,
);

/**
 * Reads one whole notice.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} NOT_FOUND when it does not exist for the viewer (rules.md: Who sees and does what)
 */
export async function readNotice(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<AnyNotice> {
  const notice = await ctx.reads.row(noticeById, visibleNoticeParams(ctx, noticeId, kind));
  if (!notice) throw new AppError('NOT_FOUND');
  return notice;
}

/**
 * Reads the viewer's own notice, whole.
 * @throws {AppError} NOT_FOUND, or FORBIDDEN when it is somebody else's
 */
export async function readOwnNotice(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<AnyNotice> {
  const notice = await readNotice(ctx, noticeId, kind);
  ensureAllowed(refusalToManage({ id: requireViewerId(ctx) }, notice));
  return notice;
}

const today = statement<object>()('notices.today', (db) => db.selectNoFrom(TODAY.as('today')));

/** Reads the day in Korea by the database's clock, `YYYY-MM-DD`. It is that of the moment, also in a transaction that has waited. */
export async function readToday(reads: Statements): Promise<string> {
  const row = await reads.row(today, {});
  if (!row) throw new Error('The day was not returned.');
  return row.today;
}

const sharedById = statement<{ noticeId: number; kind: NoticeKind }>()('notices.shared', (db, { noticeId, kind }) =>
  db
    .selectFrom('notice as n')
    .select([
      'n.title',
      'n.university',
      'n.recruit_number',
      isRecruiting().as('recruiting'),
      'n.frontend_number',
      'n.backend_number',
      'n.designer_number',
    ])
    .where('n.id', '=', noticeId)
    .where('n.kind', '=', kind)
    .where('n.hidden', '=', sql.lit(false)),
);

/** What a share link shows of a notice. */
export type SharedNotice = Pick<
  NoticeStatementTables['notice'],
  'title' | 'university' | 'recruit_number' | 'recruiting' | 'frontend_number' | 'backend_number' | 'designer_number'
>;

/** Reads what the notice's share link shows to anybody; undefined when there is no such notice. */
export function readShared(reads: Statements, noticeId: number, kind: NoticeKind): Promise<SharedNotice | undefined> {
  return reads.row(sharedById, { noticeId, kind });
}
