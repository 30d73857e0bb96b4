import { PAGE_SIZE } from '../../server/bounds';
import { ProjectListPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { usePageParam } from '../ui/usePageParam';
import { NoticeGrid, RecruitingSwitch } from './NoticeGrid';
import { useRecruitingOnly } from './useRecruitingOnly';

gql`
  query ProjectListPage($page: Int!, $size: Int!, $recruitingOnly: Boolean!) {
    projects(page: $page, size: $size, filter: { recruitingOnly: $recruitingOnly }) {
      totalPages
      nodes {
        id
        ...NoticeCard_notice
      }
    }
  }
`;

/** All projects, page by page. */
export function ProjectListPage() {
  const [page] = usePageParam();
  const [recruitingOnly] = useRecruitingOnly();
  return (
    <Page title={texts.notice.projects} actions={<RecruitingSwitch />}>
      <QueryView query={ProjectListPageDocument} variables={{ page: page - 1, size: PAGE_SIZE, recruitingOnly }}>
        {({ projects }) => <NoticeGrid notices={projects} empty={texts.notice.noProjects} />}
      </QueryView>
    </Page>
  );
}
