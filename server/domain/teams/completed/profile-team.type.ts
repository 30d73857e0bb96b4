import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlArray, type BuildField } from '../../../selection/fields';
import { addFields, Sql } from '../../../selection/schema-fields';
import { MemberType } from '../../members/member.type';
import { NoticeKind } from '../../notices/notice.entity';
import { Role } from '../../profiles/role.entity';
import { seesTeamsOnProfile, teamsOnProfile } from './profile-team.sql';

// The row in scope of completed teams is `ct`. The profile belongs to the member `m`.

/** Teams on the profile of the member `m`. */
const completedTeams: BuildField = ({ viewerId }, selection) =>
  sqlArray(
    selection.json(),
    sql`${teamsOnProfile(viewerId)} ct where ${seesTeamsOnProfile(viewerId)}`,
    sql`ct."teamId" desc`,
  );

/** A completed team on a member's profile. */
@ObjectType('CompletedTeam', {
  simpleResolvers: true,
  description:
    "A completed team on a member's profile (함께한 팀). The member and another member of the team agreed to show it.",
})
class CompletedTeamType {
  @Field(() => ID, { description: 'The id: the id of the team and the id of the member.' })
  @Sql(sql`ct."teamId" || '-' || m.id`)
  id!: string;

  @Field(() => ID, { description: 'The id of the team, which is the id of its notice.' })
  @Sql(sql`ct."teamId"`)
  teamId!: number;

  @Field(() => NoticeKind, { description: 'Whether it was a project or a study (종류).' })
  @Sql(sql`ct.kind`)
  kind!: NoticeKind;

  @Field({ description: "The notice's title (제목)." })
  @Sql(sql`ct.title`)
  title!: string;

  @Field(() => Role, {
    nullable: true,
    description: "The member's role (역할); null for the owner, and in a study.",
  })
  @Sql(sql`ct.role`)
  role!: Role | null;

  @Field({ description: 'Whether the member owns the notice (팀장).' })
  @Sql(sql`ct."isOwner"`)
  isOwner!: boolean;

  @Field({ description: 'When the member agreed to show it (프로필에 남긴 시각).' })
  @Sql(sql`ct."agreedAt"`)
  agreedAt!: Date;
}

addFields(MemberType, {
  completedTeams: {
    type: () => [CompletedTeamType],
    description:
      'The completed teams that the member shows (함께한 팀), the newest notices first, 20 at most. The list is empty for hidden members, across a block, and for members of another school.',
    sql: completedTeams,
  },
});
