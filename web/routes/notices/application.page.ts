import { ApplicationPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query ApplicationPage($id: ID!, $after: String) {
    application(id: $id) {
      id
      ...MyApplication_application
      notice {
        id
        kind
        viewerCanManage
        ...ApplicantsView_notice
      }
    }
  }
`;

/** Starts the query for one application, with the other applications to the same notice. */
export function loadApplicationPage({ preload, id }: Navigation) {
  return { application: preload(ApplicationPageDocument, { variables: { id } }) };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.application,
    layout: 'members',
    loading: 'queue',
    load: loadApplicationPage,
    component: async () => (await import('./application')).ApplicationPage,
  },
];

export const chunk: Chunk = 'applicants';
