import { useLoaderData } from 'react-router-dom';
import { MyApplicationPanel } from '../../features/applications/mine/MyApplication';
import { NoticeResult } from '../../features/notices/NoticeResult';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { LinkButton } from '../../components/buttons/LinkButton';
import { BackLink } from '../../components/page/BackLink';
import type { loadNoticePage } from './notice.page';
import { NoticeView } from './NoticeView';

/**
 * The page of a notice. It adapts to the viewer: its owner, an applicant, or another member of the
 * school.
 */
export function NoticePage() {
  const { kind, back, withApplication, notice: query, comments } = useLoaderData<ReturnType<typeof loadNoticePage>>();
  return (
    <NoticeResult query={query} kind={kind}>
      {(notice) => (
        <NoticeView
          key={notice.id}
          notice={notice}
          comments={comments}
          withApplication={withApplication}
          back={<BackLink to={getHref(back)} label={back === 'home' ? texts.common.toHome : texts.nav.myNotices} />}
        >
          {/* Other teammates have the link in the action bar. */}
          {notice.viewerIsTeammate && notice.viewerCanManage && (
            <LinkButton size="large" to={getHref('team', { id: notice.id })}>
              {texts.team.view}
            </LinkButton>
          )}
          {withApplication && <MyApplicationPanel notice={notice} />}
        </NoticeView>
      )}
    </NoticeResult>
  );
}
