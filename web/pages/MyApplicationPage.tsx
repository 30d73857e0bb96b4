import { useLoaderData } from 'react-router-dom';
import { ApplicationStatusBadge } from '../applications/ApplicationStatusBadge';
import { CancelApplicationButton } from '../applications/CancelApplicationButton';
import { NoticeFacts } from '../notices/NoticeFacts';
import { NoticeQuery } from '../notices/NoticeQuery';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import type { loadMyApplicationPage } from './MyApplicationPage.query';
import { Panel } from '../ui/Panel';
import { Row } from '../ui/Row';

/** Shows a project and the viewer's application to it, which can be cancelled. */
export function MyApplicationPage() {
  const { notice: query } = useLoaderData<ReturnType<typeof loadMyApplicationPage>>();
  return (
    <NoticeQuery query={query} kind="PROJECT">
      {(notice) => (
        <Page
          title={notice.title}
          narrow
          before={<BackLink to={getHref('home')} label={texts.common.toHome} />}
          actions={notice.viewerApplication && <ApplicationStatusBadge status={notice.viewerApplication.status} />}
        >
          <Panel spaced>
            <NoticeFacts notice={notice} />
            {notice.viewerApplication ? (
              <Row>
                <CancelApplicationButton application={notice.viewerApplication} />
              </Row>
            ) : (
              <p>{texts.application.notApplied}</p>
            )}
          </Panel>
        </Page>
      )}
    </NoticeQuery>
  );
}
