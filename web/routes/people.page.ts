import { readCountVariables } from '../../shared/notice-filter';
import { readSeekerVariables } from '../features/seekers/seeker-filter';
import { NoticeCountsDocument, PeoplePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { PATHS } from '../paths';
import type { Chunk, Navigation, PageRoute } from './page';

gql`
  query PeoplePage($after: String, $kind: NoticeKind, $role: Role, $tag: String, $course: String) {
    viewer {
      id
      canSeek
      seeking {
        until
      }
      ...OwnSeeking_viewer
    }
    seekers(first: 20, after: $after, kind: $kind, role: $role, tag: $tag, course: $course) {
      edges {
        cursor
        node {
          id
          ...SeekerCard_seeker
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/**
 * Starts the queries for the people who look for a team, and for the numbers of the other tabs. The
 * URL contains the filter.
 */
export function loadPeoplePage({ preload, search }: Navigation) {
  const variables = readSeekerVariables(search);
  const counted = new URLSearchParams(search);
  counted.delete('role');
  return {
    variables,
    people: preload(PeoplePageDocument, { variables }),
    counts: preload(NoticeCountsDocument, { variables: readCountVariables(counted) }),
  };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.people,
    layout: 'members',
    loading: 'cards',
    load: loadPeoplePage,
    component: async () => (await import('./people')).PeoplePage,
  },
];

export const chunk: Chunk = 'people';
