import { Navigate, useLoaderData } from 'react-router-dom';
import { MyApplication } from '../../features/applications/mine/MyApplication';
import type { ApplicationPageQuery } from '../../graphql/generated/documents';
import { getAppliedHref } from '../../features/notices/hrefs';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { BackLink } from '../../components/page/BackLink';
import { Page } from '../../components/page/Page';
import { QueryView } from '../../graphql/view/QueryView';
import { ApplicantsView } from './ApplicantsView';
import type { loadApplicationPage } from './application.page';

type OpenedApplication = NonNullable<ApplicationPageQuery['application']>;

/**
 * Opens one application: in the queue for the owner, and on the page of the notice for the
 * applicant. If the notice is hidden, the applicant sees a page with only the application.
 */
export function ApplicationPage() {
  const { application: query } = useLoaderData<ReturnType<typeof loadApplicationPage>>();
  return (
    <QueryView query={query} required={['application']}>
      {({ application }) => {
        const { id, notice } = application;
        if (!notice) return <HiddenNoticeApplication application={application} />;
        return notice.viewerCanManage ? (
          <ApplicantsView key={notice.id} notice={notice} openedId={id} />
        ) : (
          <Navigate to={getAppliedHref(notice.kind, notice.id)} replace />
        );
      }}
    </QueryView>
  );
}

/** The viewer's application to a hidden notice. It shows nothing of the notice. */
function HiddenNoticeApplication({ application }: { application: OpenedApplication }) {
  return (
    <Page
      title={texts.application.hiddenNotice}
      before={<BackLink to={getHref('applications')} label={texts.nav.applications} />}
    >
      <p>{texts.application.hiddenNext}</p>
      <MyApplication application={application} />
    </Page>
  );
}
