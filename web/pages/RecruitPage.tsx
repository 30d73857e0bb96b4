import { useLoaderData } from 'react-router-dom';
import { OwnNoticesDocument } from '../graphql/generated/documents';
import { NoticeLists } from '../notices/NoticeLists';
import { RecruitItem } from '../notices/RecruitItem';
import { texts } from '../texts';
import { Page } from '../ui/Page';
import type { loadRecruitPage } from './RecruitPage.query';

/** Lists the notices that the viewer has posted. */
export function RecruitPage() {
  const queries = useLoaderData<ReturnType<typeof loadRecruitPage>>();
  return (
    <Page title={texts.nav.recruit} narrow>
      <NoticeLists document={OwnNoticesDocument} queries={queries} none={texts.notice.noOwn}>
        {(notice) => <RecruitItem key={notice.id} notice={notice} />}
      </NoticeLists>
    </Page>
  );
}
