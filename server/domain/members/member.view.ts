import { Field, ID, Int, ObjectType } from 'type-graphql';

/** A member as other members see them: only the nickname and the picture (rules.md: Who sees and does what). */
@ObjectType('Member', { simpleResolvers: true, description: '학생. 다른 사람에게는 닉네임과 사진만 보여요.' })
export class MemberView {
  @Field(() => ID, { description: '회원 번호' })
  id!: number;

  @Field({ description: '닉네임' })
  nickName!: string;

  @Field(() => String, { nullable: true, description: '프로필 사진 주소, 없으면 null' })
  imageUrl!: string | null;
}

/** The member who is logged in, with the data that only they see. */
@ObjectType('Viewer', { simpleResolvers: true, description: '로그인한 나. 이메일과 아이디는 나에게만 보여요.' })
export class ViewerView extends MemberView {
  @Field({ description: '로그인 아이디' })
  loginId!: string;

  @Field({ description: '학교 이름' })
  university!: string;

  @Field({ description: '이메일' })
  email!: string;

  @Field(() => Int, { description: '프로필의 버전. 프로필이 바뀔 때마다 커지고, 고칠 때 expectedVersion으로 보내요.' })
  version!: number;
}
