import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { invalid } from '../../platform/errors';
import type { Refusal } from '../kit/refusal';
import type { Transaction } from '../kit/transaction';
import type { Notice } from '../notices/notice.entity';
import { HEADCOUNT_FIELDS, Project, Role } from '../notices/project.entity';
import { type ApplicationTables, ApplicationStatus } from './application.entity';
import { sql } from 'kysely';

/** How many are approved, by role and in all. */
export interface ApprovedCounts {
  all: number;
  roles: Record<Role, number>;
}

const { statement } = statementsOn<ApplicationTables>();

const approvedByRole = statement<{ noticeId: number }>()('applications.approvedByRole', (db, { noticeId }) =>
  db
    .selectFrom('application')
    .select(['role', countOfRows().as('approved')])
    .where('notice_id', '=', noticeId)
    .where('status', '=', sql.lit(ApplicationStatus.APPROVED))
    .groupBy('role'),
);

/** Counts the approved applications of a notice that the transaction has locked. */
export async function countApproved(tx: Transaction, noticeId: number): Promise<ApprovedCounts> {
  const rows = await tx.writes.rows(approvedByRole, { noticeId });
  const counts: ApprovedCounts = { all: 0, roles: { FRONTEND: 0, BACKEND: 0, DESIGNER: 0 } };
  for (const { role, approved } of rows) {
    counts.all += approved;
    if (role) counts.roles[role] += approved;
  }
  return counts;
}

/**
 * Why nobody more may be approved: nobody past a role's headcount; where no role has one, nobody past the whole
 * (rules.md: States).
 * @param role the application's role; null at a study
 */
export function refusalToAdd(notice: Notice, role: Role | null, approved: ApprovedCounts): Refusal {
  if (!(notice instanceof Project)) return approved.all >= notice.recruitNumber ? 'NOTICE_FULL' : null;
  const isFull = notice.countsByRole
    ? role !== null && approved.roles[role] >= notice.headcountOf(role)
    : approved.all >= notice.recruitNumber;
  return isFull ? 'ROLE_FULL' : null;
}

/**
 * Refuses an edit of a locked notice that wants fewer people than are approved already.
 * @throws {AppError} VALIDATION_FAILED at each headcount that is too low
 */
export async function ensureRoomForApproved(tx: Transaction, notice: Notice): Promise<void> {
  const approved = await countApproved(tx, notice.id);
  const fields: Record<string, string> = {};
  if (notice.recruitNumber < approved.all) fields.recruitNumber = tooLow(approved.all);
  if (notice instanceof Project && notice.countsByRole) {
    for (const role of Object.values(Role)) {
      const taken = approved.roles[role];
      if (notice.headcountOf(role) < taken) fields[HEADCOUNT_FIELDS[role]] = tooLow(taken);
    }
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

function tooLow(approved: number): string {
  return `이미 ${approved}명을 승인해서 그보다 적게 줄일 수 없어요.`;
}
