import { Link } from 'react-router-dom';
import { MyApplicationPanel_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getNoticeHref } from '../notices/hrefs';
import { texts } from '../texts';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { ApplicationStatusBadge } from './ApplicationStatusBadge';
import { ApplicationText } from './ApplicationText';
import { CancelApplicationButton } from './CancelApplicationButton';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';

gql`
  fragment MyApplicationPanel_notice on Notice {
    id
    kind
    viewerApplication {
      id
      status
      createdAt
      ...ApplicationText_application
      ...CancelApplicationButton_application
    }
  }
`;

/** Shows the viewer's application to a notice and its status. */
export function MyApplicationPanel({ notice }: { notice: FragmentOf<typeof MyApplicationPanel_NoticeFragmentDoc> }) {
  const { id, kind, viewerApplication } = useFragmentData(MyApplicationPanel_NoticeFragmentDoc, notice);
  if (!viewerApplication) {
    return (
      <Panel title={texts.application.myApplication}>
        <Row>
          {texts.application.notApplied}
          <Link to={getNoticeHref(kind, id)}>{texts.application.seeNotice}</Link>
        </Row>
      </Panel>
    );
  }
  return (
    <Panel title={texts.application.myApplication} spaced>
      <Row>
        <ApplicationStatusBadge status={viewerApplication.status} />
        <TimeAgo time={viewerApplication.createdAt} />
      </Row>
      <ApplicationText application={viewerApplication} />
      <Row>
        <CancelApplicationButton application={viewerApplication} />
      </Row>
    </Panel>
  );
}
