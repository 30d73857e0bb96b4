import { useQuery } from '@apollo/client/react';
import { type SchoolProof, SchoolProofDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';

gql`
  query SchoolProof {
    viewer {
      id
      schoolProof
    }
  }
`;

/**
 * Returns the kind of school verification of this service. Undefined until the layout's query has
 * loaded it.
 */
export function useSchoolProof(): SchoolProof | undefined {
  return useQuery(SchoolProofDocument, { fetchPolicy: 'cache-only' }).data?.viewer?.schoolProof;
}
