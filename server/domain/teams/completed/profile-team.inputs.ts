import { Field, ID, InputType } from 'type-graphql';
import { TEAM_ID } from '../team.inputs';

/** Input of `showTeamOnProfile`. */
@InputType({ description: "The choice to show a completed team on the viewer's profile (함께한 팀)." })
export class ShowTeamOnProfileInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field({ description: 'True to show the team, false to hide it.' })
  shown!: boolean;
}
