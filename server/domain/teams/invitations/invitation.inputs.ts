import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { Valid } from '../../../platform/text/validation';
import { Role } from '../../profiles/role.entity';
import { TEAM_ID } from '../team.inputs';
import { IdField, idInput } from '../../kit/api/id-field';

/** Input of `createTeamInvitation`. */
@InputType({ description: "A new link to the viewer's own team (초대 링크)." })
export class CreateTeamInvitationInput {
  @IdField(TEAM_ID)
  teamId!: number;

  @Valid(z.enum(Role).nullish())
  @Field(() => Role, { nullable: true, description: 'The role (역할): required for a project, ignored for a study.' })
  role?: Role | null;
}

export const RevokeTeamInvitationInput = idInput(
  'RevokeTeamInvitationInput',
  "The revocation of a link to the viewer's own team (초대 취소).",
  { id: 'The id of the link.' },
);

/** Input of `joinTeam`. */
@InputType({ description: 'The acceptance of an invitation (팀에 들어가기).' })
export class JoinTeamInput {
  @Field({ description: 'The token of the link: the part of its URL after #.' })
  token!: string;
}
