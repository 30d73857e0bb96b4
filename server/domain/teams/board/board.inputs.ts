import { Field, InputType } from 'type-graphql';
import { BOUNDS } from '../../../../shared/bounds';
import { optionalText, paragraphText, Valid } from '../../../platform/text/validation';
import { TEAM_ID } from '../team.inputs';
import { TEAM_LINK_HOSTS, parseLink } from '../team-link';
import { IdField, idInput } from '../../kit/api/id-field';

const POST_ID = 'The id of the post.';

/** Input of `addTeamPost`. */
@InputType({ description: "A new post on a team's board (팀 게시판 글)." })
export class AddTeamPostInput {
  @IdField(TEAM_ID)
  teamId!: number;

  @Valid(paragraphText({ ko: '글', en: 'the text' }, BOUNDS.teamPost))
  @Field({ description: 'The text (글), 1–1,000 characters.' })
  text!: string;
}

export const DeleteTeamPostInput = idInput('DeleteTeamPostInput', 'The deletion of a post (글 삭제).', { id: POST_ID });

/** Input of `pinTeamPost`. */
@InputType({ description: "The pinning of a post (글 고정) on the board of the viewer's own team." })
export class PinTeamPostInput {
  @IdField(POST_ID)
  id!: number;

  @Field({ description: 'True to pin the post, false to unpin it. A team has one pinned post at most.' })
  pinned!: boolean;
}

/** Input of `updateTeamLink`. */
@InputType({ description: 'The link of a team (팀 링크).' })
export class UpdateTeamLinkInput {
  @IdField(TEAM_ID)
  teamId!: number;

  @Valid(
    optionalText({ ko: '팀 링크', en: 'the team link' }, BOUNDS.teamLink, parseLink, {
      ko: '쓸 수 있는 서비스의 https 주소를 넣어 주세요.',
      en: 'Enter an https address of a supported service.',
    }),
  )
  @Field(() => String, {
    nullable: true,
    description: `An https URL at ${TEAM_LINK_HOSTS.join(', ')}. Null or an empty text removes it.`,
  })
  link!: string | null;
}
