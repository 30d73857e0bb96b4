import { Field, ID, ObjectType } from 'type-graphql';

/** A school as a member's, as a notice's, or as a suggestion. */
@ObjectType('School', { simpleResolvers: true, description: 'A university (학교).' })
export class SchoolView {
  @Field(() => ID, {
    description: 'An opaque id. All spellings of a school have the same one, also of a school that is not in the list.',
  })
  id!: string;

  @Field({
    description: 'The Korean name (한글 이름). Of a school that is not in the list, the name as the member entered it.',
  })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The English name (영어 이름); null for a school that is not in the list.',
  })
  englishName!: string | null;

  @Field(() => [String], {
    description:
      "The domains of its members' e-mail addresses (이메일 도메인); empty for a school that is not in the list.",
  })
  domains!: string[];
}
