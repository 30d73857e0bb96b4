import { sql } from 'kysely';
import { type JsonRow, recordOf } from '../../../platform/database/statements/expressions';
import { statementsOn } from '../../../platform/database/statements/statement';
import { AppError } from '../../../platform/errors/app-error';
import { denialOf, throwDenial } from '../../kit/rules/rules';
import type { Transaction } from '../../kit/transaction/transaction';
import { suspendedUntil } from '../../members/member.sql';
import { ensureNotSuspended } from '../../members/member.rules';
import { Notice, type NoticeKind } from '../notice.entity';
import { denyManaging } from '../notice.rules';
import { type EntityColumns, NOTICE_COLUMNS, type NoticeStatementTables } from '../notice-tables.entity';
import { isOfKinds } from '../kinds/notice-kind.sql';
import { type VisibleNoticeParams, visibleNoticeParams, isVisibleTo } from './notice-visibility.sql';

/** Selects the notice `n` as one JSON column with the columns of the entity. */
export const noticeRecord = () => recordOf<EntityColumns>('n', NOTICE_COLUMNS);

/**
 * Turns a row that this transaction locked into an entity of the unit of work.
 * @param locked the columns of the statement; null if it found no notice
 * @throws {AppError} NOT_FOUND if the notice is not visible to the viewer
 */
export function toVisibleNotice(
  tx: Transaction,
  { notice, visible }: { notice: JsonRow<EntityColumns> | null; visible: boolean | null },
): Notice {
  if (!notice || !visible) throw new AppError('NOT_FOUND');
  return tx.em.map(Notice, notice);
}

/**
 * Strength of a lock. `share` allows concurrent transactions that also only add rows. `update`
 * blocks all others.
 */
export type Lock = 'share' | 'update';

const { variants } = statementsOn<NoticeStatementTables>();

/**
 * Locks the notice. There is no row if the viewer has withdrawn. The columns of the notice are null
 * if no notice has this id and kind.
 */
const lockForViewerStatement = variants<VisibleNoticeParams>()(
  'notices.lock',
  { lock: ['share', 'update'] },
  ({ lock }) =>
    (db, { viewerId, noticeId, kinds }) =>
      db
        .selectFrom('member as m')
        .leftJoinLateral(
          (eb) => {
            const notice = eb.selectFrom('notice as n').where('n.id', '=', noticeId).where(isOfKinds(kinds));
            const row = notice.select([
              'n.id',
              noticeRecord().as('record'),
              sql<boolean>`${isVisibleTo(viewerId)}`.as('visible'),
              denialOf(denyManaging(viewerId)).as('denial'),
            ]);
            return (lock === 'share' ? row.forShare('n') : row.forUpdate('n')).as('locked');
          },
          (join) => join.onTrue(),
        )
        .where('m.id', '=', viewerId)
        .select(['locked.record as notice', 'locked.visible', 'locked.denial'])
        .select(() => suspendedUntil().as('suspendedUntil')),
  ['suspendedUntil'],
);

/** Locks the notice and throws if the viewer is suspended or no longer a member. */
async function lockForViewer(tx: Transaction, noticeId: number, lock: Lock, kind?: NoticeKind) {
  const row = await tx.writes.row(lockForViewerStatement({ lock }), visibleNoticeParams(tx, noticeId, kind));
  if (!row) throw new AppError('UNAUTHENTICATED');
  ensureNotSuspended(row.suspendedUntil);
  return row;
}

/**
 * Locks a notice that is visible to the viewer, until the transaction ends. Every change of a
 * notice or of rows that refer to it takes this lock first. So concurrent requests have the same
 * result as requests one after the other (rules/applications.md: Races).
 * @param kind the required kind, for requests about projects or studies
 * @throws {AppError} NOT_FOUND, SUSPENDED, or UNAUTHENTICATED for a member who withdrew
 */
export async function lockVisibleNotice(
  tx: Transaction,
  noticeId: number,
  lock: Lock,
  kind?: NoticeKind,
): Promise<Notice> {
  return toVisibleNotice(tx, await lockForViewer(tx, noticeId, lock, kind));
}

/**
 * Locks the viewer's own notice for a change (rules/rights.md).
 * @param kind the required kind, for requests about projects or studies
 * @throws {AppError} NOT_FOUND, SUSPENDED, UNAUTHENTICATED, or FORBIDDEN if another member owns it
 */
export async function lockOwnNotice(tx: Transaction, noticeId: number, kind?: NoticeKind): Promise<Notice> {
  const row = await lockForViewer(tx, noticeId, 'update', kind);
  const notice = toVisibleNotice(tx, row);
  throwDenial(row.denial);
  return notice;
}
