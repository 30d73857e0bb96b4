import { useQuery } from '@apollo/client/react';
import { OpenReportsDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';

gql`
  query OpenReports {
    moderation {
      openCount
    }
  }
`;

/**
 * Returns the number of open cases, 0 for members who do not moderate. The query is separate, so
 * that the bars of other members do not wait for it.
 */
export function useOpenReports(canModerate: boolean): number {
  const { data } = useQuery(OpenReportsDocument, { skip: !canModerate });
  return data?.moderation?.openCount ?? 0;
}
