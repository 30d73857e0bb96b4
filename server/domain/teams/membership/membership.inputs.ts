import { Field, InputType } from 'type-graphql';
import { BOUNDS } from '../../../../shared/bounds';
import { paragraphText, Valid } from '../../../platform/text/validation';
import { TeamState } from '../../notices/notice.entity';
import { TEAM_ID } from '../team.inputs';
import { IdField, idInput } from '../../kit/api/id-field';

const MEMBER_ID = 'The id of the member.';

const reason = paragraphText({ ko: '이유', en: 'the reason' }, BOUNDS.departureReason);

/** Input of `leaveTeam`. */
@InputType({ description: "The end of the viewer's own membership in a team (팀에서 나가기)." })
export class LeaveTeamInput {
  @IdField(TEAM_ID)
  teamId!: number;

  @Valid(reason)
  @Field({ defaultValue: '', description: 'The reason (이유), 300 characters at most. Only the owner reads it.' })
  reason!: string;
}

/** Input of `removeTeamMember`. */
@InputType({ description: "The removal of a member (내보내기) from the viewer's own team." })
export class RemoveTeamMemberInput {
  @IdField(TEAM_ID)
  teamId!: number;

  @IdField(MEMBER_ID)
  memberId!: number;

  @Valid(reason)
  @Field({
    defaultValue: '',
    description:
      'The reason (이유), 300 characters at most. The member reads it. It is required unless the member has not responded for 72 hours.',
  })
  reason!: string;
}

export const AskTeamMemberInput = idInput(
  'AskTeamMemberInput',
  "A request for a response from a member of the viewer's own team (응답 확인).",
  { teamId: TEAM_ID, memberId: MEMBER_ID },
);

export const AnswerTeamInput = idInput('AnswerTeamInput', 'The response of the viewer to the owner (응답하기).', {
  teamId: TEAM_ID,
});

/** Input of `moveTeam`. */
@InputType({ description: "The new state of the viewer's own team (팀의 단계)." })
export class MoveTeamInput {
  @IdField(TEAM_ID)
  teamId!: number;

  @Field(() => TeamState, { description: 'The new state.' })
  state!: TeamState;
}

export const HandOverTeamInput = idInput(
  'HandOverTeamInput',
  "Handing over the viewer's own team to a member (팀장 넘기기).",
  { teamId: TEAM_ID, memberId: MEMBER_ID },
);
