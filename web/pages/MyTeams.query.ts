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
      teamCount
    }
  }
`;

/** Starts the query for the numbers of the viewer's notices, applications, favourites and teams. */
export function loadMyTeams({ preload }: Navigation) {
  return preload(MyTeamsDocument, { variables: {} });
}
