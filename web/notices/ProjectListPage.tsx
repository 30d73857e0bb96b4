import { PAGE_SIZE } from '../../shared/bounds';
import { ProjectListPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { usePageParam } from '../ui/usePageParam';
import { NoticeGrid } from './NoticeGrid';
import { NoticeSearch } from './NoticeSearch';
import { useNoticeFilter } from './useNoticeFilter';

gql`
  query ProjectListPage($page: Int!, $size: Int!, $recruitingOnly: Boolean!, $query: String, $role: Role) {
    projects(page: $page, size: $size, filter: { recruitingOnly: $recruitingOnly, query: $query, role: $role }) {
      totalPages
      nodes {
        id
        ...NoticeCard_notice
      }
    }
  }
`;

/** Lists all projects in pages. */
export function ProjectListPage() {
  const [page] = usePageParam();
  const [filter] = useNoticeFilter();
  return (
    <Page title={texts.notice.projects}>
      <NoticeSearch withRoles />
      <QueryView query={ProjectListPageDocument} variables={{ page: page - 1, size: PAGE_SIZE, ...filter }}>
        {({ projects }) => <NoticeGrid notices={projects} empty={texts.notice.noProjects} />}
      </QueryView>
    </Page>
  );
}
