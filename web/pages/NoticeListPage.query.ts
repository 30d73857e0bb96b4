import { readListVariables } from '../../shared/notice-filter';
import { type NoticeKind, NoticeListPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query NoticeListPage($page: Int!, $size: Int!, $filter: NoticeFilter!) {
    notices(page: $page, size: $size, filter: $filter) {
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

/** Starts the query for the page of the list that the address names. */
export function loadNoticeListPage({ preload, search }: Navigation, kind: NoticeKind) {
  const variables = readListVariables(search, kind);
  return { kind, notices: preload(NoticeListPageDocument, { variables }) };
}
