import { Navigate, useLoaderData } from 'react-router-dom';
import { getAppliedHref } from '../notices/hrefs';
import { QueryView } from '../ui/QueryView';
import { ApplicantsView } from './ApplicantsView';
import type { loadResumePage } from './ResumePage.query';

/** Opens one application: in the queue for the owner of the notice, and on the page of the notice for its applicant. */
export function ResumePage() {
  const { application: query } = useLoaderData<ReturnType<typeof loadResumePage>>();
  return (
    <QueryView query={query}>
      {({ application: { id, notice } }) =>
        notice.viewerCanManage ? (
          <ApplicantsView key={notice.id} notice={notice} first={id} />
        ) : (
          <Navigate to={getAppliedHref(notice.kind, notice.id)} replace />
        )
      }
    </QueryView>
  );
}
