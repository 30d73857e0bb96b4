import { HomePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query HomePage {
    viewer {
      id
      ...WaitingTiles_viewer
    }
    openProjects: notices(size: 1, filter: { kind: PROJECT, recruitingOnly: true }) {
      totalCount
      totalCountCapped
    }
    openStudies: notices(size: 1, filter: { kind: STUDY, recruitingOnly: true }) {
      totalCount
      totalCountCapped
    }
    closingSoon: notices(size: 1, filter: { closingSoon: true }) {
      totalCount
      totalCountCapped
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
