import { type Expression, expressionBuilder, type InferResult, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { type Params, statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { requireViewerId } from '../context';
import type { Transaction } from '../kit/transaction';
import { suspendedUntil } from '../members/member.columns';
import { ensureNotSuspended } from '../members/member.rules';
import type { Notice, NoticeKind } from '../notices/notice.entity';
import { manageVisibleNotice, noticeRecord } from '../notices/notice.lock';
import { ensureOwnNotice } from '../notices/notice.queries';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { Application, type ApplicationTables } from './application.entity';
import { isVisibleApplication } from './application.visibility';

type Tables = ApplicationTables & NoticeStatementTables;

/** The joined tables of a statement that locks. */
type Joined = { a: Tables['application']; n: Tables['notice'] };

const { statement } = statementsOn<Tables>();

/** Selects the application `a` as one JSON column with the columns of the entity. */
function applicationRecord() {
  const eb = expressionBuilder<{ a: ApplicationTables['application'] }, 'a'>();
  return jsonBuildObject({
    id: eb.ref('a.id'),
    notice_id: eb.ref('a.notice_id'),
    applicant_id: eb.ref('a.applicant_id'),
    role: eb.ref('a.role'),
    text: eb.ref('a.text'),
    status: eb.ref('a.status'),
    created_at: eb.ref('a.created_at'),
    decided_at: eb.ref('a.decided_at'),
    decide_by: eb.ref('a.decide_by'),
    waitlisted_at: eb.ref('a.waitlisted_at'),
    message: eb.ref('a.message'),
  } satisfies Record<keyof ApplicationTables['application'], unknown>);
}

/**
 * Selects one row if the viewer is a member. The application and its notice in it are locked, or
 * null. The notice is locked first, in the order of all locks (kit/transaction.ts).
 */
function lockForViewer(viewerId: Expression<number>, isMeant: Expression<SqlBool>) {
  return expressionBuilder<Tables>()
    .selectFrom('member as m')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('application as a')
          .innerJoin('notice as n', 'n.id', 'a.notice_id')
          .where(isMeant)
          .select(() => [
            applicationRecord().as('application'),
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
export interface Applicant {
  noticeId: number;
  memberId: number;
  kind: NoticeKind;
}

/** True if the application `a` to the notice `n` is the application of this member. */
export function isOfApplicant({ noticeId, memberId, kind }: Params<Applicant>): Expression<SqlBool> {
  const eb = expressionBuilder<Joined, 'a' | 'n'>();
  return eb.and([eb('a.notice_id', '=', noticeId), eb('a.applicant_id', '=', memberId), eb('n.kind', '=', kind)]);
}

const applicationForViewer = statement<{ viewerId: number; id: number }>()(
  'applications.lock',
  (_db, { viewerId, id }) => lockForViewer(viewerId, expressionBuilder<Joined, 'a'>()('a.id', '=', id)),
  ['suspendedUntil'],
);

const applicantForViewer = statement<{ viewerId: number } & Applicant>()(
  'applications.lockOf',
  (_db, params) => lockForViewer(params.viewerId, isOfApplicant(params)),
  ['suspendedUntil'],
);

/** An application and its notice, both locked until the transaction ends. */
export interface LockedApplication {
  application: Application;
  notice: Notice;
}

/** The application of a request: its id, or its notice and applicant. */
export type NamedApplication = number | Applicant;

/**
 * Locks an application that exists for the viewer, and its notice.
 * @throws {AppError} NOT_FOUND, SUSPENDED, UNAUTHENTICATED for a member who withdrew, or FORBIDDEN
 *   if the given member has not applied and another member owns the notice
 */
export async function lockApplication(tx: Transaction, named: NamedApplication): Promise<LockedApplication> {
  const viewerId = requireViewerId(tx);
  if (typeof named === 'number') {
    return toLocked(tx, await tx.writes.row(applicationForViewer, { viewerId, id: named }));
  }
  const row = await tx.writes.row(applicantForViewer, { viewerId, ...named });
  if (row && !row.application) await ensureOwnNotice(tx, named.noticeId, named.kind);
  return toLocked(tx, row);
}

/** @throws {AppError} NOT_FOUND, SUSPENDED, UNAUTHENTICATED */
function toLocked(tx: Transaction, row: LockedRow | undefined): LockedApplication {
  if (!row) throw new AppError('UNAUTHENTICATED');
  ensureNotSuspended(row.suspendedUntil);
  const { application } = row;
  if (!application) throw new AppError('NOT_FOUND');
  const notice = manageVisibleNotice(tx, row);
  return { application: tx.em.map(Application, application), notice };
}
