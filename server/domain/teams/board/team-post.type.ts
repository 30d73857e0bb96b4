import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { ID_BOUNDS } from '../../../platform/text/validation';
import { sqlConnection } from '../../../selection/connections/connections';
import { payloadObject, type SqlField, sqlObject } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { Sql } from '../../../selection/schema-fields';
import { defineConnection } from '../../../selection/connections/paging';
import { isAllowed } from '../../kit/rules/rules';
import { MemberType } from '../../members/member.type';
import { NOTICE_ID } from '../../notices/notice.rules';
import { isInTeam } from '../team.sql';
import type { TeamTables } from '../team.entity';
import { denyDeletingPost } from './board.rules';

const tp = columnsOf<TeamTables['team_post']>('tp');

// The row in scope of posts is `tp`. Their team belongs to the notice `n`.

/** Posts of the team of the notice `n`; none unless the viewer is a current member. */
export const posts: SqlField = sqlConnection({
  start: ID_BOUNDS.max,
  alias: 'tp',
  order: 'desc',
  rows: ({ viewerId }, { afterId, limit }) => sql`(
    select tp.* from team_post tp
    where tp.notice_id = n.id and tp.id < ${afterId} and ${isInTeam(viewerId, NOTICE_ID)}
    order by tp.id desc limit ${limit}
  )`,
});

/** The pinned post of the team of the notice `n`. */
export const pinnedPost: SqlField = sqlObject(
  () =>
    sql`team_post tp where tp.notice_id = n.id and tp.id = (select pinned_post_id from team where notice_id = n.id)`,
);

/** Payload field: the post whose id `run` returns as `postId`. */
export const postById = payloadObject<{ postId: number }>(
  (scope) => sql`team_post tp join notice n on n.id = tp.notice_id where tp.id = ${scope.value('postId')}::int`,
);

/** A post as current members read it. */
@ObjectType('TeamPost', { simpleResolvers: true, description: "A post on a team's board (팀 게시판 글)." })
export class TeamPostType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(tp.id)
  id!: number;

  @Field({ description: 'The text (글).' })
  @Sql(tp.text)
  text!: string;

  @Field({ description: 'When it was written (쓴 시각).' })
  @Sql(tp.created_at)
  createdAt!: Date;

  @Field({ description: 'Whether it is pinned (고정).' })
  @Sql(sql`exists (select from team where notice_id = n.id and pinned_post_id = tp.id)`)
  pinned!: boolean;

  @Field(() => MemberType, {
    nullable: true,
    description: 'The author; null after their withdrawal (탈퇴), shown as anonymous (익명).',
  })
  @Sql(sqlObject(() => sql`member m where m.id = tp.author_id`))
  author!: MemberType | null;

  @Field(() => Boolean, { description: 'Whether the viewer may delete it (글 삭제).' })
  @Sql(({ viewerId }) => isAllowed(denyDeletingPost(viewerId)))
  viewerCanDelete!: boolean;
}

/** A page of a team's posts, the newest first. */
export const TeamPostConnection = defineConnection(
  'TeamPost',
  () => TeamPostType,
  "A page of a team's posts (글), the newest first.",
);
