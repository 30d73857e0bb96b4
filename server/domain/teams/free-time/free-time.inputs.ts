import { Field, ID, InputType } from 'type-graphql';
import { TEAM_ID } from '../team.inputs';

/** Input of `shareFreeTime`. */
@InputType({ description: "Whether the viewer's free hours are compared with those of a team (모두 비는 시간)." })
export class ShareFreeTimeInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field({ description: 'Whether they are compared.' })
  shared!: boolean;
}
