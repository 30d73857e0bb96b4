import { useLoaderData } from 'react-router-dom';
import { NoticeQuery } from '../../features/notices/NoticeQuery';
import { OwnerOnly } from '../../features/notices/owner/OwnerOnly';
import type { loadApplicantsPage } from './applicants.page';
import { ApplicantsView } from './ApplicantsView';

export function ApplicantsPage() {
  const { kind, notice: query } = useLoaderData<ReturnType<typeof loadApplicantsPage>>();
  return (
    <NoticeQuery query={query} kind={kind}>
      {(notice) => (
        <OwnerOnly notice={notice}>
          <ApplicantsView key={notice.id} notice={notice} />
        </OwnerOnly>
      )}
    </NoticeQuery>
  );
}
