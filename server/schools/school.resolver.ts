import { Arg, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { findSchools } from './school.search';

/** A university that sign-up can suggest. */
@ObjectType({ description: '대학교' })
export class School {
  @Field({ description: '이름' })
  name!: string;

  @Field({ description: '영어 이름' })
  englishName!: string;

  @Field(() => [String], { description: '이 학교 이메일의 도메인' })
  domains!: string[];
}

/** Schools, open to visitors: the sign-up form asks. */
@Resolver()
export class SchoolResolver {
  @Query(() => [School], { description: '이름이나 줄임말로 찾은 대학교, 10곳까지' })
  schools(@Arg('search', () => String, { description: '이름의 일부' }) search: string): School[] {
    return findSchools(search);
  }
}
