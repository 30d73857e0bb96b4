import { Field, ID, InputType } from 'type-graphql';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphText, Valid } from '../../../platform/text/validation';
import { TeamState } from '../../notices/notice.entity';
import { TEAM_ID } from '../team.inputs';

const MEMBER_ID = { description: 'The id of the member.' };

const reason = paragraphText({ ko: '이유', en: 'the reason' }, BOUNDS.departureReason);

/** Input of `leaveTeam`. */
@InputType({ description: "The end of the viewer's own membership in a team (팀에서 나가기)." })
export class LeaveTeamInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Valid(reason)
  @Field({ defaultValue: '', description: 'The reason (이유), 300 characters at most. Only the owner reads it.' })
  reason!: string;
}

/** Input of `removeTeamMember`. */
@InputType({ description: "The removal of a member (내보내기) from the viewer's own team." })
export class RemoveTeamMemberInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field(() => ID, MEMBER_ID)
  memberId!: string;

  @Valid(reason)
  @Field({
    defaultValue: '',
    description:
      'The reason (이유), 300 characters at most. The member reads it. It is required unless the member has not responded for 72 hours.',
  })
  reason!: string;
}

/** Input of `askTeamMember`. */
@InputType({ description: "A request for a response from a member of the viewer's own team (응답 확인)." })
export class AskTeamMemberInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field(() => ID, MEMBER_ID)
  memberId!: string;
}

/** Input of `answerTeam`. */
@InputType({ description: 'The response of the viewer to the owner (응답하기).' })
export class AnswerTeamInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;
}

/** Input of `moveTeam`. */
@InputType({ description: "The new state of the viewer's own team (팀의 단계)." })
export class MoveTeamInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field(() => TeamState, { description: 'The new state.' })
  state!: TeamState;
}

/** Input of `handOverTeam`. */
@InputType({ description: "Handing over the viewer's own team to a member (팀장 넘기기)." })
export class HandOverTeamInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field(() => ID, MEMBER_ID)
  memberId!: string;
}
