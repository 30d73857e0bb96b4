import { PAGE_SIZE } from '../../shared/bounds';
import { type NoticeKind, NoticeListPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { readNoticeFilter } from '../notices/useNoticeFilter';
import { readPage } from '../ui/usePageParam';
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
  const { query, recruitingOnly, role } = readNoticeFilter(search);
  // Only projects have roles.
  const filter = { kind, search: query, recruitingOnly, role: kind === 'PROJECT' ? role : null };
  const variables = { page: readPage(search) - 1, size: PAGE_SIZE, filter };
  return { kind, notices: preload(NoticeListPageDocument, { variables }) };
}
