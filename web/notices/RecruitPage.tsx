import { BOUNDS } from '../../shared/bounds';
import { RecruitPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { RowsPanel } from '../ui/RowsPanel';
import { RecruitItem } from './RecruitItem';

gql`
  query RecruitPage($size: Int!) {
    projects(size: $size, filter: { relation: OWNED }) {
      nodes {
        id
        ...RecruitItem_notice
      }
    }
    studies(size: $size, filter: { relation: OWNED }) {
      nodes {
        id
        ...RecruitItem_notice
      }
    }
  }
`;

/** Lists the notices that the viewer has posted. */
export function RecruitPage() {
  return (
    <Page title={texts.nav.recruit} narrow>
      <QueryView query={RecruitPageDocument} variables={{ size: BOUNDS.size.max }}>
        {({ projects, studies }) => (
          <>
            <RowsPanel title={texts.notice.projects} empty={texts.notice.noOwnProjects}>
              {projects.nodes.map((notice) => (
                <RecruitItem key={notice.id} notice={notice} />
              ))}
            </RowsPanel>
            <RowsPanel title={texts.notice.studies} empty={texts.notice.noOwnStudies}>
              {studies.nodes.map((notice) => (
                <RecruitItem key={notice.id} notice={notice} />
              ))}
            </RowsPanel>
          </>
        )}
      </QueryView>
    </Page>
  );
}
