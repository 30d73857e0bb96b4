import { Field, ID, InputType } from 'type-graphql';
import { BOUNDS } from '../../../../shared/bounds';
import { optionalText, paragraphText, Valid } from '../../../platform/text/validation';
import { TEAM_ID } from '../team.inputs';
import { TEAM_LINK_HOSTS, parseLink } from '../team-link';

const POST_ID = { description: 'The id of the post.' };

/** Input of `addTeamPost`. */
@InputType({ description: "A new post on a team's board (팀 게시판 글)." })
export class AddTeamPostInput {
  @Field(() => ID, TEAM_ID)
  teamId!: string;

  @Valid(paragraphText({ ko: '글', en: 'the text' }, BOUNDS.teamPost))
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
