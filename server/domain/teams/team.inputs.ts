import { Field, ID, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { optionalText, paragraphText, Rule } from '../../platform/validation';
import { TeamState } from '../notices/notice.entity';
import { TEAM_LINK_HOSTS, toLink } from './team.links';

const toTeamLink = (value: string): string | null => toLink(value);

const TEAM_ID = { description: 'The id of the team, which is the id of its notice.' };
const MEMBER_ID = { description: 'The id of the member.' };
const POST_ID = { description: 'The id of the post.' };

/** Input of `addTeamPost`. */
@InputType({ description: "A new post on a team's board (팀 게시판 글)." })
export class AddTeamPostInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Rule(paragraphText('글', BOUNDS.teamPost))
  @Field({ description: 'The text (글), 1–1,000 characters.' })
  text!: string;
}

/** Input of `deleteTeamPost`. */
@InputType({ description: 'The deletion of a post (글 삭제).' })
export class DeleteTeamPostInput {
  @Field(() => ID, POST_ID)
  id!: string;
}

/** Input of `pinTeamPost`. */
@InputType({ description: "The pinning of a post (글 고정) on the board of the viewer's own team." })
export class PinTeamPostInput {
  @Field(() => ID, POST_ID)
  id!: string;

  @Field({ description: 'True to pin the post, false to unpin it. A team has one pinned post at most.' })
  pinned!: boolean;
}

/** Input of `updateTeamLink`. */
@InputType({ description: 'The link of a team (팀 링크).' })
export class UpdateTeamLinkInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Rule(optionalText('팀 링크', BOUNDS.teamLink, toTeamLink, '쓸 수 있는 서비스의 https 주소를 넣어 주세요.'))
  @Field(() => String, {
    nullable: true,
    description: `An https URL at ${TEAM_LINK_HOSTS.join(', ')}. Null or an empty text removes it.`,
  })
  link!: string | null;
}

const reason = paragraphText('이유', BOUNDS.departureReason);

/** Input of `leaveTeam`. */
@InputType({ description: "The end of the viewer's own membership in a team (팀에서 나가기)." })
export class LeaveTeamInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Rule(reason)
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

  @Rule(reason)
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

/** Input of `showTeamOnProfile`. */
@InputType({ description: "The choice to show a completed team on the viewer's profile (함께한 팀)." })
export class ShowTeamOnProfileInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field({ description: 'True to show the team, false to hide it.' })
  shown!: boolean;
}
