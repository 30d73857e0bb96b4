import { HomePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query HomePage {
    viewer {
      id
      member {
        id
        nickName
      }
      ...WaitingTiles_viewer
    }
    recruiting: notices(size: 1, filter: { recruitingOnly: true }) {
      totalCount
    }
    nearlyFull: nearlyFullNotices {
      id
      ...FavouriteCard_notice
    }
    projects: recentNotices(kind: PROJECT) {
      id
      ...FavouriteCard_notice
    }
    studies: recentNotices(kind: STUDY) {
      id
      ...FavouriteCard_notice
    }
  }
`;

/** Starts the query of the home page. */
export function loadHomePage({ preload }: Navigation) {
  return { home: preload(HomePageDocument, { variables: {} }) };
}
