import { type Expression, sql, type SqlBool } from 'kysely';
import type { Text } from '../../../../shared/language';
import { statementsOn } from '../../../platform/database/statements/statement';
import { invalid } from '../../../platform/errors/app-error';
import type { Rule } from '../../kit/rules/rules';
import type { Transaction } from '../../kit/transaction/transaction';
import { type Notice, NoticeKind } from '../../notices/notice.entity';
import { defineNoticeCheck, NOTICE_ID, type OfNotice } from '../../notices/notice.rules';
import { HEADCOUNT_FIELDS, Project } from '../../notices/kinds/project.entity';
import type { Role } from '../../profiles/role.entity';
import { isFull, SEAT_ORDER, type SeatTables } from './seat.sql';

// Rules about the seats of the notice `n` (rules/notices.md: Seats). Each condition is true if the
// action is denied.

/**
 * Returns the role of an application, an invitation or an offer: required for a project, null for a
 * study.
 * @param message the message without a role for a project
 * @throws {AppError} VALIDATION_FAILED without a role for a project
 */
export function requireRole(
  notice: Notice,
  role: Role | null | undefined,
  message: Text = { ko: '지원할 역할을 골라 주세요.', en: 'Choose the role you’re applying for.' },
): Role | null {
  if (!(notice instanceof Project)) return null;
  if (!role) throw invalid({ role: message });
  return role;
}

/** Denies a role with headcount 0 in a project with headcounts by role. */
export function denyUnwantedRole(role: Expression<Role | null>): Rule<'ROLE_NOT_WANTED'> {
  return [
    'ROLE_NOT_WANTED',
    sql`exists (select from seat s where s.notice_id = n.id and s.role = ${role} and s.headcount = 0)`,
  ];
}

/**
 * Denies taking a seat if all are taken: ROLE_FULL in a project, NOTICE_FULL in a study.
 * @param full true if all seats are taken
 */
export function denyFull(full: Expression<SqlBool>): Rule<'ROLE_FULL' | 'NOTICE_FULL'>[] {
  return [
    ['ROLE_FULL', sql`n.kind = ${sql.lit(NoticeKind.PROJECT)} and ${full}`],
    ['NOTICE_FULL', full],
  ];
}

/** Denies taking a seat of an unwanted or full role. The role is null for a study. */
export function denyTakingSeat(role: Expression<Role | null>): Rule[] {
  return [denyUnwantedRole(role), ...denyFull(isFull(NOTICE_ID, role))];
}

export const takeSeatCheck = defineNoticeCheck<OfNotice & { role: Role | null }>('teams.takeSeatCheck', ({ role }) =>
  denyTakingSeat(sql`${role}::text`),
);

const { statement } = statementsOn<SeatTables>();

const readSeats = statement<{ noticeId: number }>()('teams.seats', (db, { noticeId }) =>
  db.selectFrom('seat').select(['role', 'headcount', 'taken']).where('notice_id', '=', noticeId).orderBy(SEAT_ORDER),
);

/**
 * Throws if an edit of a locked notice leaves fewer seats than members (rules/notices.md: Seats).
 * @throws {AppError} VALIDATION_FAILED with a message for each headcount that is too low
 */
export async function ensureSeatsForMembers(tx: Transaction, notice: Notice): Promise<void> {
  const fields: Record<string, Text> = {};
  for (const { role, taken } of await tx.reads.rows(readSeats, { noticeId: notice.id })) {
    const headcount = newHeadcount(notice, role);
    if (headcount === null || headcount >= taken) continue;
    fields[role ? HEADCOUNT_FIELDS[role] : 'recruitNumber'] = {
      ko: `이미 ${taken}명을 승인해서 그보다 적게 줄일 수 없어요.`,
      en: `You’ve already accepted ${taken}, so you can’t go below that.`,
    };
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Returns the headcount of the edited notice for a role, or for the whole notice. */
function newHeadcount(notice: Notice, role: Role | null): number | null {
  if (role === null) return notice.recruitNumber;
  return notice instanceof Project && notice.countsByRole ? notice.headcountOf(role) : null;
}
