import { useQuery } from '@apollo/client/react';
import { type SchoolProof, SchoolProofDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';

gql`
  query SchoolProof {
    viewer {
      id
      schoolProof
    }
  }
`;

/** What schools are verified for here. The layout's query loads it; it is undefined until then. */
export function useSchoolProof(): SchoolProof | undefined {
  return useQuery(SchoolProofDocument, { fetchPolicy: 'cache-only' }).data?.viewer?.schoolProof;
}
