import { Arg, Query, Resolver } from 'type-graphql';
import { findSchools } from './school.search';
import { SchoolView } from './school.view';

/** The query for schools. Visitors may use it, because the sign-up form needs it. */
@Resolver()
export class SchoolResolver {
  @Query(() => [SchoolView], { description: '이름이나 줄임말로 찾은 대학교, 10곳까지' })
  schools(@Arg('search', () => String, { description: '이름이나 줄임말의 일부' }) search: string): SchoolView[] {
    return findSchools(search);
  }
}
