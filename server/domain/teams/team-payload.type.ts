import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlObject } from '../../selection/fields';
import { Sql } from '../../selection/schema-fields';
import { noticeOfPayload } from '../notices/notice-payload.type';
import { type AnyNotice, NoticeType } from '../notices/notice.type';
import { TeamPostType } from './team-post.type';
import { teamOfPayload, TeamType } from './team.type';

const post = sqlObject(
  (scope) => sql`team_post tp join notice n on n.id = tp.notice_id where tp.id = ${scope.value('postId')}::int`,
);

const TEAM = { description: 'The changed team.' };

/** What a new post returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of addTeamPost.' })
export class AddTeamPostPayload {
  @Field(() => TeamPostType, { description: 'The new post.' })
  @Sql(post)
  post!: TeamPostType;

  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What the deletion of a post returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of deleteTeamPost.' })
export class DeleteTeamPostPayload {
  @Field(() => ID, { description: 'The id of the post that is gone.' })
  postId!: string;

  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What the pinning of a post returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of pinTeamPost.' })
export class PinTeamPostPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What a change of the link returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateTeamLink.' })
export class UpdateTeamLinkPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What leaving returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of leaveTeam.' })
export class LeaveTeamPayload {
  @Field(() => NoticeType, {
    nullable: true,
    description:
      'The notice, whose team the viewer is not in any more; null when they do not see it without being a member.',
  })
  @Sql(noticeOfPayload)
  notice!: AnyNotice | null;
}

/** What a removal returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of removeTeamMember.' })
export class RemoveTeamMemberPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What a question returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of askTeamMember.' })
export class AskTeamMemberPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What an answer returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of answerTeam.' })
export class AnswerTeamPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What another state returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of moveTeam.' })
export class MoveTeamPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What handing over returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of handOverTeam.' })
export class HandOverTeamPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** What an agreement to show a team returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of showTeamOnProfile.' })
export class ShowTeamOnProfilePayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}
