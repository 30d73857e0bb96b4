import { BOUNDS } from '../../../shared/bounds';
import { LegalPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { LEGAL_SCHOOL, PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query LegalPage($school: String!) {
    operator(school: $school) {
      name
      contact
      termsText
      privacyText
      changedAt
    }
  }
`;

/** Starts the query for the operator of the school in the URL, otherwise of the viewer's school. */
export function loadLegalPage({ preload, search }: Navigation) {
  const school = (search.get(LEGAL_SCHOOL) ?? '').slice(0, BOUNDS.university.max);
  return { operator: preload(LegalPageDocument, { variables: { school } }) };
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
