import { type Expression, sql } from 'kysely';
import { literals } from '../../platform/database/expressions';
import { type Params, statementsOn } from '../../platform/database/statement';
import { type Check, denialOf, type Rule } from '../kit/rules';
import type { SchoolProof } from '../members/member.rules';
import { ENDED_STATES, TeamState } from '../notices/notice.entity';
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
import type { Role } from '../notices/project.entity';
import { isFullWithLinks } from './invitation.capacity';
import { isFull } from './seat.capacity';
import { fullRules, wantedRule } from './seat.rules';
import { isTeammate } from './team.contributions';
import type { TeamTables } from './team.entity';

// Rules about the team of the notice `n` (rules.md: Teams). Each condition is true if the action is
// denied.

const NOTICE_ID = sql<number>`n.id`;

/** Denies all but current members. For others the team does not exist. */
function memberRule(viewerId: Expression<number>): Rule<'NOT_FOUND'> {
  return ['NOT_FOUND', sql`not ${isTeammate(viewerId, NOTICE_ID)}`];
}

/** Rules for managing a member. Only the owner may, and not for the owner itself. */
export function manageMemberRules(viewerId: Expression<number>, memberId: Expression<number>): Rule[] {
  return [...manageRules(viewerId), ['FORBIDDEN', sql`n.owner_id = ${memberId}`]];
}

/**
 * Rules for leaving. The owner cannot leave a team that has ended, because nobody can become the
 * owner.
 */
export function leaveRules(viewerId: Expression<number>): Rule[] {
  const [code, isOver] = TEAM_OVER;
  return [[code, sql`${isOwn(viewerId)} and ${isOver}`]];
}

/** Rules for a new state. Only the owner of an active team may end it. */
export function moveRules(viewerId: Expression<number>, state: Expression<TeamState>): Rule[] {
  const follows = sql`n.team_state = ${sql.lit(TeamState.ACTIVE)} and ${state} in (${literals(ENDED_STATES)})`;
  return [...manageRules(viewerId), ['TEAM_STATE', sql`not (${follows})`]];
}

/** Rules for deleting the post `tp`. Only its author and the owner of the team may. */
export function deletePostRules(viewerId: Expression<number>): Rule[] {
  return [['FORBIDDEN', sql`tp.author_id is distinct from ${viewerId} and not ${isOwn(viewerId)}`]];
}

/** Rules for inviting. Only the owner may, unless the notice is hidden. */
export function inviteRules(viewerId: Expression<number>): Rule[] {
  return [...manageRules(viewerId), HIDDEN];
}

/**
 * Rules for a link to a role. It needs a free seat without a link, and a team that has not ended.
 */
export function linkRules(role: Expression<Role | null>): Rule[] {
  return [wantedRule(role), TEAM_OVER, ...fullRules(isFullWithLinks(NOTICE_ID, role))];
}

/** Rules for joining with a link. */
function joinRules(
  viewerId: Expression<number>,
  proof: Expression<SchoolProof>,
  role: Expression<Role | null>,
): Rule[] {
  return [
    ['ALREADY_MEMBER', isTeammate(viewerId, NOTICE_ID)],
    HIDDEN,
    verifiedRule(viewerId, proof),
    TEAM_OVER,
    ...fullRules(isFull(NOTICE_ID, role)),
  ];
}

/** Defines a check for current members of a team. */
function checkTeam<Values extends OfNotice = OfNotice>(
  name: string,
  rules: (params: Params<Values & { viewerId: number }>) => readonly Rule[],
): Check<Values> {
  return checkNotice<Values>(name, (params) => [memberRule(params.viewerId), ...rules(params)]);
}

export const mayEnter = checkTeam('teams.mayEnter', () => []);

export const mayManage = checkTeam('teams.mayManage', ({ viewerId }) => manageRules(viewerId));

export const mayManageMember = checkTeam<OfNotice & { memberId: number }>(
  'teams.mayManageMember',
  ({ viewerId, memberId }) => manageMemberRules(viewerId, memberId),
);

export const mayLeave = checkTeam('teams.mayLeave', ({ viewerId }) => leaveRules(viewerId));

export const mayMove = checkTeam<OfNotice & { state: TeamState }>('teams.mayMove', ({ viewerId, state }) =>
  moveRules(viewerId, sql`${state}::text`),
);

/** Only a completed team may appear on profiles. */
export const mayShow = checkTeam('teams.mayShow', () => [
  ['TEAM_STATE', sql`n.team_state <> ${sql.lit(TeamState.DONE)}`],
]);

export const mayInvite = checkTeam('teams.mayInvite', ({ viewerId }) => inviteRules(viewerId));

export const mayLink = checkNotice<OfNotice & { role: Role | null }>('teams.mayLink', ({ role }) =>
  linkRules(sql`${role}::text`),
);

export const mayJoin = checkNotice<OfNotice & { proof: SchoolProof; role: Role | null }>(
  'teams.mayJoin',
  ({ viewerId, proof, role }) => joinRules(viewerId, sql`${proof}::text`, sql`${role}::text`),
);

const { statement } = statementsOn<TeamTables & NoticeStatementTables>();

export const mayDeletePost = statement<{ viewerId: number; postId: number }>()(
  'teams.mayDeletePost',
  (db, { viewerId, postId }) =>
    db
      .selectFrom('team_post as tp')
      .innerJoin('notice as n', 'n.id', 'tp.notice_id')
      .where('tp.id', '=', postId)
      .select(denialOf([memberRule(viewerId), ...deletePostRules(viewerId)]).as('denial')),
);
