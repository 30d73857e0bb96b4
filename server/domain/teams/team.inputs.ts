import { Field, ID, InputType } from 'type-graphql';
import { BOUNDS } from '../../../shared/bounds';
import { optionalText, paragraphText, Rule } from '../../platform/validation';
import { TeamState } from '../notices/notice.entity';
import { TEAM_LINK_HOSTS, toLink } from './team.links';

const toTeamLink = (value: string): string | null => toLink(value);

const TEAM_ID = { description: 'The id of the team, which is the id of its notice.' };
const MEMBER_ID = { description: 'The id of the member.' };
const POST_ID = { description: 'The id of the post.' };

/** A new post. */
@InputType({ description: "A new post on a team's board (팀 게시판 글)." })
export class AddTeamPostInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Rule(paragraphText('글', BOUNDS.teamPost))
  @Field({ description: 'The text (글), 1–1,000 characters.' })
  text!: string;
}

/** Which post is deleted. */
@InputType({ description: 'The deletion of a post (글 삭제).' })
export class DeleteTeamPostInput {
  @Field(() => ID, POST_ID)
  id!: string;
}

/** Which post is pinned. */
@InputType({ description: "The pinning of a post (글 고정) on the board of the viewer's own team." })
export class PinTeamPostInput {
  @Field(() => ID, POST_ID)
  id!: string;

  @Field({ description: 'Whether it is pinned or unpinned. A team has one pinned post at most.' })
  pinned!: boolean;
}

/** Where the team meets. */
@InputType({ description: 'Where a team meets (팀 링크).' })
export class UpdateTeamLinkInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Rule(optionalText('팀 링크', BOUNDS.teamLink, toTeamLink, '쓸 수 있는 서비스의 https 주소를 넣어 주세요.'))
  @Field(() => String, {
    nullable: true,
    description: `An https address at ${TEAM_LINK_HOSTS.join(', ')}; null or an empty one removes it.`,
  })
  link!: string | null;
}

const reason = paragraphText('이유', BOUNDS.departureReason);

/** The end of the viewer's own membership. */
@InputType({ description: "The end of the viewer's own membership in a team (팀에서 나가기)." })
export class LeaveTeamInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Rule(reason)
  @Field({ defaultValue: '', description: 'Why (이유), 300 characters at most. Only the owner reads it.' })
  reason!: string;
}

/** The removal of a member. */
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
      'Why (이유), 300 characters at most. The member reads it. Needed unless they have not answered for 72 hours.',
  })
  reason!: string;
}

/** Who is asked for a response. */
@InputType({ description: "A question to a member of the viewer's own team whether they are still there (응답 확인)." })
export class AskTeamMemberInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field(() => ID, MEMBER_ID)
  memberId!: string;
}

/** In which team the viewer answers. */
@InputType({ description: 'The answer of the viewer that they are still there (응답하기).' })
export class AnswerTeamInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;
}

/** Which state a team gets. */
@InputType({ description: "Another state of the viewer's own team (팀의 단계)." })
export class MoveTeamInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field(() => TeamState, { description: 'The new state.' })
  state!: TeamState;
}

/** Who becomes the owner. */
@InputType({ description: "Handing over the viewer's own team to a member (팀장 넘기기)." })
export class HandOverTeamInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field(() => ID, MEMBER_ID)
  memberId!: string;
}

/** Whether a completed team is on the viewer's profile. */
@InputType({ description: "Whether a team that is done appears on the viewer's profile (함께한 팀)." })
export class ShowTeamOnProfileInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Field({ description: 'Whether the viewer agrees that it appears, or takes that back.' })
  shown!: boolean;
}
