import { Arg, Query, Resolver } from 'type-graphql';
import { toListedSchool } from './school.queries';
import { findSchools } from './school.search';
import { SchoolView } from './school.view';

/** The query for schools. Visitors may use it, because the sign-up form needs it. */
@Resolver()
export class SchoolResolver {
  @Query(() => [SchoolView], {
    nullable: true,
    description:
      'Up to 10 schools (학교) whose name or abbreviation contains the text, those first that start with it. Visitors may use it.',
  })
  schools(
    @Arg('search', () => String, { description: 'A part of a Korean or English name or of an abbreviation (줄임말).' })
    search: string,
  ): SchoolView[] {
    return findSchools(search).map(toListedSchool);
  }
}
