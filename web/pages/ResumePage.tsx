import { useLoaderData, useNavigate } from 'react-router-dom';
import { ApplicationHead } from '../applications/ApplicationHead';
import { ApplicationText } from '../applications/ApplicationText';
import { DecisionButtons } from '../applications/DecisionButtons';
import { getApplicantsHref, getAppliedHref } from '../notices/hrefs';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { loadResumePage } from './ResumePage.query';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';

/** Shows one application to its applicant, and to the owner of the notice, who can decide it. */
export function ResumePage() {
  const { application: query } = useLoaderData<ReturnType<typeof loadResumePage>>();
  const navigate = useNavigate();
  return (
    <QueryView query={query}>
      {({ application }) => {
        const { applicant, notice } = application;
        const [backHref, backLabel] = notice.viewerCanManage
          ? [getApplicantsHref(notice.kind, notice.id), texts.application.applicants]
          : [getAppliedHref(notice.kind, notice.id), texts.application.myApplication];
        return (
          <Page title={applicant.nickName} narrow before={<BackLink to={backHref} label={backLabel} />}>
            <Panel spaced>
              <ApplicationHead application={application} />
              <ApplicationText application={application} />
              <Row>
                <DecisionButtons application={application} onDecided={() => void navigate(backHref)} />
              </Row>
            </Panel>
          </Page>
        );
      }}
    </QueryView>
  );
}
