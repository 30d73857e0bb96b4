import { PAGE_SIZE } from '../../server/bounds';
import { StudyListPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { usePageParam } from '../ui/usePageParam';
import { NoticeGrid, RecruitingSwitch } from './NoticeGrid';
import { useRecruitingOnly } from './useRecruitingOnly';

gql`
  query StudyListPage($page: Int!, $size: Int!, $recruitingOnly: Boolean!) {
    studies(page: $page, size: $size, filter: { recruitingOnly: $recruitingOnly }) {
      totalPages
      nodes {
        id
        ...NoticeCard_notice
      }
    }
  }
`;

/** All studies, page by page. */
export function StudyListPage() {
  const [page] = usePageParam();
  const [recruitingOnly] = useRecruitingOnly();
  return (
    <Page title={texts.notice.studies} actions={<RecruitingSwitch />}>
      <QueryView query={StudyListPageDocument} variables={{ page: page - 1, size: PAGE_SIZE, recruitingOnly }}>
        {({ studies }) => <NoticeGrid notices={studies} empty={texts.notice.noStudies} />}
      </QueryView>
    </Page>
  );
}
