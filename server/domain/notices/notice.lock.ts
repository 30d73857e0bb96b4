import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { requireViewerId } from '../context';
import { ensureAllowed } from '../kit/refusal';
import type { Transaction } from '../kit/transaction';
import { memberColumn } from '../members/member.columns';
import type { MemberView } from '../members/member.view';
import { contribution } from './notice.contributions';
import { Notice, type NoticeKind } from './notice.entity';
import { refusalToManage } from './notice.policy';
import type { NoticeStatementTables, NoticeTables } from './notice.tables';
import { isVisible, kindsOf, ofKinds } from './notice.visibility';

type NoticeTable = NoticeTables['notice'];

/** The notice `n` as one column, as the entity's row: every column but what only the database uses. */
export function noticeRecord() {
  const eb = expressionBuilder<{ n: NoticeTable }, 'n'>();
  return jsonBuildObject({
    id: eb.ref('n.id'),
    kind: eb.ref('n.kind'),
    owner_id: eb.ref('n.owner_id'),
    university: eb.ref('n.university'),
    school_key: eb.ref('n.school_key'),
    title: eb.ref('n.title'),
    recruit_number: eb.ref('n.recruit_number'),
    content: eb.ref('n.content'),
    recruiting: eb.ref('n.recruiting'),
    created_at: eb.ref('n.created_at'),
    field: eb.ref('n.field'),
    tech_stack: eb.ref('n.tech_stack'),
    frontend_number: eb.ref('n.frontend_number'),
    backend_number: eb.ref('n.backend_number'),
    designer_number: eb.ref('n.designer_number'),
  } satisfies Record<Exclude<keyof NoticeTable, 'search'>, unknown>);
}

type NoticeRecord = ReturnType<typeof noticeRecord> extends Expression<infer Record> ? Record : never;

/** Makes a row that a statement of this transaction locked an entity of its unit of work. */
export function manageNotice(tx: Transaction, record: NoticeRecord): Notice {
  return tx.em.map(Notice, record);
}

/** The strength of a lock: `share` lets others in who also just add, `update` is for deciding and changing. */
type Lock = 'share' | 'update';

interface LockParams {
  viewerId: number;
  noticeId: number;
  kinds: readonly NoticeKind[];
}

const { variants } = statementsOn<NoticeStatementTables>();

/** One row for a member, with the locked notice or null. */
const noticeForViewer = variants<LockParams>()(
  'notices.lock',
  { lock: ['share', 'update'] },
  ({ lock }) =>
    (db, { viewerId, noticeId, kinds }) =>
      db
        .selectFrom('member as m')
        .leftJoinLateral(
          (eb) => {
            const notice = eb.selectFrom('notice as n').where('n.id', '=', noticeId).where(ofKinds(kinds));
            const row = notice.select(['n.id', noticeRecord().as('record')]);
            return (lock === 'share' ? row.forShare('n') : row.forUpdate('n')).as('locked');
          },
          (join) => join.onTrue(),
        )
        .where('m.id', '=', viewerId)
        .select(({ ref }) => [
          memberColumn().as('viewer'),
          'm.school_key as schoolKey',
          'locked.record as notice',
          sql<boolean>`${contribution('hasApplied')(viewerId, ref('locked.id').$notNull())}`.as('hasApplied'),
        ]),
);

/** A notice that is locked until the transaction ends. */
export interface LockedNotice {
  notice: Notice;
  viewer: MemberView;
  /**
   * Whether the viewer had applied when the lock was asked for. An application that was committed while the statement
   * waited for the lock is not seen; the unique constraint refuses a second one.
   */
  hasApplied: boolean;
}

/**
 * A notice that exists for the viewer, locked until the transaction ends. Whatever belongs to a notice is changed under
 * its lock, taken first: so that races end in an order that could have happened one after the other (rules.md: States).
 * @throws {AppError} NOT_FOUND, UNAUTHENTICATED for a member whose membership has ended
 */
export async function lockVisibleNotice(
  tx: Transaction,
  noticeId: number,
  lock: Lock,
  kind?: NoticeKind,
): Promise<LockedNotice> {
  const params = { viewerId: requireViewerId(tx), noticeId, kinds: kindsOf(kind) };
  const row = await tx.writes.row(noticeForViewer({ lock }), params);
  if (!row) throw new AppError('UNAUTHENTICATED');
  const { viewer, schoolKey, hasApplied } = row;
  const notice = row.notice && manageNotice(tx, row.notice);
  if (!notice || !isVisible(tx.env.SCHOOL_SCOPE, { id: viewer.id, schoolKey }, notice, hasApplied))
    throw new AppError('NOT_FOUND');
  return { notice, viewer, hasApplied };
}

/**
 * The viewer's own notice, locked for a change.
 * @throws {AppError} NOT_FOUND, or FORBIDDEN when it is somebody else's.
 */
export async function lockOwnNotice(tx: Transaction, noticeId: number, kind?: NoticeKind): Promise<Notice> {
  const { notice, viewer } = await lockVisibleNotice(tx, noticeId, 'update', kind);
  ensureAllowed(refusalToManage(viewer, notice));
  return notice;
}
