import { useLoaderData } from 'react-router-dom';
import { NoticeQuery } from '../notices/NoticeQuery';
import { OwnerOnly } from '../notices/OwnerOnly';
import type { loadApplicantsPage } from './ApplicantsPage.query';
import { ApplicantsView } from './ApplicantsView';

/** The applicants of the viewer's notice. */
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
