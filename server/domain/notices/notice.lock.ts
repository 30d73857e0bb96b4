import { expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { ensureAllowed } from '../kit/refusal';
import type { Transaction } from '../kit/transaction';
import { memberColumn, suspendedUntil } from '../members/member.columns';
import { ensureNotSuspended } from '../members/member.policy';
import type { MemberView } from '../members/member.view';
import { contribution } from './notice.contributions';
import { Notice, type NoticeKind } from './notice.entity';
import { refusalToManage } from './notice.policy';
import { readToday } from './notice.queries';
import { type ComputedColumn, NOTICE_COLUMNS, type NoticeStatementTables, type NoticeTables } from './notice.tables';
import { ofKinds, type VisibleNoticeParams, visibleNoticeParams, visibleTo } from './notice.visibility';

type NoticeTable = NoticeTables['notice'];

type Times = 'created_at' | 'closed_at';

/** A row of `notice` as JSON. */
type NoticeRecord = Omit<NoticeTable, ComputedColumn | Times> & { created_at: string; closed_at: string | null };

/** The notice `n` as one JSON column with the entity's columns. */
export function noticeRecord() {
  const eb = expressionBuilder<{ n: NoticeTable }, 'n'>();
  const columns = NOTICE_COLUMNS.map((column) => [column, eb.ref(`n.${column}`)] as const);
  return jsonBuildObject(Object.fromEntries(columns)).$castTo<NoticeRecord>();
}

/**
 * Makes a notice that a statement of this transaction locked an entity of its unit of work.
 * @param locked the statement's columns; null where it found no notice
 * @throws {AppError} NOT_FOUND when the notice does not exist for the viewer
 */
export function manageVisibleNotice(
  tx: Transaction,
  { notice, visible }: { notice: NoticeRecord | null; visible: boolean | null },
): Notice {
  if (!notice || !visible) throw new AppError('NOT_FOUND');
  return tx.em.map(Notice, notice);
}

/** The strength of a lock: `share` allows concurrent transactions that also only add rows, `update` allows none. */
type Lock = 'share' | 'update';

const { variants } = statementsOn<NoticeStatementTables>();

/** Returns one row when the viewer is a member, with the locked notice or null. */
const noticeForViewer = variants<VisibleNoticeParams>()(
  'notices.lock',
  { lock: ['share', 'update'] },
  ({ lock }) =>
    (db, { viewerId, noticeId, kinds }) =>
      db
        .selectFrom('member as m')
        .leftJoinLateral(
          (eb) => {
            const notice = eb.selectFrom('notice as n').where('n.id', '=', noticeId).where(ofKinds(kinds));
            const row = notice.select([
              'n.id',
              noticeRecord().as('record'),
              sql<boolean>`${visibleTo(viewerId)}`.as('visible'),
            ]);
            return (lock === 'share' ? row.forShare('n') : row.forUpdate('n')).as('locked');
          },
          (join) => join.onTrue(),
        )
        .where('m.id', '=', viewerId)
        .select(({ ref }) => [
          memberColumn(viewerId).as('viewer'),
          'locked.record as notice',
          'locked.visible',
          sql<boolean>`${contribution('hasApplied')(viewerId, ref('locked.id').$notNull())}`.as('hasApplied'),
          suspendedUntil().as('suspendedUntil'),
        ]),
  ['suspendedUntil'],
);

/** A notice that is locked until the transaction ends. */
export interface LockedNotice {
  notice: Notice;
  viewer: MemberView;
  /**
   * Whether the viewer had applied when the statement began. It misses an application that was committed while the
   * statement waited for the lock; the unique constraint refuses a second one.
   */
  hasApplied: boolean;
}

/**
 * Locks a notice that exists for the viewer until the transaction ends. A change of a notice or of rows that refer to it
 * locks the notice first, so that concurrent requests end as if they had come one after the other (rules.md: States).
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} NOT_FOUND, SUSPENDED, or UNAUTHENTICATED for a member who withdrew
 */
export async function lockVisibleNotice(
  tx: Transaction,
  noticeId: number,
  lock: Lock,
  kind?: NoticeKind,
): Promise<LockedNotice> {
  const row = await tx.writes.row(noticeForViewer({ lock }), visibleNoticeParams(tx, noticeId, kind));
  if (!row) throw new AppError('UNAUTHENTICATED');
  ensureNotSuspended(row.suspendedUntil);
  const { viewer, hasApplied } = row;
  return { notice: manageVisibleNotice(tx, row), viewer, hasApplied };
}

/**
 * Locks the viewer's own notice for a change.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} NOT_FOUND, or FORBIDDEN when it is somebody else's (rules.md: Who sees and does what)
 */
export async function lockOwnNotice(tx: Transaction, noticeId: number, kind?: NoticeKind): Promise<Notice> {
  const { notice, viewer } = await lockVisibleNotice(tx, noticeId, 'update', kind);
  ensureAllowed(refusalToManage(viewer, notice));
  return notice;
}

/** Whether a locked notice recruits at this moment. Its transaction may have waited for the lock past the deadline. */
export async function isRecruitingNow(tx: Transaction, notice: Notice): Promise<boolean> {
  return notice.deadline === null ? notice.open : notice.isRecruiting(await readToday(tx.reads));
}
