import { Suspense } from 'react';
import {
  MyApplication_ApplicationFragmentDoc,
  MyApplicationPanel_NoticeFragmentDoc,
} from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { lazyComponent } from '../../../components/page/lazy-part';
import { texts } from '../../../texts';
import { ErrorBoundary } from '../../../components/page/ErrorBoundary';
import { Panel } from '../../../components/page/Panel';
import { Row } from '../../../components/lists/Row';
import { TimeAgo } from '../../../components/text/TimeAgo';
import { type FragmentOf, useFragmentData } from '../../../graphql/useFragmentData';
import { ApplicationStatusChip } from '../ApplicationStatusChip';
import { ApplicationText } from '../ApplicationText';
import { CancelApplicationButton } from './CancelApplicationButton';

/** Only approved applicants see this part, so its code is loaded for them only. */
const OtherApplications = lazyComponent(async () => (await import('./OtherApplications')).OtherApplications);

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
  /** The questions of the notice; none if the viewer does not see the notice. */
  questions?: readonly { id: string; text: string }[];
}

/** The viewer's application with its status and a button to cancel it. */
export function MyApplication({ application, questions = [] }: MyApplicationProps) {
  const data = useFragmentData(MyApplication_ApplicationFragmentDoc, application);
  return (
    <Panel title={texts.application.myApplication} spaced>
      <Row>
        <ApplicationStatusChip status={data.status} />
        <TimeAgo time={data.createdAt} />
        {data.decideBy && <span>{texts.application.decideBy(data.decideBy)}</span>}
      </Row>
      <ApplicationText application={data} questions={questions} />
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

gql`
  fragment MyApplicationPanel_notice on Notice {
    id
    questions {
      id
      text
    }
    viewerApplication {
      id
      ...MyApplication_application
    }
  }
`;

/** The viewer's application to a notice with its status. Renders nothing without an application. */
export function MyApplicationPanel({ notice }: { notice: FragmentOf<typeof MyApplicationPanel_NoticeFragmentDoc> }) {
  const { viewerApplication, questions } = useFragmentData(MyApplicationPanel_NoticeFragmentDoc, notice);
  return viewerApplication && <MyApplication application={viewerApplication} questions={questions} />;
}
