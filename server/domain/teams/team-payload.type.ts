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

/** Payload of `addTeamPost`. */
@ObjectType({ simpleResolvers: true, description: 'The result of addTeamPost.' })
export class AddTeamPostPayload {
  @Field(() => TeamPostType, { description: 'The new post.' })
  @Sql(post)
  post!: TeamPostType;

  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `deleteTeamPost`. */
@ObjectType({ simpleResolvers: true, description: 'The result of deleteTeamPost.' })
export class DeleteTeamPostPayload {
  @Field(() => ID, { description: 'The id of the deleted post.' })
  postId!: string;

  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `pinTeamPost`. */
@ObjectType({ simpleResolvers: true, description: 'The result of pinTeamPost.' })
export class PinTeamPostPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `updateTeamLink`. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateTeamLink.' })
export class UpdateTeamLinkPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `leaveTeam`. */
@ObjectType({ simpleResolvers: true, description: 'The result of leaveTeam.' })
export class LeaveTeamPayload {
  @Field(() => NoticeType, {
    nullable: true,
    description: 'The notice of the team that the viewer left; null if the viewer can no longer see it.',
  })
  @Sql(noticeOfPayload)
  notice!: AnyNotice | null;
}

/** Payload of `removeTeamMember`. */
@ObjectType({ simpleResolvers: true, description: 'The result of removeTeamMember.' })
export class RemoveTeamMemberPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `askTeamMember`. */
@ObjectType({ simpleResolvers: true, description: 'The result of askTeamMember.' })
export class AskTeamMemberPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `answerTeam`. */
@ObjectType({ simpleResolvers: true, description: 'The result of answerTeam.' })
export class AnswerTeamPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `moveTeam`. */
@ObjectType({ simpleResolvers: true, description: 'The result of moveTeam.' })
export class MoveTeamPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `handOverTeam`. */
@ObjectType({ simpleResolvers: true, description: 'The result of handOverTeam.' })
export class HandOverTeamPayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}

/** Payload of `showTeamOnProfile`. */
@ObjectType({ simpleResolvers: true, description: 'The result of showTeamOnProfile.' })
export class ShowTeamOnProfilePayload {
  @Field(() => TeamType, TEAM)
  @Sql(teamOfPayload)
  team!: TeamType;
}
