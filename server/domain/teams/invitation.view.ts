import { Field, ID, ObjectType } from 'type-graphql';
import { Role } from '../notices/project.entity';
import { TeamView } from './team.view';

/** A link to a team, without its token. */
@ObjectType('TeamInvitation', {
  simpleResolvers: true,
  description: 'A link by which one person joins a team (초대 링크), for 72 hours.',
})
export class TeamInvitationView {
  @Field(() => ID, { description: 'The id, which is no token.' })
  id!: number;

  @Field(() => Role, { nullable: true, description: 'The role (역할) that it is for; null for a study.' })
  role!: Role | null;

  @Field({ description: 'Until when it is valid.' })
  expiresAt!: Date;
}

/** What a new link returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of createTeamInvitation.' })
export class CreateTeamInvitationPayload {
  @Field({ description: 'The address of the link, with its token behind #. It is in this response only.' })
  url!: string;

  @Field(() => ID, { description: "The link's id among the invitations of the team." })
  invitationId!: number;

  @Field(() => TeamView, { description: 'The team.' })
  team!: TeamView;
}

/** What taking a link back returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of revokeTeamInvitation.' })
export class RevokeTeamInvitationPayload {
  @Field(() => TeamView, { description: 'The team.' })
  team!: TeamView;
}

/** What joining returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of joinTeam.' })
export class JoinTeamPayload {
  @Field(() => TeamView, { description: 'The team that the viewer is in now.' })
  team!: TeamView;
}
