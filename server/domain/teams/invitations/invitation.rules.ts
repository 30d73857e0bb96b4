import { type Expression, sql } from 'kysely';
import { defineRateLimit } from '../../../platform/shared-state/rate-limits';
import type { Rule } from '../../kit/rules/rules';
import type { SchoolProof } from '../../members/member.rules';
import type { Role } from '../../profiles/role.entity';
import {
  defineNoticeCheck,
  denyEndedTeam,
  denyHidden,
  denyManaging,
  denyUnverified,
  NOTICE_ID,
  type OfNotice,
} from '../../notices/notice.rules';
import { denyFull, denyUnwantedRole } from '../seats/seat.rules';
import { isFull } from '../seats/seat.sql';
import { defineTeamCheck } from '../team.rules';
import { isInTeam } from '../team.sql';
import { isFullWithInvitations } from './invitation.sql';

/** Invitations that a member creates. */
export const INVITATION_LIMIT = defineRateLimit({
  name: 'teamInvitation',
  points: 60,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

// Rules about invitations to the team of the notice `n` (rules/team-members.md: Invitation links).

/** Reasons to deny an invitation for every role. */
export enum InviteDenial {
  FORBIDDEN = 'FORBIDDEN',
  NOTICE_HIDDEN = 'NOTICE_HIDDEN',
  TEAM_OVER = 'TEAM_OVER',
  NOTICE_FULL = 'NOTICE_FULL',
}

/** Denies inviting to all but the owner, and while the notice is hidden. */
export function denyInviting(viewerId: Expression<number>): Rule<keyof typeof InviteDenial>[] {
  return [...denyManaging(viewerId), denyHidden()];
}

/**
 * Denies an invitation for a role if every free seat of the role has an invitation, or if the team
 * has ended.
 */
export function denyInvitingRole(role: Expression<Role | null>): Rule[] {
  return [denyUnwantedRole(role), denyEndedTeam(), ...denyFull(isFullWithInvitations(NOTICE_ID, role))];
}

/** Denies joining by an invitation. */
function denyJoining(
  viewerId: Expression<number>,
  proof: Expression<SchoolProof>,
  role: Expression<Role | null>,
): Rule[] {
  return [
    ['ALREADY_MEMBER', isInTeam(viewerId, NOTICE_ID)],
    denyHidden(),
    denyUnverified(viewerId, proof),
    denyEndedTeam(),
    ...denyFull(isFull(NOTICE_ID, role)),
  ];
}

export const inviteCheck = defineTeamCheck('teams.inviteCheck', ({ viewerId }) => denyInviting(viewerId));

export const inviteRoleCheck = defineNoticeCheck<OfNotice & { role: Role | null }>(
  'teams.inviteRoleCheck',
  ({ role }) => denyInvitingRole(sql`${role}::text`),
);

export const joinTeamCheck = defineNoticeCheck<OfNotice & { proof: SchoolProof; role: Role | null }>(
  'teams.joinTeamCheck',
  ({ viewerId, proof, role }) => denyJoining(viewerId, sql`${proof}::text`, sql`${role}::text`),
);
