import { LegalPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

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
