import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import { AppError } from '../../platform/errors';
import type { Context } from '../context';
import { denialOf, ensureAllowed } from '../kit/rules';
import { viewerInRow } from '../kit/viewer-id';
import { TODAY } from '../../platform/database/clock';
import { isRecruiting } from './notice-deadline.columns';
import { CARD_TIMES, selectCards } from './notice.columns';
import type { NoticeKind } from './notice.entity';
import { manageRules } from './notice.rules';
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

const mayManage = statement<VisibleNoticeParams>()('notices.mayManage', (db, params) =>
  db
    .selectFrom('notice as n')
    .where(isVisibleNotice(params, params.viewerId))
    .select(denialOf(manageRules(params.viewerId)).as('denial')),
);

/**
 * Checks that the notice is the viewer's own.
 * @throws {AppError} NOT_FOUND when it does not exist for the viewer, or FORBIDDEN when it is somebody else's
 */
export async function ensureOwnNotice(ctx: Context, noticeId: number, kind: NoticeKind): Promise<void> {
  await ensureAllowed(ctx, mayManage, { noticeId, kinds: [kind] });
}

const recruitingOf = statement<{ noticeId: number }>()('notices.recruiting', (db, { noticeId }) =>
  db.selectFrom('notice as n').where('n.id', '=', noticeId).select(isRecruiting().as('recruiting')),
);

/** Reads whether a locked notice recruits at this moment. Its transaction may have waited for the lock past the deadline. */
export async function isRecruitingNow(reads: Statements, noticeId: number): Promise<boolean> {
  return (await reads.row(recruitingOf, { noticeId }))?.recruiting === true;
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
