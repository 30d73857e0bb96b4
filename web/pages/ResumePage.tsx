import { Navigate, useLoaderData } from 'react-router-dom';
import { MyApplication } from '../applications/MyApplication';
import type { ResumePageQuery } from '../graphql/generated/documents';
import { getAppliedHref } from '../notices/hrefs';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { ApplicantsView } from './ApplicantsView';
import type { loadResumePage } from './ResumePage.query';

type OpenedApplication = NonNullable<ResumePageQuery['application']>;

/**
 * Opens one application: in the queue for the owner, and on the page of the notice for the
 * applicant. If the notice is hidden, the applicant sees a page with only the application.
 */
export function ResumePage() {
  const { application: query } = useLoaderData<ReturnType<typeof loadResumePage>>();
  return (
    <QueryView query={query} required={['application']}>
      {({ application }) => {
        const { id, notice } = application;
        if (!notice) return <HiddenNoticeApplication application={application} />;
        return notice.viewerCanManage ? (
          <ApplicantsView key={notice.id} notice={notice} first={id} />
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
