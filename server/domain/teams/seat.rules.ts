import { type Expression, sql, type SqlBool } from 'kysely';
import { invalid } from '../../platform/errors';
import type { Rule } from '../kit/rules';
import { type Notice, NoticeKind } from '../notices/notice.entity';
import { checkNotice, type OfNotice } from '../notices/notice.rules';
import { Project, type Role } from '../notices/project.entity';
import { FREE_SEATS, isFull } from './seat.capacity';

// Rules about the seats of the notice `n` (rules.md: States). Each condition is true if the action
// is denied.

/**
 * Returns the role of an application or link: required for a project, null for a study.
 * @throws {AppError} VALIDATION_FAILED without a role for a project
 */
export function requireRole(notice: Notice, role: Role | null | undefined): Role | null {
  if (!(notice instanceof Project)) return null;
  if (!role) throw invalid({ role: '지원할 역할을 골라 주세요.' });
  return role;
}

/** Denies a role without seats in a project with headcounts by role. */
export function wantedRule(role: Expression<Role | null>): Rule<'ROLE_NOT_WANTED'> {
  return [
    'ROLE_NOT_WANTED',
    sql`exists (select from seat s where s.notice_id = n.id and s.role = ${role} and s.headcount = 0)`,
  ];
}

/**
 * Denies a seat with the error code for projects or studies.
 * @param full true if all seats are taken
 */
export function fullRules(full: Expression<SqlBool>): Rule<'ROLE_FULL' | 'NOTICE_FULL'>[] {
  return [
    ['ROLE_FULL', sql`n.kind = ${sql.lit(NoticeKind.PROJECT)} and ${full}`],
    ['NOTICE_FULL', full],
  ];
}

/** Rules for taking a seat of a role. The role is null for a study. */
export function seatRules(role: Expression<Role | null>): Rule[] {
  return [wantedRule(role), ...fullRules(isFull(sql`n.id`, role))];
}

/** Denies reopening a full notice (rules.md: Deadlines). */
export function freeSeatRule(freeSeats: Expression<number>): Rule<'NOTICE_FULL'> {
  return ['NOTICE_FULL', sql`${freeSeats} = 0`];
}

export const mayTakeSeat = checkNotice<OfNotice & { role: Role | null }>('teams.mayTakeSeat', ({ role }) =>
  seatRules(sql`${role}::text`),
);

export const hasFreeSeat = checkNotice('teams.hasFreeSeat', () => [
  freeSeatRule(sql`(select ${FREE_SEATS} from seat where notice_id = n.id)`),
]);
