import { lazy, Suspense } from 'react';
import { MyApplicationPanel_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ApplicationText } from './ApplicationText';
import { CancelApplicationButton } from './CancelApplicationButton';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';

/** Only approved applicants see it, so its code is loaded for them alone. */
const OtherApplications = lazy(async () => ({ default: (await import('./OtherApplications')).OtherApplications }));

gql`
  fragment MyApplicationPanel_notice on Notice {
    id
    viewerApplication {
      id
      status
      createdAt
      decideBy
      ...ApplicationText_application
      ...CancelApplicationButton_application
    }
  }
`;

/** Shows the viewer's application to a notice and its status. It is hidden from those who have not applied. */
export function MyApplicationPanel({ notice }: { notice: FragmentOf<typeof MyApplicationPanel_NoticeFragmentDoc> }) {
  const { viewerApplication } = useFragmentData(MyApplicationPanel_NoticeFragmentDoc, notice);
  if (!viewerApplication) return null;
  return (
    <Panel title={texts.application.myApplication} spaced>
      <Row>
        <ApplicationStatusBadge status={viewerApplication.status} />
        <TimeAgo time={viewerApplication.createdAt} />
        {viewerApplication.decideBy && <span>{texts.application.decideBy(viewerApplication.decideBy)}</span>}
      </Row>
      <ApplicationText application={viewerApplication} />
      <Row>
        <CancelApplicationButton application={viewerApplication} />
      </Row>
      {viewerApplication.status === 'APPROVED' && (
        <Suspense fallback={null}>
          <OtherApplications />
        </Suspense>
      )}
    </Panel>
  );
}
