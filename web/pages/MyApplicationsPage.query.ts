import { AppliedNoticesDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query AppliedNotices($kind: NoticeKind!, $page: Int! = 0) {
    notices(kind: $kind, page: $page, size: 100, filter: { relation: APPLIED }) {
      totalCount
      nodes {
        id
        ...AppliedItem_notice
      }
    }
  }
`;

/** Starts the queries for the notices that the viewer has applied to, newest application first. */
export function loadMyApplicationsPage({ preload }: Navigation) {
  return {
    PROJECT: preload(AppliedNoticesDocument, { variables: { kind: 'PROJECT' } }),
    STUDY: preload(AppliedNoticesDocument, { variables: { kind: 'STUDY' } }),
  };
}
