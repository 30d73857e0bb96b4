import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { literals } from '../../platform/database/expressions';
import { type Params, statementsOn } from '../../platform/database/statement';
import { type Check, denialOf, type Rule } from '../kit/rules';
import type { ViewerId } from '../kit/viewer-id';
import type { SchoolProof } from '../members/member.rules';
import { hasVerifiedSchool } from '../members/member.visibility';
import { ENDED_STATES } from './notice.entity';
import type { NoticeStatementTables } from './notice.tables';

// Rules about the notice `n`. Each condition is true if the action is denied.

/** True if the notice is the viewer's own. */
export function isOwn(viewerId: Expression<number>): RawBuilder<SqlBool> {
  return sql<SqlBool>`n.owner_id = ${viewerId}`;
}

/**
 * Rules for managing the notice: editing, deleting and closing it, and deciding on applications
 * (rules.md: Who sees and does what).
 */
export function manageRules(viewerId: Expression<number>): Rule<'FORBIDDEN'>[] {
  return [['FORBIDDEN', sql`n.owner_id <> ${viewerId}`]];
}

/** Denies new members while the notice is hidden (rules.md: Reports and moderation). */
export const HIDDEN: Rule<'NOTICE_HIDDEN'> = ['NOTICE_HIDDEN', sql`n.hidden`];

/** Denies new members once the team has ended (rules.md: Teams). */
export const TEAM_OVER: Rule<'TEAM_OVER'> = ['TEAM_OVER', sql`n.team_state in (${literals(ENDED_STATES)})`];

/**
 * Denies members without a verified school if `SCHOOL_PROOF` is `required`. If it is `optional`,
 * denies them for notices that require one (rules.md: Verified schools).
 * @param proof the setting `SCHOOL_PROOF`
 */
export function verifiedRule(viewerId: ViewerId, proof: Expression<SchoolProof>): Rule<'SCHOOL_UNVERIFIED'> {
  const isNeeded = sql`(${proof} = 'required' or ${proof} = 'optional' and n.verified_only)`;
  return ['SCHOOL_UNVERIFIED', sql`${isNeeded} and not ${hasVerifiedSchool(viewerId)}`];
}

/** The notice of a check. */
export interface OfNotice {
  noticeId: number;
}

const { statement } = statementsOn<NoticeStatementTables>();

/**
 * Defines a check that compares rules with a notice.
 * @param name the name of the statement
 * @param rules returns the rules for the parameters of the statement
 */
export function checkNotice<Values extends OfNotice = OfNotice>(
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
