import { BOUNDS } from '../../shared/bounds';
import { MyApplicationsPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { RowsPanel } from '../ui/RowsPanel';
import { AppliedItem } from './AppliedItem';

gql`
  query MyApplicationsPage($size: Int!) {
    projects(size: $size, filter: { relation: APPLIED }) {
      nodes {
        id
        ...AppliedItem_notice
      }
    }
    studies(size: $size, filter: { relation: APPLIED }) {
      nodes {
        id
        ...AppliedItem_notice
      }
    }
  }
`;

/** Lists the viewer's applications, newest first. */
export function MyApplicationsPage() {
  return (
    <Page title={texts.nav.applications} narrow>
      <QueryView query={MyApplicationsPageDocument} variables={{ size: BOUNDS.size.max }}>
        {({ projects, studies }) => (
          <>
            <RowsPanel title={texts.notice.projects} empty={texts.application.noProjects}>
              {projects.nodes.map((notice) => (
                <AppliedItem key={notice.id} notice={notice} />
              ))}
            </RowsPanel>
            <RowsPanel title={texts.notice.studies} empty={texts.application.noStudies}>
              {studies.nodes.map((notice) => (
                <AppliedItem key={notice.id} notice={notice} />
              ))}
            </RowsPanel>
          </>
        )}
      </QueryView>
    </Page>
  );
}
