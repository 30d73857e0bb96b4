import { type Expression, sql, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { invalid } from '../../platform/errors';
import { defineLoader } from '../kit/loader';
import type { Refusal } from '../kit/refusal';
import type { Transaction } from '../kit/transaction';
import type { Notice } from '../notices/notice.entity';
import { HEADCOUNT_FIELDS, Project, Role } from '../notices/project.entity';
import { type ApplicationTables, ApplicationStatus } from './application.entity';

/** How many members applied to a notice, and how many are approved, in all and by role. */
export interface ApplicationCounts {
  applied: number;
  approved: number;
  roles: Record<Role, number>;
}

const NO_APPLICATIONS: ApplicationCounts = {
  applied: 0,
  approved: 0,
  roles: { FRONTEND: 0, BACKEND: 0, DESIGNER: 0 },
};

const { statement } = statementsOn<ApplicationTables>();

const countsOfNotices = statement<{ noticeIds: readonly number[] }>()('applications.counts', (db, { noticeIds }) =>
  db
    .selectFrom('application')
    .where('notice_id', '=', db.fn.any(noticeIds))
    .groupBy('notice_id')
    .select((eb) => {
      const isApproved = eb('status', '=', sql.lit(ApplicationStatus.APPROVED));
      const countWhere = (condition: Expression<SqlBool>) =>
        eb.cast<number>(eb.fn.countAll().filterWhere(condition), 'integer');
      const approvedAs = (role: Role) => countWhere(eb.and([isApproved, eb('role', '=', sql.lit(role))]));
      return [
        'notice_id as noticeId',
        countOfRows().as('applied'),
        countWhere(isApproved).as('approved'),
        jsonBuildObject({
          FRONTEND: approvedAs(Role.FRONTEND),
          BACKEND: approvedAs(Role.BACKEND),
          DESIGNER: approvedAs(Role.DESIGNER),
        }).as('roles'),
      ];
    }),
);

/** Loads the counts of a notice's applications. In a transaction that has locked the notice, they cannot change. */
export const loadCounts = defineLoader<number, ApplicationCounts>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows(countsOfNotices, { noticeIds });
  return new Map(rows.map((counts) => [counts.noticeId, counts]));
}, NO_APPLICATIONS);

/**
 * Refuses an approval when no seat is free: of the application's role, or of the whole notice where no role has a headcount
 * (rules.md: States).
 * @param role the application's role; null for a study
 * @returns ROLE_FULL for a project, NOTICE_FULL for a study, or null
 */
export function refusalToApprove(notice: Notice, role: Role | null, counts: ApplicationCounts): Refusal {
  if (!(notice instanceof Project)) return counts.approved >= notice.recruitNumber ? 'NOTICE_FULL' : null;
  const isFull = notice.countsByRole
    ? role !== null && counts.roles[role] >= notice.headcountOf(role)
    : counts.approved >= notice.recruitNumber;
  return isFull ? 'ROLE_FULL' : null;
}

/**
 * Refuses an edit of a locked notice that leaves fewer seats than members are approved already (rules.md: States).
 * @throws {AppError} VALIDATION_FAILED at each headcount that is too low
 */
export async function ensureSeatsForApproved(tx: Transaction, notice: Notice): Promise<void> {
  const { approved, roles } = await loadCounts(tx, notice.id);
  const fields: Record<string, string> = {};
  if (notice.recruitNumber < approved) fields.recruitNumber = tooLow(approved);
  if (notice instanceof Project && notice.countsByRole) {
    for (const role of Object.values(Role)) {
      if (notice.headcountOf(role) < roles[role]) fields[HEADCOUNT_FIELDS[role]] = tooLow(roles[role]);
    }
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

function tooLow(approved: number): string {
  return `이미 ${approved}명을 승인해서 그보다 적게 줄일 수 없어요.`;
}
