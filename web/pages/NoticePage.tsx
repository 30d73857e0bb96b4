import { useLoaderData } from 'react-router-dom';
import { MyApplicationPanel } from '../applications/MyApplicationPanel';
import { NoticeQuery } from '../notices/NoticeQuery';
import { getHref } from '../paths';
import { TeamLink } from '../teams/TeamLink';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import type { noticeLoader } from './NoticePage.query';
import { NoticeView } from './NoticeView';

/**
 * The page of a notice. It adapts to the viewer: its owner, an applicant, or another member of the
 * school.
 */
export function NoticePage() {
  const { address, notice: query, comments } = useLoaderData<ReturnType<ReturnType<typeof noticeLoader>>>();
  const { kind, back, withApplication } = address;
  return (
    <NoticeQuery query={query} kind={kind}>
      {(notice) => (
        <NoticeView
          key={notice.id}
          notice={notice}
          comments={comments}
          back={<BackLink to={getHref(back)} label={back === 'home' ? texts.common.toHome : texts.nav.recruit} />}
        >
          <TeamLink notice={notice} />
          {withApplication && <MyApplicationPanel notice={notice} />}
        </NoticeView>
      )}
    </NoticeQuery>
  );
}
