import { HomePageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query HomePage {
    recentProjects {
      id
      ...FavouriteCard_notice
    }
    recentStudies {
      id
      ...FavouriteCard_notice
    }
  }
`;

/** Starts the query of the home page. */
export function loadHomePage({ preload }: Navigation) {
  return { notices: preload(HomePageDocument, { variables: {} }) };
}
