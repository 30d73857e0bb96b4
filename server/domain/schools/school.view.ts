import { Field, ObjectType } from 'type-graphql';

/** A university that sign-up can suggest. */
@ObjectType('School', { simpleResolvers: true, description: '대학교' })
export class SchoolView {
  @Field({ description: '한글 이름' })
  name!: string;

  @Field({ description: '영어 이름' })
  englishName!: string;

  @Field(() => [String], { description: '이 학교 이메일의 도메인' })
  domains!: string[];
}
