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

/** Shows one application to its applicant, and to the owner of the notice, who can decide it. */
export function ResumePage() {
  const { applicationId: id = '' } = useParams<'applicationId'>();
  const navigate = useNavigate();
  return (
    <QueryView query={ResumePageDocument} variables={{ id }}>
      {({ application }) => {
        const { status, createdAt, applicant, notice } = application;
        const isApplicant = !notice.viewerCanManage;
        const backHref = (isApplicant ? getAppliedHref : getApplicantsHref)(notice.kind, notice.id);
        const backLabel = isApplicant ? texts.application.myApplication : texts.application.applicants;
        return (
          <Page title={applicant.nickName} narrow before={<BackLink to={backHref} label={backLabel} />}>
            <section className="panel notice">
              <p className="application-head">
                <Avatar nickName={applicant.nickName} imageUrl={applicant.imageUrl} size={36} />
                <ApplicationStatusBadge status={status} />
                <TimeAgo time={createdAt} />
              </p>
              <ApplicationText application={application} />
              <div className="row">
                <DecisionButtons application={application} onDecided={() => void navigate(backHref)} />
              </div>
            </section>
          </Page>
        );
      }}
    </QueryView>
  );
}
