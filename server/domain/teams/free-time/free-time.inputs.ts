import { Field, InputType } from 'type-graphql';
import { TEAM_ID } from '../team.inputs';
import { IdField } from '../../kit/api/id-field';

/** Input of `shareFreeTime`. */
@InputType({ description: "Whether the viewer's free hours are compared with those of a team (모두 비는 시간)." })
export class ShareFreeTimeInput {
  @IdField(TEAM_ID)
  teamId!: number;

  @Field({ description: 'Whether they are compared.' })
  shared!: boolean;
}
