import { ModerationPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { PATHS } from '../paths';
import type { Chunk, Navigation, PageRoute } from './page';

gql`
  query ModerationPage($after: String) {
    moderation {
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

/**
 * Starts the query for the reports of the viewer's school. It returns null for everybody except
 * moderators.
 */
export function loadModerationPage({ preload }: Navigation) {
  return { moderation: preload(ModerationPageDocument, { variables: {} }) };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.moderation,
    layout: 'members',
    loading: 'list',
    load: loadModerationPage,
    component: async () => (await import('./moderation')).ModerationPage,
  },
];

export const chunk: Chunk = 'moderation';
