import { BOUNDS } from '../../server/bounds';
import { MyApplicationsPageDocument, type AppliedItem_NoticeFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { FragmentOf } from '../ui/useFragmentData';
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

/** The viewer's applications, the newest first. */
export function MyApplicationsPage() {
  return (
    <Page title={texts.nav.applications} narrow>
      <QueryView query={MyApplicationsPageDocument} variables={{ size: BOUNDS.size.max }}>
        {({ projects, studies }) => (
          <>
            <Applied title={texts.notice.projects} notices={projects.nodes} empty={texts.application.noProjects} />
            <Applied title={texts.notice.studies} notices={studies.nodes} empty={texts.application.noStudies} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** One kind's notices. */
interface AppliedProps {
  title: string;
  notices: FragmentOf<typeof AppliedItem_NoticeFragmentDoc>[];
  empty: string;
}

function Applied({ title, notices, empty }: AppliedProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {notices.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <ul className="notice-rows">
          {notices.map((notice) => (
            <AppliedItem key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </section>
  );
}
