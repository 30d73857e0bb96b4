import { BOUNDS } from '../../../shared/bounds';
import { OperatedSchoolsDocument, OperatorPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query OperatorPage($after: String) {
    administration {
      openCount
      open: cases(state: OPEN, after: $after) {
        edges {
          cursor
          node {
            id
            ...CaseItem_moderationCase
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      decided: cases(state: DECIDED) {
        edges {
          node {
            id
            ...CaseItem_moderationCase
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;
gql`
  query OperatedSchools($search: String!, $after: String) {
    administration {
      schools(search: $search, after: $after) {
        edges {
          cursor
          node {
            id
            ...SchoolItem_operatedSchool
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/**
 * Starts the queries for the common queue and for the schools. Both return null for everybody
 * except operators. The URL contains the search.
 */
export function loadOperatorPage({ preload, search }: Navigation) {
  const variables = { search: (search.get('q') ?? '').slice(0, BOUNDS.query.max) };
  return {
    variables,
    queue: preload(OperatorPageDocument, { variables: {} }),
    schools: preload(OperatedSchoolsDocument, { variables }),
  };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.operator,
    layout: 'members',
    loading: 'list',
    load: loadOperatorPage,
    component: async () => (await import('./operator')).OperatorPage,
  },
];

export const chunk: Chunk = 'moderation';
