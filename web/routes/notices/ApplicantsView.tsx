import { Link } from 'react-router-dom';
import { ApplicantQueue } from '../../features/applications/deciding/ApplicantQueue';
import { QueueMenu } from '../../features/applications/deciding/QueueMenu';
import { useApplicantQueue } from '../../features/applications/deciding/useApplicantQueue';
import { MoreApplicants } from '../../features/applications/deciding/MoreApplicants';
import { ApplicantsPageDocument, ApplicantsView_NoticeFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getManageHref } from '../../features/notices/hrefs';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import styles from './ApplicantsView.module.css';
import { BackLink } from '../../components/page/BackLink';
import { Page } from '../../components/page/Page';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment ApplicantsView_notice on Notice {
    id
    kind
    title
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
    ...useApplicantQueue_notice
    ...QueueMenu_notice
    ...ApplicantQueue_notice
  }
`;

interface ApplicantsViewProps {
  notice: FragmentOf<typeof ApplicantsView_NoticeFragmentDoc>;
  /** The id of the application to show first. */
  openedId?: string;
}

/** The title of a notice and the queue of its applicants. */
export function ApplicantsView({ notice, openedId }: ApplicantsViewProps) {
  const data = useFragmentData(ApplicantsView_NoticeFragmentDoc, notice);
  const queue = useApplicantQueue(data, openedId);
  return (
    <Page
      title={texts.application.applicants}
      before={<BackLink to={getHref('myNotices')} label={texts.nav.myNotices} />}
      heading={
        <span className={styles.heading}>
          {texts.application.applicantsOf}
          <Link to={getManageHref(data.kind, data.id)}>
            <MemberText text={data.title} />
          </Link>
        </span>
      }
      actions={<QueueMenu notice={data} queue={queue} />}
    >
      <ApplicantQueue
        notice={data}
        queue={queue}
        more={<MoreApplicants query={ApplicantsPageDocument} notice={data} />}
      />
    </Page>
  );
}
