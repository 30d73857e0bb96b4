import { Field, ID, Int, ObjectType } from 'type-graphql';

/** A member as other members see them: nothing that identifies them outside of the service (rules.md: Who sees and does what). */
@ObjectType('Member', {
  simpleResolvers: true,
  description: 'A student (회원). Everybody sees the nickname, the picture and whether the school is verified only.',
})
export class MemberView {
  @Field(() => ID, { description: 'The id.' })
  id!: number;

  @Field({ description: 'The nickname (닉네임).' })
  nickName!: string;

  @Field(() => String, { nullable: true, description: 'The path of the picture (프로필 사진); null without one.' })
  imageUrl!: string | null;

  @Field({ description: 'Whether the member verified their school (학교 인증) by an address of it.' })
  schoolVerified!: boolean;

  @Field({
    description: 'Whether nickname and picture are hidden from others (숨김). The member sees their own.',
  })
  hidden!: boolean;
}

/** The member who is logged in, with the data that only they see. Fields of the schema show the school and the member. */
@ObjectType('Viewer', { simpleResolvers: true, description: "The session's member (나), with what only they see." })
export class ViewerView {
  @Field(() => ID, { description: "The member's id." })
  id!: number;

  @Field({ description: 'The login id (아이디).' })
  loginId!: string;

  @Field({ description: 'The e-mail address (이메일).' })
  email!: string;

  @Field(() => Int, {
    description: 'The version of the profile. It grows with each change of it; sent back as expectedVersion.',
  })
  version!: number;
}

/** What a sign-up returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of signUp.' })
export class SignUpPayload {
  @Field(() => MemberView, { description: 'The new member, who is not logged in yet.' })
  member!: MemberView;
}

/** What a change of the profile returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of updateProfile.' })
export class UpdateProfilePayload {
  @Field(() => ViewerView, { description: 'The viewer with the changed profile.' })
  viewer!: ViewerView;
}

/** What a withdrawal returns. */
@ObjectType({ simpleResolvers: true, description: 'The result of withdraw.' })
export class WithdrawPayload {
  @Field(() => ID, { description: 'The id of the member that is gone.' })
  memberId!: number;
}
