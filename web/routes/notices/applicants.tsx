import { useLoaderData } from 'react-router-dom';
import { NoticeResult } from '../../features/notices/NoticeResult';
import { OwnerOnly } from '../../features/notices/owner/OwnerOnly';
import type { loadApplicantsPage } from './applicants.page';
import { ApplicantsView } from './ApplicantsView';

export function ApplicantsPage() {
  const { kind, notice: query } = useLoaderData<ReturnType<typeof loadApplicantsPage>>();
  return (
    <NoticeResult query={query} kind={kind}>
      {(notice) => (
        <OwnerOnly notice={notice}>
          <ApplicantsView key={notice.id} notice={notice} />
        </OwnerOnly>
      )}
    </NoticeResult>
  );
}
