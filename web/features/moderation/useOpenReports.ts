import { useQuery } from '@apollo/client/react';
import { OpenReportsDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';

gql`
  query OpenReports {
    moderation {
      openCount
    }
    administration {
      openCount
    }
  }
`;

/**
 * Returns the numbers of open cases for a moderator and for an operator, 0 for everybody else. The
 * query is separate, so that the bars of other members do not wait for it.
 * @param hasRole whether the viewer is a moderator or an operator
 */
export function useOpenReports(hasRole: boolean): { ofSchool: number; ofAll: number } {
  const { data } = useQuery(OpenReportsDocument, { skip: !hasRole });
  return { ofSchool: data?.moderation?.openCount ?? 0, ofAll: data?.administration?.openCount ?? 0 };
}
