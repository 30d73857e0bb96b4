import { PAGE_SIZE } from '../../shared/bounds';
import { StudyListPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { usePageParam } from '../ui/usePageParam';
import { NoticeGrid } from './NoticeGrid';
import { NoticeSearch } from './NoticeSearch';
import { useNoticeFilter } from './useNoticeFilter';

gql`
  query StudyListPage($page: Int!, $size: Int!, $recruitingOnly: Boolean!, $query: String) {
    studies(page: $page, size: $size, filter: { recruitingOnly: $recruitingOnly, query: $query }) {
      totalPages
      nodes {
        id
        ...NoticeCard_notice
      }
    }
  }
`;

/** Lists all studies in pages. */
export function StudyListPage() {
  const [page] = usePageParam();
  const [{ query, recruitingOnly }] = useNoticeFilter();
  return (
    <Page title={texts.notice.studies}>
      <NoticeSearch />
      <QueryView query={StudyListPageDocument} variables={{ page: page - 1, size: PAGE_SIZE, query, recruitingOnly }}>
        {({ studies }) => <NoticeGrid notices={studies} empty={texts.notice.noStudies} />}
      </QueryView>
    </Page>
  );
}
