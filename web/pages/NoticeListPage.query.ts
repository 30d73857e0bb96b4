import { readCountVariables, readListVariables } from '../../shared/notice-filter';
import type { Known } from '../graphql/enums';
import { NoticeCountsDocument, type NoticeKind, NoticeListPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query NoticeListPage($page: Int!, $size: Int!, $sort: NoticeSort!, $filter: NoticeFilter!) {
    notices(page: $page, size: $size, sort: $sort, filter: $filter) {
      totalPages
      totalCount
      totalCountCapped
      nodes {
        id
        ...FavouriteCard_notice
      }
    }
  }
`;
gql`
  query NoticeCounts($projects: NoticeFilter!, $studies: NoticeFilter!) {
    projects: notices(size: 1, filter: $projects) {
      totalCount
      totalCountCapped
    }
    studies: notices(size: 1, filter: $studies) {
      totalCount
      totalCountCapped
    }
  }
`;

/**
 * Starts the queries for a page of the list and for the numbers of both kinds. The URL contains the
 * page and the filter.
 * @param kind the kind of the notices, or null for both
 */
export function loadNoticeListPage({ preload, search }: Navigation, kind: Known<NoticeKind> | null) {
  return {
    kind,
    notices: preload(NoticeListPageDocument, { variables: readListVariables(search, kind) }),
    counts: preload(NoticeCountsDocument, { variables: readCountVariables(search) }),
  };
}
