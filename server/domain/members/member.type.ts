import { sql } from 'kysely';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { type ReadArguments, sqlObject, type SqlScope } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addQueries, Sql } from '../../selection/schema-fields';
import { SchoolType } from '../schools/school.type';
import { publicColumns } from './member.columns';
import type { MemberTables } from './member.entity';

const m = columnsOf<MemberTables['member']>('m');

// The row in scope of members and of the viewer is `m`.

/** Arguments of fields that show a member as the member sees themselves, also while hidden. */
export const AS_THEMSELVES: ReadArguments = { values: {}, options: { asThemselves: true } };

const columns = ({ viewerId, options }: SqlScope) =>
  publicColumns(options.asThemselves === true ? sql<number>`m.id` : viewerId);

/** The viewer of a payload; null for a visitor. */
export const viewerOfPayload = sqlObject(({ viewerId }) => sql`member m where m.id = ${viewerId}`);

/**
 * A member as other members see them: nothing that identifies them outside of the service
 * (rules.md: Who sees and does what).
 */
@ObjectType('Member', {
  simpleResolvers: true,
  description: 'A student (회원). Everybody sees the nickname, the picture and whether the school is verified only.',
})
export class MemberType {
  @Field(() => ID, { description: 'The id.' })
  @Sql(m.id)
  id!: number;

  @Field({ description: 'The nickname (닉네임).' })
  @Sql((scope) => columns(scope).nickName)
  nickName!: string;

  @Field(() => String, { nullable: true, description: 'The path of the picture (프로필 사진); null without one.' })
  @Sql((scope) => columns(scope).imageUrl)
  imageUrl!: string | null;

  @Field({ description: 'Whether the member verified their school (학교 인증) by an address of it.' })
  @Sql((scope) => columns(scope).schoolVerified)
  schoolVerified!: boolean;

  @Field({
    description: 'Whether nickname and picture are hidden from others (숨김). The member sees their own.',
  })
  @Sql((scope) => columns(scope).hidden)
  hidden!: boolean;
}

/**
 * The member who is logged in, with the data that only they see. Fields of the schema show the
 * school and the member.
 */
@ObjectType('Viewer', { simpleResolvers: true, description: "The session's member (나), with what only they see." })
export class ViewerType {
  @Field(() => ID, { description: "The member's id." })
  @Sql(m.id)
  id!: number;

  @Field({ description: 'The login id (아이디).' })
  @Sql(m.login_id)
  loginId!: string;

  @Field({ description: 'The e-mail address (이메일).' })
  @Sql(m.email)
  email!: string;

  @Field(() => Int, {
    description: 'The version of the profile. It grows with each change of it; sent back as expectedVersion.',
  })
  @Sql(m.version)
  version!: number;

  @Field(() => MemberType, { description: 'The viewer as others see them.' })
  @Sql((_scope, selection) => selection.json())
  member!: MemberType;

  @Field(() => SchoolType, { description: 'The school (학교), whose notices the viewer sees.' })
  @Sql(sqlObject(() => sql`(select m.school_key, m.university) s`))
  school!: SchoolType;
}

/** What a sign-up returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of signUp.' })
export class SignUpPayload {
  @Field(() => MemberType, { description: 'The new member, who is not logged in yet.' })
  @Sql(sqlObject((scope) => sql`member m where m.id = ${scope.value('memberId')}::int`))
  member!: MemberType;
}

/** What a change of the profile returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateProfile.' })
export class UpdateProfilePayload {
  @Field(() => ViewerType, { description: 'The viewer with the changed profile.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

/** What a withdrawal returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of withdraw.' })
export class WithdrawPayload {
  @Field(() => ID, { description: 'The id of the member that is gone.' })
  memberId!: number;
}

addQueries({
  viewer: {
    type: () => ViewerType,
    nullable: true,
    description: 'The member who is logged in (나); null when nobody is.',
    sql: viewerOfPayload,
    isOpen: true,
  },
});
