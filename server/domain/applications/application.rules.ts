import { type Expression, sql } from 'kysely';
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
import { isFull, type SeatTables } from '../teams/seat.capacity';
import { fullRules } from '../teams/seat.rules';
import { departureKindOf, isMember } from '../teams/team.contributions';
import { DepartureKind } from '../teams/team.entity';
import { STATUS } from './application.contributions';
import {
  ApplicationStatus,
  type ApplicationTables,
  DECIDABLE,
  type DecidedStatus,
  DECISIONS,
  OPEN,
  REPEATABLE,
} from './application.entity';

// Rules about applications `a` to the notice `n`. Each condition is true if the action is denied.

const NOTICE_ID = sql<number>`n.id`;

/** Reasons to deny any application of the viewer, for every role. */
export enum ApplyRefusal {
  OWN_NOTICE = 'OWN_NOTICE',
  ALREADY_APPLIED = 'ALREADY_APPLIED',
  NOTICE_HIDDEN = 'NOTICE_HIDDEN',
  RECRUITMENT_CLOSED = 'RECRUITMENT_CLOSED',
  SCHOOL_UNVERIFIED = 'SCHOOL_UNVERIFIED',
  NOTICE_FULL = 'NOTICE_FULL',
}

/** Table and condition of the viewer's application `a` to the notice `n`. */
export function ownApplication(viewerId: Expression<number>) {
  return sql`application a where a.notice_id = n.id and a.applicant_id = ${viewerId}`;
}

/**
 * Rules for applying that are the same for every role (rules.md: Who sees and does what, Verified
 * schools).
 * @param proof the setting `SCHOOL_PROOF`
 */
export function applyRules(viewerId: ViewerId, proof: Expression<SchoolProof>): Rule<keyof typeof ApplyRefusal>[] {
  const hasApplied = sql`exists (select from ${ownApplication(viewerId)} and ${STATUS} not in (${literals(REPEATABLE)}))`;
  const wasRemoved = sql`${departureKindOf(viewerId, NOTICE_ID)} = ${sql.lit(DepartureKind.REMOVED)}`;
  return [
    ['OWN_NOTICE', isOwn(viewerId)],
    ['ALREADY_APPLIED', sql`(${hasApplied} or ${isMember(viewerId, NOTICE_ID)} or coalesce(${wasRemoved}, false))`],
    HIDDEN,
    ['RECRUITMENT_CLOSED', sql`not ${isRecruiting()}`],
    verifiedRule(viewerId, proof),
  ];
}

/** Rules for a decision about the application (rules.md: Decisions, Reports and moderation). */
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
    ['ALREADY_DECIDED', sql`${STATUS} not in (${literals(OPEN)})`],
  ];
}

export const mayApply = checkNotice<OfNotice & { proof: SchoolProof }>('applications.mayApply', ({ viewerId, proof }) =>
  applyRules(viewerId, sql`${proof}::text`),
);

/** The parameters of a check of an application. */
interface OfApplication {
  viewerId: number;
  applicationId: number;
}

const { statement, variants } = statementsOn<ApplicationTables & NoticeStatementTables & SeatTables>();

/** The check of a decision. An approval also needs a free seat in a team that has not ended. */
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
