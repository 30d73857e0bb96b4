import { BOUNDS } from '../../server/bounds';
import { type RecruitItem_NoticeFragmentDoc, RecruitPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { FragmentOf } from '../ui/useFragmentData';
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

/** The notices that the viewer has posted. */
export function RecruitPage() {
  return (
    <Page title={texts.nav.recruit} narrow>
      <QueryView query={RecruitPageDocument} variables={{ size: BOUNDS.size.max }}>
        {({ projects, studies }) => (
          <>
            <Posted title={texts.notice.projects} notices={projects.nodes} empty={texts.notice.noOwnProjects} />
            <Posted title={texts.notice.studies} notices={studies.nodes} empty={texts.notice.noOwnStudies} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** One kind's notices. */
interface PostedProps {
  title: string;
  notices: FragmentOf<typeof RecruitItem_NoticeFragmentDoc>[];
  empty: string;
}

function Posted({ title, notices, empty }: PostedProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      {notices.length === 0 ? (
        <Empty>{empty}</Empty>
      ) : (
        <ul className="notice-rows">
          {notices.map((notice) => (
            <RecruitItem key={notice.id} notice={notice} />
          ))}
        </ul>
      )}
    </section>
  );
}
