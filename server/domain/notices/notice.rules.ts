import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { literals } from '../../platform/database/statements/expressions';
import { type Params, statementsOn } from '../../platform/database/statements/statement';
import { type Check, denialOf, type Rule } from '../kit/rules/rules';
import type { ViewerId } from '../../selection/viewer-id';
import type { SchoolProof } from '../members/member.rules';
import { hasVerifiedSchool } from '../members/member-visibility.sql';
import { ENDED_STATES } from './notice.entity';
import type { NoticeStatementTables } from './notice-tables.entity';
import { isRequestedAndVisible, type VisibleNoticeParams } from './visibility/notice-visibility.sql';

/** Notices that a member creates. */
export const NOTICE_LIMIT = defineRateLimit({
  name: 'notice',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Edits of a member's notices. Each edit rewrites the row and its entries in the search index. */
export const NOTICE_EDIT_LIMIT = defineRateLimit({
  name: 'noticeEdit',
  points: 120,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Notices that a new member without a verified school posts on the first day. */
export const FIRST_DAY_NOTICES = defineRateLimit({
  name: 'noticeOnFirstDay',
  points: 10,
  durationSeconds: 24 * 60 * 60,
});

/** The id of the notice `n`. */
export const NOTICE_ID = sql<number>`n.id`;

// Rules about the notice `n`. Each condition is true if the action is denied.

/** True if the notice is the viewer's own. */
export function isOwn(viewerId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`n.owner_id = ${viewerId}`;
}

/** SQL for a value that only the owner reads; null for others. */
export function forOwner<Value>(viewerId: Expression<number>, value: Expression<Value>): RawBuilder<Value | null> {
  return sql<Value | null>`case when ${isOwn(viewerId)} then ${value} end`;
}

/**
 * Denies managing the notice to all but its owner: editing, deleting and closing it, and deciding
 * about applications (rules/rights.md).
 */
export function denyManaging(viewerId: Expression<number>): Rule<'FORBIDDEN'>[] {
  return [['FORBIDDEN', sql`n.owner_id <> ${viewerId}`]];
}

/** Denies new members while the notice is hidden (rules/moderation.md: Hidden content). */
export const denyHidden = (): Rule<'NOTICE_HIDDEN'> => ['NOTICE_HIDDEN', sql`n.hidden`];

/** True if the team of the notice has ended. */
export const hasTeamEnded = () => sql<SqlBool>`n.team_state in (${literals(ENDED_STATES)})`;

/** Denies new members once the team has ended (rules/teams.md: State). */
export const denyEndedTeam = (): Rule<'TEAM_OVER'> => ['TEAM_OVER', hasTeamEnded()];

/**
 * Denies reopening and applying if no seat is free (rules/notices.md: Seats, rules/deadlines.md).
 * @param freeSeats the number of free seats of the notice
 */
export function denyWithoutFreeSeat(freeSeats: Expression<number>): Rule<'NOTICE_FULL'> {
  return ['NOTICE_FULL', sql`${freeSeats} = 0`];
}

/**
 * True if applying to the notice needs a verified school (rules/verified-schools.md).
 * @param proof the setting `SCHOOL_PROOF`
 */
export function needsVerifiedSchool(proof: Expression<SchoolProof>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${proof} = 'required' or ${proof} = 'optional' and n.verified_only)`;
}

/**
 * Denies members without a verified school: applying to every notice if `SCHOOL_PROOF` is
 * `required`, to `verifiedOnly` notices if it is `optional` (rules/verified-schools.md).
 * @param proof the setting `SCHOOL_PROOF`
 */
export function denyUnverified(viewerId: ViewerId, proof: Expression<SchoolProof>): Rule<'SCHOOL_UNVERIFIED'> {
  return ['SCHOOL_UNVERIFIED', sql`${needsVerifiedSchool(proof)} and not ${hasVerifiedSchool(viewerId)}`];
}

/** The notice of a check. */
export interface OfNotice {
  noticeId: number;
}

const { statement } = statementsOn<NoticeStatementTables>();

export const manageNoticeCheck = statement<VisibleNoticeParams>()('notices.manageNoticeCheck', (db, params) =>
  db
    .selectFrom('notice as n')
    .where(isRequestedAndVisible(params, params.viewerId))
    .select(denialOf(denyManaging(params.viewerId)).as('denial')),
);

/**
 * Defines a check that compares rules with a notice.
 * @param name the name of the statement
 * @param rules returns the rules for the parameters of the statement
 */
export function defineNoticeCheck<Values extends OfNotice = OfNotice>(
  name: string,
  rules: (params: Params<Values & { viewerId: number }>) => readonly Rule[],
): Check<Values> {
  return statement<Values & { viewerId: number }>()(name, (db, params) =>
    db
      .selectFrom('notice as n')
      .where('n.id', '=', params.noticeId)
      .select(denialOf(rules(params)).as('denial')),
  );
}
