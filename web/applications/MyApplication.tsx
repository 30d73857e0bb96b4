import { lazy, Suspense } from 'react';
import { MyApplication_ApplicationFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ApplicationText } from './ApplicationText';
import { CancelApplicationButton } from './CancelApplicationButton';

/** Only approved applicants see it, so its code is loaded for them only. */
const OtherApplications = lazy(async () => ({ default: (await import('./OtherApplications')).OtherApplications }));

gql`
  fragment MyApplication_application on Application {
    id
    status
    createdAt
    decideBy
    ...ApplicationText_application
    ...CancelApplicationButton_application
  }
`;

interface MyApplicationProps {
  application: FragmentOf<typeof MyApplication_ApplicationFragmentDoc>;
}

/** The viewer's application with its status and a button to cancel it. */
export function MyApplication({ application }: MyApplicationProps) {
  const data = useFragmentData(MyApplication_ApplicationFragmentDoc, application);
  return (
    <Panel title={texts.application.myApplication} spaced>
      <Row>
        <ApplicationStatusBadge status={data.status} />
        <TimeAgo time={data.createdAt} />
        {data.decideBy && <span>{texts.application.decideBy(data.decideBy)}</span>}
      </Row>
      <ApplicationText application={data} />
      <Row>
        <CancelApplicationButton application={data} />
      </Row>
      {data.status === 'APPROVED' && (
        <ErrorBoundary failedText={texts.common.loadFailed}>
          <Suspense fallback={null}>
            <OtherApplications />
          </Suspense>
        </ErrorBoundary>
      )}
    </Panel>
  );
}
