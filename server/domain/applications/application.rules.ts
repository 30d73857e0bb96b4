import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import { type Expression, sql } from 'kysely';
import { literals } from '../../platform/database/statements/expressions';
import { statementsOn } from '../../platform/database/statements/statement';
import { denialOf, type Rule } from '../kit/rules/rules';
import type { ViewerId } from '../../selection/viewer-id';
import type { SchoolProof } from '../members/member.rules';
import { denyNotRecruiting } from '../notices/lifecycle/lifecycle.rules';
import {
  defineNoticeCheck,
  denyHidden,
  isOwn,
  denyManaging,
  type OfNotice,
  denyEndedTeam,
  denyUnverified,
  denyWithoutFreeSeat,
  NOTICE_ID,
} from '../notices/notice.rules';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import { QUESTION_IDS } from '../notices/questions/question.sql';
import { isFull, type SeatTables } from '../teams/seats/seat.sql';
import { denyFull } from '../teams/seats/seat.rules';
import { departureKindOf, hasSeat } from '../teams/team.sql';
import { DepartureKind } from '../teams/team.entity';
import { STATUS } from './application.sql';
import {
  ApplicationStatus,
  type ApplicationTables,
  DECIDABLE,
  type DecisionStatus,
  DECISIONS,
  CANCELLABLE,
  REPEATABLE,
} from './application.entity';

/** Applications of a member. Each application notifies the notice's owner. */
export const APPLICATION_LIMIT = defineRateLimit({
  name: 'application',
  points: 120,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Applications of a member to one notice. A member may apply again after cancelling. */
export const REAPPLICATION_LIMIT = defineRateLimit({ name: 'reapplication', points: 10, durationSeconds: 60 * 60 });

/** Applications of a new member without a verified school on the first day. */
export const FIRST_DAY_APPLICATIONS = defineRateLimit({
  name: 'applicationOnFirstDay',
  points: 10,
  durationSeconds: 24 * 60 * 60,
});

// Rules about applications `a` to the notice `n`. Each condition is true if the action is denied.

/** Reasons to deny any application of the viewer, for every role. */
export enum ApplyDenial {
  OWN_NOTICE = 'OWN_NOTICE',
  ALREADY_APPLIED = 'ALREADY_APPLIED',
  NOTICE_HIDDEN = 'NOTICE_HIDDEN',
  RECRUITMENT_CLOSED = 'RECRUITMENT_CLOSED',
  SCHOOL_UNVERIFIED = 'SCHOOL_UNVERIFIED',
  NOTICE_FULL = 'NOTICE_FULL',
}

/** Reasons to deny a decision about an application, whether a seat is free or not. */
export enum DecideDenial {
  FORBIDDEN = 'FORBIDDEN',
  ALREADY_DECIDED = 'ALREADY_DECIDED',
  NOTICE_HIDDEN = 'NOTICE_HIDDEN',
  TEAM_OVER = 'TEAM_OVER',
}

/** Table and condition of the viewer's application `a` to the notice `n`. */
export function ownApplication(viewerId: Expression<number>) {
  return sql`application a where a.notice_id = n.id and a.applicant_id = ${viewerId}`;
}

/**
 * Denies applying for reasons that are the same for every role (rules/rights.md,
 * rules/verified-schools.md).
 * @param proof the setting `SCHOOL_PROOF`
 */
export function denyApplying(viewerId: ViewerId, proof: Expression<SchoolProof>): Rule<keyof typeof ApplyDenial>[] {
  const hasApplied = sql`exists (select from ${ownApplication(viewerId)} and ${STATUS} not in (${literals(REPEATABLE)}))`;
  const wasRemoved = sql`${departureKindOf(viewerId, NOTICE_ID)} = ${sql.lit(DepartureKind.REMOVED)}`;
  return [
    ['OWN_NOTICE', isOwn(viewerId)],
    ['ALREADY_APPLIED', sql`(${hasApplied} or ${hasSeat(viewerId, NOTICE_ID)} or coalesce(${wasRemoved}, false))`],
    denyHidden(),
    denyNotRecruiting(),
    denyUnverified(viewerId, proof),
  ];
}

/** Denies applying for any role, also because no seat is free (rules/notices.md: Seats). */
export function denyApplyingForAnyRole(
  viewerId: ViewerId,
  proof: Expression<SchoolProof>,
  freeSeats: Expression<number>,
): Rule<keyof typeof ApplyDenial>[] {
  return [...denyApplying(viewerId, proof), denyWithoutFreeSeat(freeSeats)];
}

/**
 * Denies a decision about the application. It ignores free seats, which {@link denyApproving} adds
 * (rules/decisions.md, rules/moderation.md).
 */
export function denyDeciding(
  viewerId: Expression<number>,
  decision: DecisionStatus,
): Rule<keyof typeof DecideDenial>[] {
  return [
    ...denyManaging(viewerId),
    ['ALREADY_DECIDED', sql`a.status not in (${literals(DECIDABLE[decision])})`],
    ...(decision === ApplicationStatus.REJECTED ? [] : [denyHidden()]),
    ...(decision === ApplicationStatus.APPROVED ? [denyEndedTeam()] : []),
  ];
}

/** Denies approving the application, which needs a free seat (rules/decisions.md). */
export function denyApproving(viewerId: Expression<number>): Rule[] {
  return [...denyDeciding(viewerId, ApplicationStatus.APPROVED), ...denyFull(isFull(NOTICE_ID, sql`a.role`))];
}

/** Denies cancelling the application (rules/applications.md: States). */
export function denyCancelling(viewerId: Expression<number>): Rule[] {
  return [
    ['NOT_FOUND', sql`a.applicant_id <> ${viewerId}`],
    ['ALREADY_DECIDED', sql`${STATUS} not in (${literals(CANCELLABLE)})`],
  ];
}

/**
 * Denies an application that answers other questions than those of the notice (rules/questions.md).
 * @param answered ids of the answered questions in ascending order; null over REST, which has no
 *   answers
 */
export function denyOtherQuestions(answered: Expression<readonly number[] | null>): Rule<'QUESTIONS_CHANGED'> {
  return ['QUESTIONS_CHANGED', sql`${answered} <> ${QUESTION_IDS}`];
}

interface OfAnsweredNotice extends OfNotice {
  proof: SchoolProof;
  answered: readonly number[] | null;
}

export const applyCheck = defineNoticeCheck<OfAnsweredNotice>(
  'applications.applyCheck',
  ({ viewerId, proof, answered }) => [
    ...denyApplying(viewerId, sql`${proof}::text`),
    denyOtherQuestions(sql`${answered}::int[]`),
  ],
);

/** Parameters of a check of an application. */
interface OfApplication {
  viewerId: number;
  applicationId: number;
}

const { statement, variants } = statementsOn<ApplicationTables & NoticeStatementTables & SeatTables>();

/** Check of a decision. An approval also needs a free seat. */
export const decideCheck = variants<OfApplication>()(
  'applications.decideCheck',
  { decision: DECISIONS },
  ({ decision }) =>
    (db, { viewerId, applicationId }) => {
      const rules =
        decision === ApplicationStatus.APPROVED ? denyApproving(viewerId) : denyDeciding(viewerId, decision);
      return db
        .selectFrom('application as a')
        .innerJoin('notice as n', 'n.id', 'a.notice_id')
        .where('a.id', '=', applicationId)
        .select(denialOf(rules).as('denial'));
    },
);

export const cancelCheck = statement<OfApplication>()('applications.cancelCheck', (db, { viewerId, applicationId }) =>
  db
    .selectFrom('application as a')
    .where('a.id', '=', applicationId)
    .select(denialOf(denyCancelling(viewerId)).as('denial')),
);
