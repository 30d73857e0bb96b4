import { OwnNoticesDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { loadMyTeams } from './MyTeams.query';
import type { Navigation } from './navigation';

gql`
  query OwnNotices($after: String) {
    viewer {
      id
      list: ownedNotices(first: 50, after: $after) {
        edges {
          cursor
          node {
            id
            recruiting
            freeSeatCount
            pendingApplicationCount
            ...RecruitItem_notice
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** Starts the queries for the notices that the viewer has posted, newest first. */
export function loadRecruitPage(navigation: Navigation) {
  return { counts: loadMyTeams(navigation), notices: navigation.preload(OwnNoticesDocument, { variables: {} }) };
}
