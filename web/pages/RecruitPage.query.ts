import { OwnNoticesDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query OwnNotices($kind: NoticeKind!, $after: String) {
    viewer {
      id
      list: ownedNotices(first: 50, after: $after, kind: $kind) {
        edges {
          cursor
          node {
            id
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
export function loadRecruitPage({ preload }: Navigation) {
  return {
    PROJECT: preload(OwnNoticesDocument, { variables: { kind: 'PROJECT' } }),
    STUDY: preload(OwnNoticesDocument, { variables: { kind: 'STUDY' } }),
  };
}
