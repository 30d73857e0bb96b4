import { type Expression, expressionBuilder, type InferResult, sql, type SqlBool } from 'kysely';
import { columnsOfEntities } from '../../platform/database/entity-columns';
import { recordOf } from '../../platform/database/statements/expressions';
import { type Params, statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { requireViewerId, type Context } from '../context';
import { ensureAllowed } from '../kit/rules/rules';
import type { Transaction } from '../kit/transaction/transaction';
import { suspendedUntil } from '../members/member.sql';
import { ensureNotSuspended } from '../members/member.rules';
import type { Notice, NoticeKind } from '../notices/notice.entity';
import { toVisibleNotice, noticeRecord } from '../notices/visibility/notice-lock.sql';
import { manageNoticeCheck } from '../notices/notice.rules';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import { Application, type ApplicationTables } from './application.entity';
import { isVisibleApplication } from './application.sql';

type Tables = ApplicationTables & NoticeStatementTables;

/** The joined tables of a statement that locks. */
type Joined = { a: Tables['application']; n: Tables['notice'] };

const { statement } = statementsOn<Tables>();

const APPLICATION_COLUMNS = columnsOfEntities(Application) as (keyof ApplicationTables['application'])[];

/**
 * Locks the application and its notice. There is no row if the viewer has withdrawn. The columns of
 * both are null if no application is found. The notice is locked first, in the order of all locks
 * (kit/transaction/transaction.ts).
 */
function lockForViewer(viewerId: Expression<number>, isRequested: Expression<SqlBool>) {
  return expressionBuilder<Tables>()
    .selectFrom('member as m')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('application as a')
          .innerJoin('notice as n', 'n.id', 'a.notice_id')
          .where(isRequested)
          .select(() => [
            recordOf<Tables['application']>('a', APPLICATION_COLUMNS).as('application'),
            noticeRecord().as('notice'),
            sql<boolean>`${isVisibleApplication(viewerId)}`.as('visible'),
          ])
          .forUpdate(['n', 'a'])
          .as('locked'),
      (join) => join.onTrue(),
    )
    .where('m.id', '=', viewerId)
    .select('m.id as viewerId')
    .select(() => suspendedUntil().as('suspendedUntil'))
    .selectAll('locked');
}

type LockedRow = InferResult<ReturnType<typeof lockForViewer>>[number];

/** An application as legacy clients identify it: by a notice of this kind and the applicant. */
export interface ApplicationKey {
  noticeId: number;
  memberId: number;
  kind: NoticeKind;
}

/** True if the application `a` to the notice `n` is the application of this member. */
function isOfApplicant({ noticeId, memberId, kind }: Params<ApplicationKey>): Expression<SqlBool> {
  const eb = expressionBuilder<Joined, 'a' | 'n'>();
  return eb.and([eb('a.notice_id', '=', noticeId), eb('a.applicant_id', '=', memberId), eb('n.kind', '=', kind)]);
}

const lockApplicationStatement = statement<{ viewerId: number; id: number }>()(
  'applications.lock',
  (_db, { viewerId, id }) => lockForViewer(viewerId, expressionBuilder<Joined, 'a'>()('a.id', '=', id)),
  ['suspendedUntil'],
);

const lockApplicationByKey = statement<{ viewerId: number } & ApplicationKey>()(
  'applications.lockByKey',
  (_db, params) => lockForViewer(params.viewerId, isOfApplicant(params)),
  ['suspendedUntil'],
);

/** An application and its notice, both locked until the transaction ends. */
export interface LockedApplication {
  application: Application;
  notice: Notice;
}

/** Application of a request: its id, or its notice and applicant. */
export type ApplicationRef = number | ApplicationKey;

/**
 * Locks an application that is visible to the viewer, and its notice.
 * @throws {AppError} NOT_FOUND, SUSPENDED, UNAUTHENTICATED for a member who withdrew, or FORBIDDEN
 *   for all but the owner of the notice if the application does not exist
 */
export async function lockApplication(tx: Transaction, ref: ApplicationRef): Promise<LockedApplication> {
  const viewerId = requireViewerId(tx);
  if (typeof ref === 'number') {
    return toLocked(tx, await tx.writes.row(lockApplicationStatement, { viewerId, id: ref }));
  }
  const row = await tx.writes.row(lockApplicationByKey, { viewerId, ...ref });
  if (row && !row.application)
    await ensureAllowed(tx, manageNoticeCheck, { noticeId: ref.noticeId, kinds: [ref.kind] });
  return toLocked(tx, row);
}

/** @throws {AppError} NOT_FOUND, SUSPENDED, UNAUTHENTICATED */
function toLocked(tx: Transaction, row: LockedRow | undefined): LockedApplication {
  if (!row) throw new AppError('UNAUTHENTICATED');
  ensureNotSuspended(row.suspendedUntil);
  const { application } = row;
  if (!application) throw new AppError('NOT_FOUND');
  const notice = toVisibleNotice(tx, row);
  return { application: tx.em.map(Application, application), notice };
}

const findOwnApplicationIdStatement = statement<{ viewerId: number; applicationOrNoticeId: number }>()(
  'applications.ownId',
  (db, { viewerId, applicationOrNoticeId }) =>
    db
      .selectFrom('application')
      .select('id')
      .where('applicant_id', '=', viewerId)
      .where((eb) => eb.or([eb('id', '=', applicationOrNoticeId), eb('notice_id', '=', applicationOrNoticeId)])),
);

/**
 * Finds the viewer's application by its own id or the id of its notice. Both come from one sequence
 * (rest.md: Common to all paths).
 * @returns the id of the application
 * @throws {AppError} NOT_FOUND if the viewer has no such application
 */
export async function findOwnApplicationId(ctx: Context, applicationOrNoticeId: number): Promise<number> {
  const row = await ctx.reads.row(findOwnApplicationIdStatement, {
    viewerId: requireViewerId(ctx),
    applicationOrNoticeId,
  });
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}

const findOwnApplicationIdByNoticeStatement = statement<ApplicationKey>()('applications.ownIdByNotice', (db, params) =>
  db
    .selectFrom('application as a')
    .innerJoin('notice as n', 'n.id', 'a.notice_id')
    .select('a.id')
    .where(isOfApplicant(params)),
);

/**
 * Finds the viewer's application to a notice of this kind. The notice may be hidden from the
 * viewer.
 * @returns the id of the application
 * @throws {AppError} NOT_FOUND if the viewer has no such application
 */
export async function findOwnApplicationIdByNotice(ctx: Context, noticeId: number, kind: NoticeKind): Promise<number> {
  const row = await ctx.reads.row(findOwnApplicationIdByNoticeStatement, {
    noticeId,
    memberId: requireViewerId(ctx),
    kind,
  });
  if (!row) throw new AppError('NOT_FOUND');
  return row.id;
}
