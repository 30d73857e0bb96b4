import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlArray, type WriteField } from '../../selection/fields';
import { addFields, Sql } from '../../selection/schema-fields';
import { MemberType } from '../members/member.type';
import { NoticeKind } from '../notices/notice.entity';
import { Role } from '../notices/project.entity';
import { seesTeamsOnProfile, teamsOnProfile } from './profile-team.queries';

// The row in scope of completed teams is `ct`, on the profile of the member `m`.

/** The teams on the profile of the member `m`. */
const completedTeams: WriteField = ({ viewerId }, selection) =>
  sqlArray(
    selection.json(),
    sql`${teamsOnProfile(viewerId)} ct where ${seesTeamsOnProfile(viewerId)}`,
    sql`ct."teamId" desc`,
  );

/** A completed team as it is shown on a member's profile. */
@ObjectType('CompletedTeam', {
  simpleResolvers: true,
  description:
    "A team on a member's profile (함께한 팀): it is done, and the member and another one agreed to show it.",
})
class CompletedTeamType {
  @Field(() => ID, { description: 'The id: those of the team and the member.' })
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
      'The completed teams that the member shows (함께한 팀), those of the newest notices first; 20 at most. Members of another school, hidden ones and those kept apart by a block show none.',
    sql: completedTeams,
  },
});
