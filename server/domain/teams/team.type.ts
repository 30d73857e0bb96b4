import { sql } from 'kysely';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { parseId } from '../../platform/text/validation';
import { payloadObject, sqlArray, type SqlField, type SqlScope } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, addQueries, Sql } from '../../selection/schema-fields';
import { ConnectionArgs } from '../../selection/connections/paging';
import { isAllowed } from '../kit/rules/rules';
import { ENDED_STATES, TeamState } from '../notices/notice.entity';
import { isOwn, denyManaging } from '../notices/notice.rules';
import type { NoticeTables } from '../notices/notice-tables.entity';
import { NoticeType } from '../notices/notice.type';
import { isOnProfileOf, agreementCount, hasAgreed } from './completed/profile-team.sql';
import { members, TeamMemberType } from './membership/team-member.type';
import { pinnedPost, posts, TeamPostConnection, TeamPostType } from './board/team-post.type';
import { hasSeat, isInTeam } from './team.sql';
import { denyLeaving, denyEnding } from './team.rules';

const n = columnsOf<NoticeTables['notice']>('n');

// The row in scope of a team is its notice `n`.

/**
 * The team by the value `noticeId`; null unless the viewer is a current member. It is read from the
 * primary, because a replica may lack the latest departure (rules/team-members.md).
 */
const teamById = {
  ...payloadObject<{ noticeId: number }>((scope) => {
    const noticeId = sql<number>`${scope.value('noticeId')}::int`;
    return sql`notice n where n.id = ${noticeId} and ${isInTeam(scope.viewerId, noticeId)}`;
  }),
  primary: true,
};

const team: SqlField = { ...teamById, parse: ({ id }) => ({ values: { noticeId: parseId(id) } }) };

const askedAt = ({ viewerId }: SqlScope) =>
  sql`(select asked_at from team_member where notice_id = n.id and member_id = ${viewerId})`;

/** Selects the states that the viewer may set. */
function nextStates({ viewerId }: SqlScope) {
  const states = ENDED_STATES.map((state, rank) => sql`(${sql.lit(rank)}, ${sql.lit(state)})`);
  const rows = sql`(values ${sql.join(states)}) next (rank, state)`;
  return sqlArray(
    sql`next.state`,
    sql`${rows} where ${isAllowed(denyEnding(viewerId, sql`next.state`))}`,
    sql`next.rank`,
  );
}

registerEnumType(TeamState, {
  name: 'TeamState',
  description: 'The states of a team (팀의 단계).',
  valuesConfig: {
    ACTIVE: { description: 'The team works together (함께하는 중).' },
    DONE: { description: 'The team has finished (완료). It accepts no new members.' },
    DISBANDED: { description: 'The team was disbanded (해산). It accepts no new members.' },
  },
});

/** A team as its current members read it. */
@ObjectType('Team', {
  simpleResolvers: true,
  description: 'A team (팀): the owner of a notice and the members who joined. Only its current members see it.',
})
export class TeamType {
  @Field(() => ID, { description: 'The id of its notice.' })
  @Sql(n.id)
  id!: number;

  @Field(() => TeamState, { description: 'The state of the team (단계).' })
  @Sql(n.team_state)
  state!: TeamState;

  @Field(() => String, { nullable: true, description: 'The link of the team (팀 링크); null without a link.' })
  @Sql(sql`(select link from team where notice_id = n.id)`)
  link!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the owner requested a response from the viewer (응답 확인); null without an open request.',
  })
  @Sql(askedAt)
  viewerAskedAt!: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the viewer agreed to show it on their profile (함께한 팀으로 남기기); null unless it is done.',
  })
  @Sql(({ viewerId }) => hasAgreed(viewerId, n.id))
  viewerShowsOnProfile!: boolean | null;

  @Field({
    description:
      "Whether it is on the viewer's profile (함께한 팀): the viewer and another current member agreed, and the notice is not hidden.",
  })
  @Sql(({ viewerId }) => isOnProfileOf(viewerId, n.id))
  isOnViewerProfile!: boolean;

  @Field(() => Int, {
    description:
      'The number of its current members who agreed to show it on their profiles. It appears if at least two agreed.',
  })
  @Sql(agreementCount(n.id))
  showingCount!: number;

  @Field(() => NoticeType, { description: 'The notice (공고) of the team.' })
  @Sql((_scope, selection) => selection.json())
  notice!: NoticeType;

  @Field(() => [TeamMemberType], { description: 'The current members (팀원), the owner first; 101 at most.' })
  @Sql(members)
  members!: TeamMemberType[];

  @Field(() => TeamPostType, { nullable: true, description: 'The pinned post (고정한 글); null without one.' })
  @Sql(pinnedPost)
  pinnedPost!: TeamPostType | null;

  @Field(() => Boolean, { description: 'Whether the viewer may leave it (팀에서 나가기).' })
  @Sql(({ viewerId }) => isAllowed(denyLeaving(viewerId)))
  viewerCanLeave!: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may set the link and pin posts.' })
  @Sql(({ viewerId }) => isAllowed(denyManaging(viewerId)))
  viewerCanManage!: boolean;

  @Field(() => [TeamState], { description: 'The states that the viewer may set now.' })
  @Sql(nextStates)
  viewerNextStates!: TeamState[];
}

/** The team in a payload with the value `noticeId`. */
export const teamOfPayload = (description: string) => ({ type: () => TeamType, description, sql: teamById });

addQueries({
  team: {
    type: () => TeamType,
    nullable: true,
    description: 'The team (팀) of a notice; null unless the viewer is a current member.',
    args: { id: { type: () => ID, description: 'The id of its notice.' } },
    sql: team,
  },
});

addFields(TeamType, {
  posts: {
    type: () => TeamPostConnection,
    description: 'The posts (게시판), the newest first.',
    args: ConnectionArgs,
    sql: posts,
  },
});

addFields(NoticeType, {
  viewerIsTeammate: {
    type: () => Boolean,
    description: 'Whether the viewer is a current member of its team (팀).',
    sql: ({ viewerId }) => sql`(${isOwn(viewerId)} or ${hasSeat(viewerId, n.id)})`,
  },
});
