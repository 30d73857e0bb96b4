import { useLoaderData } from 'react-router-dom';
import { MyNoticesPageDocument } from '../../graphql/generated/documents';
import { CreateNoticeButton } from '../../features/notices/CreateNoticeButton';
import { MyNoticeItem } from '../../features/notices/owner/MyNoticeItem';
import { texts } from '../../texts';
import { Empty } from '../../components/feedback/Empty';
import { MoreButton } from '../../graphql/view/MoreButton';
import { QueryView } from '../../graphql/view/QueryView';
import { GroupedRows } from './GroupedRows';
import { MyTeamsTabs } from './MyTeamsTabs';
import type { loadMyNoticesPage } from './my-notices.page';

/** The fields of a notice that determine its group. */
interface NoticeProgress {
  recruiting: boolean;
  freeSeatCount: number;
  pendingApplicationCount: number | null;
}

/** The viewer's own notices, grouped by their next step. */
export function MyNoticesPage() {
  const { counts, notices } = useLoaderData<ReturnType<typeof loadMyNoticesPage>>();
  return (
    <MyTeamsTabs tab="myNotices" counts={counts}>
      <QueryView query={notices} required={['viewer']}>
        {({ viewer: { list } }) => (
          <>
            <GroupedRows
              items={list.edges.map(({ node }) => node)}
              titles={{ now: texts.nav.now, open: texts.notice.open, past: texts.notice.past }}
              groupOf={groupOf}
              empty={<NoNotices />}
            >
              {(notice) => <MyNoticeItem key={notice.id} notice={notice} />}
            </GroupedRows>
            <MoreButton query={MyNoticesPageDocument} variables={{}} pageInfo={list.pageInfo}>
              {texts.notice.more}
            </MoreButton>
          </>
        )}
      </QueryView>
    </MyTeamsTabs>
  );
}

/** Groups a notice: `now` if the owner has to decide about applications, or about closing it. */
function groupOf({ recruiting, freeSeatCount, pendingApplicationCount }: NoticeProgress): 'now' | 'open' | 'past' {
  if ((pendingApplicationCount ?? 0) > 0 || (recruiting && freeSeatCount === 0)) return 'now';
  return recruiting ? 'open' : 'past';
}

function NoNotices() {
  return (
    <Empty hint={texts.notice.noOwnHint} action={<CreateNoticeButton />}>
      {texts.notice.noOwn}
    </Empty>
  );
}
