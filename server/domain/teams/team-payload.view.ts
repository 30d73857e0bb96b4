import { Field, ID, ObjectType } from 'type-graphql';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { TeamPostView, TeamView } from './team.view';

const TEAM = { description: 'The changed team.' };

/** What a new post returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of addTeamPost.' })
export class AddTeamPostPayload {
  @Field(() => TeamPostView, { description: 'The new post.' })
  post!: TeamPostView;

  @Field(() => TeamView, TEAM)
  team!: TeamView;
}

/** What the deletion of a post returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of deleteTeamPost.' })
export class DeleteTeamPostPayload {
  @Field(() => ID, { description: 'The id of the post that is gone.' })
  postId!: string;

  @Field(() => TeamView, TEAM)
  team!: TeamView;
}

/** What the pinning of a post returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of pinTeamPost.' })
export class PinTeamPostPayload {
  @Field(() => TeamView, TEAM)
  team!: TeamView;
}

/** What a change of the link returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateTeamLink.' })
export class UpdateTeamLinkPayload {
  @Field(() => TeamView, TEAM)
  team!: TeamView;
}

/** What leaving returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of leaveTeam.' })
export class LeaveTeamPayload {
  @Field(() => NoticeView, {
    nullable: true,
    description:
      'The notice, whose team the viewer is not in any more; null when they do not see it without being a member.',
  })
  notice!: AnyNotice | null;
}

/** What a removal returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of removeTeamMember.' })
export class RemoveTeamMemberPayload {
  @Field(() => TeamView, TEAM)
  team!: TeamView;
}

/** What a question returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of askTeamMember.' })
export class AskTeamMemberPayload {
  @Field(() => TeamView, TEAM)
  team!: TeamView;
}

/** What an answer returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of answerTeam.' })
export class AnswerTeamPayload {
  @Field(() => TeamView, TEAM)
  team!: TeamView;
}

/** What another state returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of moveTeam.' })
export class MoveTeamPayload {
  @Field(() => TeamView, TEAM)
  team!: TeamView;
}

/** What handing over returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of handOverTeam.' })
export class HandOverTeamPayload {
  @Field(() => TeamView, TEAM)
  team!: TeamView;
}

/** What an agreement to show a team returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of showTeamOnProfile.' })
export class ShowTeamOnProfilePayload {
  @Field(() => TeamView, TEAM)
  team!: TeamView;
}
