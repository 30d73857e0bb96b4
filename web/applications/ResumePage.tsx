import { useNavigate, useParams } from 'react-router-dom';
import { ResumePageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getApplicantsHref, getAppliedHref } from '../notices/hrefs';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { TimeAgo } from '../ui/TimeAgo';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ApplicationText } from './ApplicationText';
import { DecisionButtons } from './DecisionButtons';

gql`
  query ResumePage($id: ID!) {
    application(id: $id) {
      id
      status
      createdAt
      applicant {
        id
        nickName
        imageUrl
      }
      notice {
        id
        kind
        title
        viewerCanManage
      }
      ...ApplicationText_application
      ...DecisionButtons_application
    }
  }
`;

/** One application, to read and, for the notice's owner, to decide. */
export function ResumePage() {
  const { applicationId: id = '' } = useParams<'applicationId'>();
  const navigate = useNavigate();
  return (
    <QueryView query={ResumePageDocument} variables={{ id }}>
      {({ application }) => {
        const { status, createdAt, applicant, notice } = application;
        const own = !notice.viewerCanManage;
        const back = (own ? getAppliedHref : getApplicantsHref)(notice.kind, notice.id);
        const label = own ? texts.application.myApplication : texts.application.applicants;
        return (
          <Page title={applicant.nickName} narrow before={<BackLink to={back} label={label} />}>
            <section className="panel notice">
              <p className="application-head">
                <Avatar nickName={applicant.nickName} imageUrl={applicant.imageUrl} size={36} />
                <ApplicationStatusBadge status={status} />
                <TimeAgo time={createdAt} />
              </p>
              <ApplicationText application={application} />
              <div className="row">
                <DecisionButtons application={application} onDecided={() => void navigate(back)} />
              </div>
            </section>
          </Page>
        );
      }}
    </QueryView>
  );
}
