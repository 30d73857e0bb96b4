import { sql } from 'kysely';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { fromPrimary, sqlObject } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { MemberType, ViewerType } from '../members/member.type';
import { type ProfileTables, ProfileVisibility } from './profile.entity';
import { hasRolesOrTags, canReadProfile, sharedProfileOf } from './profile.sql';
import { Role } from './role.entity';
import type { SharedProfile } from './shared-profile.entity';
import { tagsIn, TagType } from './tags/tag.type';

const mp = columnsOf<ProfileTables['member_profile']>('mp');
const sp = columnsOf<SharedProfile>('sp');

// SQL aliases: `mp` is the viewer's own profile, whose columns are null without a row. `sp` is what
// others read of a profile.

const EMPTY = sql`'{}'::text[]`;

registerEnumType(Role, {
  name: 'Role',
  description: 'The roles (역할) of a project.',
  valuesConfig: {
    FRONTEND: { description: 'Frontend (프론트엔드).' },
    BACKEND: { description: 'Backend (백엔드).' },
    DESIGNER: { description: 'Design (디자이너).' },
  },
});

registerEnumType(ProfileVisibility, {
  name: 'ProfileVisibility',
  description: 'Who reads a team profile besides teammates (공개 범위).',
  valuesConfig: {
    APPLIED: { description: 'Owners read it in an application that contains it.' },
    SCHOOL: { description: 'Members of the school as well, if the member owns a notice that they see.' },
  },
});

/** The viewer's own team profile. */
@ObjectType('TeamProfile', {
  simpleResolvers: true,
  description: "The viewer's own team profile (팀 프로필). It is empty until the viewer writes it.",
})
class TeamProfileType {
  @Field(() => Int, { description: 'The version. Each change increases it. Edits send it back as expectedVersion.' })
  @Sql(sql`coalesce(${mp.version}, 0)`)
  version!: number;

  @Field({ description: 'The introduction (소개).' })
  @Sql(sql`coalesce(${mp.intro}, '')`)
  intro!: string;

  @Field(() => [Role], { description: 'The roles (역할) that the viewer wants.' })
  @Sql(sql`coalesce(${mp.roles}, ${EMPTY})`)
  roles!: Role[];

  @Field(() => [TagType], { description: 'The tags (기술).' })
  @Sql(tagsIn(mp.tags))
  tags!: TagType[];

  @Field(() => [String], { description: 'The links (링크).' })
  @Sql(sql`coalesce(${mp.links}, ${EMPTY})`)
  links!: string[];

  @Field({ description: 'The department (학과).' })
  @Sql(sql`coalesce(${mp.department}, '')`)
  department!: string;

  @Field({ description: 'Whether readers of the profile see the department.' })
  @Sql(sql`coalesce(${mp.show_department}, false)`)
  showDepartment!: boolean;

  @Field(() => ProfileVisibility, { description: 'Who reads the profile (공개 범위).' })
  @Sql(sql`coalesce(${mp.visibility}, ${sql.lit(ProfileVisibility.APPLIED)})`)
  visibility!: ProfileVisibility;
}

/** The part of a team profile that others read. */
@ObjectType('MemberProfile', {
  simpleResolvers: true,
  description: 'The team profile (팀 프로필) of a member, as others read it.',
})
export class MemberProfileType {
  @Field({ description: 'The introduction (소개).' })
  @Sql(sp.intro)
  intro!: string;

  @Field(() => [Role], { description: 'The roles (역할) that the member wants.' })
  @Sql(sp.roles)
  roles!: Role[];

  @Field(() => [TagType], { description: 'The tags (기술).' })
  @Sql(tagsIn(sp.tags))
  tags!: TagType[];

  @Field(() => [String], { description: 'The links (링크).' })
  @Sql(sp.links)
  links!: string[];

  @Field(() => String, { nullable: true, description: 'The department (학과); null unless the member shows it.' })
  @Sql(sp.department)
  department!: string | null;
}

addFields(ViewerType, {
  teamProfile: {
    type: () => TeamProfileType,
    description: "The viewer's team profile (팀 프로필).",
    sql: sqlObject(() => sql`(select m.id) own left join member_profile mp on mp.member_id = own.id`),
  },
  hasRolesOrTags: {
    type: () => Boolean,
    description: "Whether the viewer's team profile has a role (역할) or a tag (기술).",
    sql: hasRolesOrTags(sql`m.id`),
  },
});

addFields(MemberType, {
  profile: {
    type: () => MemberProfileType,
    nullable: true,
    description:
      'The team profile (팀 프로필); null if it is empty, or if the viewer may not read it. The member, teammates and viewers who see that the member looks for a team (팀 찾기) may read it. So may members of the school, if its visibility is SCHOOL and the member owns a notice that they see.',
    // A replica may lack the latest departure from a team.
    sql: fromPrimary(
      sqlObject(
        ({ viewerId, env }) =>
          sql`(${sharedProfileOf(sql<number>`m.id`)}) sp where ${canReadProfile(viewerId, sql.lit(env.SCHOOL_PROOF))}`,
      ),
    ),
  },
});
