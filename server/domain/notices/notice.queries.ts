import { sql } from 'kysely';
import { TODAY } from '../../platform/database/clock';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import type { Context } from '../context';
import { denialOf, ensureAllowed } from '../kit/rules';
import { isRecruiting } from './notice-deadline.columns';
import type { NoticeKind } from './notice.entity';
import { manageRules } from './notice.rules';
import type { NoticeStatementTables } from './notice.tables';
import { isVisibleNotice, type VisibleNoticeParams } from './notice.visibility';

const { statement } = statementsOn<NoticeStatementTables>();

const mayManage = statement<VisibleNoticeParams>()('notices.mayManage', (db, params) =>
  db
    .selectFrom('notice as n')
    .where(isVisibleNotice(params, params.viewerId))
    .select(denialOf(manageRules(params.viewerId)).as('denial')),
);

/**
 * Throws if the notice is not the viewer's own.
 * @throws {AppError} NOT_FOUND if it does not exist for the viewer, FORBIDDEN if another member
 *   owns it
 */
export async function ensureOwnNotice(ctx: Context, noticeId: number, kind: NoticeKind): Promise<void> {
  await ensureAllowed(ctx, mayManage, { noticeId, kinds: [kind] });
}

const recruitingOf = statement<{ noticeId: number }>()('notices.recruiting', (db, { noticeId }) =>
  db.selectFrom('notice as n').where('n.id', '=', noticeId).select(isRecruiting().as('recruiting')),
);

/**
 * Returns true if a locked notice recruits at this moment. The deadline may have passed while the
 * transaction waited for the lock.
 */
export async function isRecruitingNow(reads: Statements, noticeId: number): Promise<boolean> {
  return (await reads.row(recruitingOf, { noticeId }))?.recruiting === true;
}

const today = statement<object>()('notices.today', (db) => db.selectNoFrom(TODAY.as('today')));

/**
 * Reads the current day in Korea by the clock of the database, `YYYY-MM-DD`. It is current even if
 * the transaction has waited for a lock.
 */
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

/** The columns of a notice that a share link shows. */
export type SharedNotice = Pick<
  NoticeStatementTables['notice'],
  'title' | 'university' | 'recruit_number' | 'recruiting' | 'frontend_number' | 'backend_number' | 'designer_number'
>;

/**
 * Reads the columns of a notice that its share link shows to anybody.
 * @returns undefined if the notice does not exist, has another kind or is hidden
 */
export function readShared(reads: Statements, noticeId: number, kind: NoticeKind): Promise<SharedNotice | undefined> {
  return reads.row(sharedById, { noticeId, kind });
}
