import { ApplicantQueue } from '../applications/ApplicantQueue';
import { MoreApplicants } from '../applications/MoreApplicants';
import { ApplicantsPageDocument, ApplicantsView_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { CloseNoticeButton } from '../notices/CloseNoticeButton';
import { NoticeHeading } from '../notices/NoticeHeading';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment ApplicantsView_notice on Notice {
    id
    applicationCount
    applications(first: 100, after: $after) {
      edges {
        cursor
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    ...NoticeHeading_notice
    ...CloseNoticeButton_notice
    ...ApplicantQueue_notice
  }
`;

interface ApplicantsViewProps {
  notice: FragmentOf<typeof ApplicantsView_NoticeFragmentDoc>;
  /** The id of the application to show first. */
  first?: string;
}

/** The title of a notice and the queue of its applicants. */
export function ApplicantsView({ notice, first }: ApplicantsViewProps) {
  const data = useFragmentData(ApplicantsView_NoticeFragmentDoc, notice);
  return (
    <Page
      title={texts.application.applicants}
      before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
      actions={<CloseNoticeButton notice={data} />}
    >
      <NoticeHeading notice={data} />
      <ApplicantQueue
        notice={data}
        first={first}
        more={<MoreApplicants query={ApplicantsPageDocument} notice={data} />}
      />
    </Page>
  );
}
