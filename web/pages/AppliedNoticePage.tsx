import { useLoaderData } from 'react-router-dom';
import { MyApplicationPanel } from '../applications/MyApplicationPanel';
import { NoticeQuery } from '../notices/NoticeQuery';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import type { loadAppliedNoticePage } from './AppliedNoticePage.query';
import { NoticeView } from './NoticeView';

/** The page of a notice that the viewer has applied to. */
export function AppliedNoticePage() {
  const { kind, notice: query, comments } = useLoaderData<ReturnType<typeof loadAppliedNoticePage>>();
  return (
    <NoticeQuery query={query} kind={kind}>
      {(notice) => (
        <NoticeView
          key={notice.id}
          notice={notice}
          comments={comments}
          back={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
        >
          <MyApplicationPanel notice={notice} />
        </NoticeView>
      )}
    </NoticeQuery>
  );
}
