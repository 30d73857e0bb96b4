import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Params, statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import type { Transaction } from '../kit/transaction';
import type { MemberView } from '../members/member.view';
import type { Notice } from '../notices/notice.entity';
import type { NoticeChange } from '../notices/notice.events';
import { SCHOOL_SCOPES } from '../notices/notice.visibility';
import type { Role } from '../notices/project.entity';
import { codeOfFull, hasSeat } from './application.capacity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import { applicationDecided, applicationReceived } from './application.events';
import type { LockedApplication } from './application.lock';
import { REPEATABLE } from './application.policy';
import type { ApplicationView } from './application.view';

const { statement, variants } = statementsOn<ApplicationTables>();

/** The columns of the common table expression `change`. The transaction has locked the notice, so they cannot change. */
function changeColumns({ noticeId, noticeTitle, ownerId, memberId }: Params<NoticeChange>) {
  return [
    sql<number>`${noticeId}::int`.as('noticeId'),
    sql<string>`${noticeTitle}::text`.as('noticeTitle'),
    sql<number>`${ownerId}::int`.as('ownerId'),
    sql<number>`${memberId}::int`.as('memberId'),
  ] as const;
}

function toChange(notice: Notice, memberId: number): NoticeChange {
  return { noticeId: notice.id, noticeTitle: notice.title, ownerId: notice.owner.id, memberId };
}

const insertApplication = variants<NoticeChange & { role: Role | null; text: string }>()(
  'applications.add',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .with('added', (q) =>
          q
            .insertInto('application')
            .columns(['notice_id', 'applicant_id', 'role', 'text', 'status'])
            .expression(
              q
                .selectNoFrom([
                  sql<number>`${params.noticeId}::int`.as('notice_id'),
                  sql<number>`${params.memberId}::int`.as('applicant_id'),
                  sql<Role | null>`${params.role}::text`.as('role'),
                  sql<string>`${params.text}::text`.as('text'),
                  sql.lit(ApplicationStatus.PENDING).as('status'),
                ])
                .where(hasSeat(params.noticeId, params.role)),
            )
            .returning(['id', 'created_at as createdAt', 'decide_by as decideBy']),
        )
        .with('change', (q) => q.selectFrom('added').selectAll().select(changeColumns(params)))
        .with('written', () => applicationReceived.write(scope))
        .selectFrom('change')
        .select(['id', 'createdAt', 'decideBy'])
        .select(({ selectFrom }) => jsonArrayFrom(selectFrom('written').selectAll()).as('written')),
  ['createdAt'],
);

/** The content of a new application. */
interface NewApplication {
  notice: Notice;
  applicant: MemberView;
  role: Role | null;
  text: string;
}

/**
 * Writes an application to a notice that the transaction has locked, with its notification.
 * @throws {AppError} ROLE_FULL or NOTICE_FULL when no seat is free
 */
export async function addApplication(tx: Transaction, application: NewApplication): Promise<ApplicationView> {
  const { notice, applicant, role, text } = application;
  const params = { ...toChange(notice, applicant.id), role, text };
  const [row] = await tx.writes.rows(insertApplication({ scope: tx.env.SCHOOL_SCOPE }), params);
  if (!row) throw new AppError(codeOfFull(notice));
  const { written, ...added } = row;
  tx.afterCommit(async () => applicationReceived.afterCommit(tx, written));
  const status = ApplicationStatus.PENDING;
  return { ...added, noticeId: notice.id, status, role, text, decidedAt: null, message: null, applicant };
}

const DECISIONS = [ApplicationStatus.APPROVED, ApplicationStatus.REJECTED, ApplicationStatus.WAITLISTED] as const;

/** How an application can be decided. */
export type DecidedStatus = (typeof DECISIONS)[number];

/** A decision with what the owner writes about it; empty for nothing. */
export interface Decision {
  status: DecidedStatus;
  message: string;
}

const updateDecision = variants<NoticeChange & { id: number; message: string | null }>()(
  'applications.decide',
  { scope: SCHOOL_SCOPES, decision: DECISIONS },
  ({ scope, decision }) =>
    (db, params) =>
      db
        .with('decided', (q) =>
          q
            .updateTable('application')
            .set({
              status: sql.lit(decision),
              decided_at: sql`now()`,
              message: sql<string | null>`${params.message}::text`,
              ...(decision === ApplicationStatus.WAITLISTED ? { waitlisted_at: sql<Date>`now()` } : {}),
            })
            .where('id', '=', params.id)
            .returning('decided_at as decidedAt'),
        )
        .with('change', (q) => q.selectFrom('decided').selectAll().select(changeColumns(params)))
        .with('written', () => applicationDecided[decision].write(scope))
        .selectFrom('change')
        .select('decidedAt')
        .select(({ selectFrom }) => jsonArrayFrom(selectFrom('written').selectAll()).as('written')),
  ['decidedAt'],
);

/** Writes the decision on an application that the transaction has locked, with its notification. */
export async function writeDecision(
  tx: Transaction,
  { application, notice, applicant }: LockedApplication,
  decision: Decision,
): Promise<ApplicationView> {
  const { id, role, text, createdAt } = application;
  const { status } = decision;
  const message = decision.message === '' ? null : decision.message;
  const update = updateDecision({ scope: tx.env.SCHOOL_SCOPE, decision: status });
  const [row] = await tx.writes.rows(update, { id, message, ...toChange(notice, applicant.id) });
  if (!row) throw new Error('A locked application was not updated.');
  tx.afterCommit(async () => applicationDecided[status].afterCommit(tx, row.written));
  const { decidedAt } = row;
  return { id, noticeId: notice.id, status, role, text, createdAt, decidedAt, decideBy: null, message, applicant };
}

const deleteRepeatable = statement<{ noticeId: number; memberId: number }>()(
  'applications.removeRepeatable',
  (db, params) =>
    db
      .deleteFrom('application')
      .where('notice_id', '=', params.noticeId)
      .where('applicant_id', '=', params.memberId)
      .where(
        'status',
        'in',
        REPEATABLE.map((status) => sql.lit(status)),
      )
      .returning('id'),
);

/** Removes the application after which a member may apply again. Returns whether there was one. */
export async function removeRepeatable(tx: Transaction, noticeId: number, memberId: number): Promise<boolean> {
  return (await tx.writes.row(deleteRepeatable, { noticeId, memberId })) !== undefined;
}

/** How a membership ends. */
export type MembershipEnd = ApplicationStatus.LEFT | ApplicationStatus.REMOVED;

const updateMembership = statement<{ noticeId: number; memberId: number; status: MembershipEnd }>()(
  'applications.endMembership',
  (db, params) =>
    db
      .updateTable('application')
      .set({ status: sql<ApplicationStatus>`${params.status}::text` })
      .where('notice_id', '=', params.noticeId)
      .where('applicant_id', '=', params.memberId)
      .where('status', '=', sql.lit(ApplicationStatus.APPROVED))
      .returning('id'),
);

/**
 * Ends the membership of an approved applicant of a notice that the transaction has locked. The seat is free at once.
 * @returns the id of the application; undefined when the member is not an approved applicant
 */
export async function endMembership(
  tx: Transaction,
  noticeId: number,
  memberId: number,
  status: MembershipEnd,
): Promise<number | undefined> {
  return (await tx.writes.row(updateMembership, { noticeId, memberId, status }))?.id;
}
