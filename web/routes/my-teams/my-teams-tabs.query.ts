import { MyTeamsTabsDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import type { Navigation } from '../page';

gql`
  query MyTeamsTabs {
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
export function loadMyTeamsCounts({ preload }: Navigation) {
  return preload(MyTeamsTabsDocument, { variables: {} });
}
