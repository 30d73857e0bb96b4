import { PAGE_SIZE } from '../../shared/bounds';
import { type NoticeKind, NoticeListPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { readNoticeFilter } from '../notices/useNoticeFilter';
import { readPage } from '../ui/usePageParam';
import type { Navigation } from './navigation';

gql`
  query NoticeListPage($kind: NoticeKind!, $page: Int!, $size: Int!, $filter: NoticeFilter!) {
    notices(kind: $kind, page: $page, size: $size, filter: $filter) {
      totalPages
      nodes {
        id
        ...FavouriteCard_notice
      }
    }
  }
`;

/** Starts the query for the page of the list that the address names. */
export function loadNoticeListPage({ preload, search }: Navigation, kind: NoticeKind) {
  const { role, ...filter } = readNoticeFilter(search);
  const page = readPage(search) - 1;
  // Only projects have roles.
  const variables = { kind, page, size: PAGE_SIZE, filter: kind === 'PROJECT' ? { ...filter, role } : filter };
  return { kind, notices: preload(NoticeListPageDocument, { variables }) };
}
