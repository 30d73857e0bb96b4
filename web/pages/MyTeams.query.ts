import { MyTeamsDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query MyTeams {
    viewer {
      id
      ownedNoticeCount
      applicationCount
      favouriteCount
    }
  }
`;

/** Starts the query for the numbers of the viewer's own notices, applications and favourites. */
export function loadMyTeams({ preload }: Navigation) {
  return preload(MyTeamsDocument, { variables: {} });
}
