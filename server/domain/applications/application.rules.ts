import { type Expression, sql, type SqlBool } from 'kysely';
import { literals } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { denialOf, type Rule } from '../kit/rules';
import type { ViewerId } from '../kit/viewer-id';
import type { SchoolProof } from '../members/member.rules';
import { isRecruiting } from '../notices/notice-deadline.columns';
import {
  checkNotice,
  HIDDEN,
  isOwn,
  manageRules,
  type OfNotice,
  TEAM_OVER,
  verifiedRule,
} from '../notices/notice.rules';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { NoticeKind } from '../notices/notice.entity';
import type { Role } from '../notices/project.entity';
import { FREE_SEATS, isFull, type SeatTables } from './application.capacity';
import {
  ApplicationStatus,
  type ApplicationTables,
  DECIDABLE,
  type DecidedStatus,
  DECISIONS,
  OPEN,
  REPEATABLE,
} from './application.entity';

// Rules about applications `a` to the notice `n`.

/** Reasons to deny an application, whatever the role. */
export enum ApplyRefusal {
  OWN_NOTICE = 'OWN_NOTICE',
  ALREADY_APPLIED = 'ALREADY_APPLIED',
  NOTICE_HIDDEN = 'NOTICE_HIDDEN',
  RECRUITMENT_CLOSED = 'RECRUITMENT_CLOSED',
  SCHOOL_UNVERIFIED = 'SCHOOL_UNVERIFIED',
  NOTICE_FULL = 'NOTICE_FULL',
}

/** The application of the viewer to the notice `n`, as `a`: a table with its condition. */
export function ownApplication(viewerId: Expression<number>) {
  return sql`application a where a.notice_id = n.id and a.applicant_id = ${viewerId}`;
}

/**
 * Rules for applying, whatever the role (rules.md: Who sees and does what, Verified schools).
 * @param proof the setting SCHOOL_PROOF
 */
export function applyRules(viewerId: ViewerId, proof: Expression<SchoolProof>): Rule<keyof typeof ApplyRefusal>[] {
  const hasApplied = sql`exists (select from ${ownApplication(viewerId)} and a.status not in (${literals(REPEATABLE)}))`;
  return [
    ['OWN_NOTICE', isOwn(viewerId)],
    ['ALREADY_APPLIED', hasApplied],
    HIDDEN,
    ['RECRUITMENT_CLOSED', sql`not ${isRecruiting()}`],
    verifiedRule(viewerId, proof),
  ];
}

/** Denies a role for which the project has no seats, while it has some for others (rules.md: States). */
export function wantedRule(role: Expression<Role | null>): Rule<'ROLE_NOT_WANTED'> {
  return [
    'ROLE_NOT_WANTED',
    sql`exists (select from seat s where s.notice_id = n.id and s.role = ${role} and s.headcount = 0)`,
  ];
}

/**
 * Deny a seat with the code for projects or that for studies (rules.md: States).
 * @param full a condition: all seats are taken
 */
export function fullRules(full: Expression<SqlBool>): Rule<'ROLE_FULL' | 'NOTICE_FULL'>[] {
  return [
    ['ROLE_FULL', sql`n.kind = ${sql.lit(NoticeKind.PROJECT)} and ${full}`],
    ['NOTICE_FULL', full],
  ];
}

/** Rules for taking a seat of a role; null for a study. */
export function seatRules(role: Expression<Role | null>): Rule[] {
  return [wantedRule(role), ...fullRules(isFull(sql`n.id`, role))];
}

/** Rules for a decision on the application (rules.md: Decisions, Reports and moderation). */
export function decideRules(viewerId: Expression<number>, decision: DecidedStatus): Rule[] {
  return [
    ...manageRules(viewerId),
    ['ALREADY_DECIDED', sql`a.status not in (${literals(DECIDABLE[decision])})`],
    ...(decision === ApplicationStatus.REJECTED ? [] : [HIDDEN]),
  ];
}

/** Rules for cancelling the application (rules.md: States). */
export function cancelRules(viewerId: Expression<number>): Rule[] {
  return [
    ['NOT_FOUND', sql`a.applicant_id <> ${viewerId}`],
    ['ALREADY_DECIDED', sql`a.status not in (${literals(OPEN)})`],
  ];
}

/** Denies reopening a full notice (rules.md: Deadlines). */
export function freeSeatRule(freeSeats: Expression<number>): Rule<'NOTICE_FULL'> {
  return ['NOTICE_FULL', sql`${freeSeats} = 0`];
}

export const mayApply = checkNotice<OfNotice & { proof: SchoolProof }>('applications.mayApply', ({ viewerId, proof }) =>
  applyRules(viewerId, sql`${proof}::text`),
);

export const mayTakeSeat = checkNotice<OfNotice & { role: Role | null }>('applications.mayTakeSeat', ({ role }) =>
  seatRules(sql`${role}::text`),
);

export const hasFreeSeat = checkNotice('applications.hasFreeSeat', () => [
  freeSeatRule(sql`(select ${FREE_SEATS} from seat where notice_id = n.id)`),
]);

/** Parameters of a check of an application. */
interface OfApplication {
  viewerId: number;
  applicationId: number;
}

const { statement, variants } = statementsOn<ApplicationTables & NoticeStatementTables & SeatTables>();

/** An approval needs a free seat in a team that goes on. */
export const mayDecide = variants<OfApplication>()(
  'applications.mayDecide',
  { decision: DECISIONS },
  ({ decision }) =>
    (db, { viewerId, applicationId }) => {
      const seat =
        decision === ApplicationStatus.APPROVED ? [TEAM_OVER, ...fullRules(isFull(sql`n.id`, sql`a.role`))] : [];
      return db
        .selectFrom('application as a')
        .innerJoin('notice as n', 'n.id', 'a.notice_id')
        .where('a.id', '=', applicationId)
        .select(denialOf([...decideRules(viewerId, decision), ...seat]).as('denial'));
    },
);

export const mayCancel = statement<OfApplication>()('applications.mayCancel', (db, { viewerId, applicationId }) =>
  db
    .selectFrom('application as a')
    .where('a.id', '=', applicationId)
    .select(denialOf(cancelRules(viewerId)).as('denial')),
);
