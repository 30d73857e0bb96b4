import { LegalPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query LegalPage {
    operator {
      name
      contact
    }
  }
`;

/** Starts the query for the operator. */
export function loadLegalPage({ preload }: Navigation) {
  return { operator: preload(LegalPageDocument, { variables: {} }) };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.terms,
    layout: 'none',
    load: loadLegalPage,
    component: async () => (await import('./legal')).TermsPage,
  },
  {
    path: PATHS.privacy,
    layout: 'none',
    load: loadLegalPage,
    component: async () => (await import('./legal')).PrivacyPage,
  },
];

export const chunk: Chunk = 'legal';
