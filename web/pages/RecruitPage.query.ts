import { OwnNoticesDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query OwnNotices($kind: NoticeKind!, $page: Int! = 0) {
    notices(kind: $kind, page: $page, size: 100, filter: { relation: OWNED }) {
      totalCount
      nodes {
        id
        ...RecruitItem_notice
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
