import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Params, statementsOn } from '../../platform/database/statement';
import type { Transaction } from '../kit/transaction';
import type { MemberView } from '../members/member.view';
import type { Notice } from '../notices/notice.entity';
import type { NoticeChange } from '../notices/notice.events';
import { SCHOOL_SCOPES } from '../notices/notice.visibility';
import type { Role } from '../notices/project.entity';
import { ApplicationStatus, type ApplicationTables } from './application.entity';
import { applicationDecided, applicationReceived } from './application.events';
import type { LockedApplication } from './application.lock';
import type { ApplicationView } from './application.view';

const { variants } = statementsOn<ApplicationTables>();

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
              q.selectNoFrom([
                sql<number>`${params.noticeId}::int`.as('notice_id'),
                sql<number>`${params.memberId}::int`.as('applicant_id'),
                sql<Role | null>`${params.role}::text`.as('role'),
                sql<string>`${params.text}::text`.as('text'),
                sql.lit(ApplicationStatus.PENDING).as('status'),
              ]),
            )
            .returning(['id', 'created_at as createdAt']),
        )
        .with('change', (q) => q.selectFrom('added').selectAll().select(changeColumns(params)))
        .with('written', () => applicationReceived.write(scope))
        .selectFrom('change')
        .select(['id', 'createdAt'])
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

/** Writes an application to a notice that the transaction has locked, with its notification. */
export async function addApplication(tx: Transaction, application: NewApplication): Promise<ApplicationView> {
  const { notice, applicant, role, text } = application;
  const params = { ...toChange(notice, applicant.id), role, text };
  const [row] = await tx.writes.rows(insertApplication({ scope: tx.env.SCHOOL_SCOPE }), params);
  if (!row) throw new Error('An inserted application was not returned.');
  const { written, ...added } = row;
  tx.afterCommit(async () => applicationReceived.afterCommit(tx, written));
  return { ...added, noticeId: notice.id, status: ApplicationStatus.PENDING, role, text, decidedAt: null, applicant };
}

const DECISIONS = [ApplicationStatus.APPROVED, ApplicationStatus.REJECTED] as const;

/** How an application can be decided. */
export type Decision = (typeof DECISIONS)[number];

const updateDecision = variants<NoticeChange & { id: number }>()(
  'applications.decide',
  { scope: SCHOOL_SCOPES, decision: DECISIONS },
  ({ scope, decision }) =>
    (db, params) =>
      db
        .with('decided', (q) =>
          q
            .updateTable('application')
            .set({ status: sql.lit(decision), decided_at: sql`now()` })
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
  const update = updateDecision({ scope: tx.env.SCHOOL_SCOPE, decision });
  const [row] = await tx.writes.rows(update, { id, ...toChange(notice, applicant.id) });
  if (!row) throw new Error('A locked application was not updated.');
  tx.afterCommit(async () => applicationDecided[decision].afterCommit(tx, row.written));
  return { id, noticeId: notice.id, status: decision, role, text, createdAt, decidedAt: row.decidedAt, applicant };
}
