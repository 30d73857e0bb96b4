import { type Expression, sql } from 'kysely';
import { literals } from '../../platform/database/statements/expressions';
import type { Params } from '../../platform/database/statements/statement';
import type { Check, Rule } from '../kit/rules/rules';
import { ENDED_STATES, TeamState } from '../notices/notice.entity';
import {
  defineNoticeCheck,
  denyManaging,
  isOwn,
  hasTeamEnded,
  NOTICE_ID,
  type OfNotice,
} from '../notices/notice.rules';
import { isInTeam } from './team.sql';

// Rules about the team of the notice `n` (rules/teams.md). Each condition is true if the action is
// denied.

/** Denies everything to all but current members. For others the team does not exist. */
export function denyNonMembers(viewerId: Expression<number>): Rule<'NOT_FOUND'> {
  return ['NOT_FOUND', sql`not ${isInTeam(viewerId, NOTICE_ID)}`];
}

/** Denies managing a member, except to the owner about another member. */
export function denyManagingMember(viewerId: Expression<number>, memberId: Expression<number>): Rule[] {
  return [...denyManaging(viewerId), ['FORBIDDEN', sql`n.owner_id = ${memberId}`]];
}

/** Denies leaving an ended team to its owner, because nobody can become the owner. */
export function denyLeaving(viewerId: Expression<number>): Rule[] {
  return [['TEAM_OVER', sql`${isOwn(viewerId)} and ${hasTeamEnded()}`]];
}

/** Denies ending the team, except to its owner while it is active. */
export function denyEnding(viewerId: Expression<number>, state: Expression<TeamState>): Rule[] {
  const follows = sql`n.team_state = ${sql.lit(TeamState.ACTIVE)} and ${state} in (${literals(ENDED_STATES)})`;
  return [...denyManaging(viewerId), ['TEAM_STATE', sql`not (${follows})`]];
}

/** Defines a check for current members of a team. */
export function defineTeamCheck<Values extends OfNotice = OfNotice>(
  name: string,
  rules: (params: Params<Values & { viewerId: number }>) => readonly Rule[],
): Check<Values> {
  return defineNoticeCheck<Values>(name, (params) => [denyNonMembers(params.viewerId), ...rules(params)]);
}

export const enterTeamCheck = defineTeamCheck('teams.enterTeamCheck', () => []);

export const manageTeamCheck = defineTeamCheck('teams.manageTeamCheck', ({ viewerId }) => denyManaging(viewerId));

export const manageMemberCheck = defineTeamCheck<OfNotice & { memberId: number }>(
  'teams.manageMemberCheck',
  ({ viewerId, memberId }) => denyManagingMember(viewerId, memberId),
);

export const leaveTeamCheck = defineTeamCheck('teams.leaveTeamCheck', ({ viewerId }) => denyLeaving(viewerId));

export const endTeamCheck = defineTeamCheck<OfNotice & { state: TeamState }>(
  'teams.endTeamCheck',
  ({ viewerId, state }) => denyEnding(viewerId, sql`${state}::text`),
);

/** Only a completed team may appear on profiles. */
export const showTeamCheck = defineTeamCheck('teams.showTeamCheck', () => [
  ['TEAM_STATE', sql`n.team_state <> ${sql.lit(TeamState.DONE)}`],
]);
