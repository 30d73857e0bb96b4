import { useLoaderData } from 'react-router-dom';
import { AppliedItem } from '../applications/AppliedItem';
import { MyApplicationsDocument } from '../graphql/generated/documents';
import { NoticeLists } from '../notices/NoticeLists';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import type { loadMyApplicationsPage } from './MyApplicationsPage.query';

/** Lists the viewer's applications, newest first. */
export function MyApplicationsPage() {
  const queries = useLoaderData<ReturnType<typeof loadMyApplicationsPage>>();
  return (
    <Page title={texts.nav.applications} narrow>
      <NoticeLists document={MyApplicationsDocument} queries={queries} none={texts.application.none}>
        {(application) => <AppliedItem key={application.id} application={application} />}
      </NoticeLists>
    </Page>
  );
}
