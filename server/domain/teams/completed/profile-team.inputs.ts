import { Field, InputType } from 'type-graphql';
import { TEAM_ID } from '../team.inputs';
import { IdField } from '../../kit/api/id-field';

/** Input of `showTeamOnProfile`. */
@InputType({ description: "The choice to show a completed team on the viewer's profile (함께한 팀)." })
export class ShowTeamOnProfileInput {
  @IdField(TEAM_ID)
  teamId!: number;

  @Field({ description: 'True to show the team, false to hide it.' })
  shown!: boolean;
}
