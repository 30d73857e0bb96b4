import { useLoaderData } from 'react-router-dom';
import { OwnNoticesDocument } from '../graphql/generated/documents';
import { RecruitItem } from '../notices/RecruitItem';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { LinkButton } from '../ui/LinkButton';
import { MoreButton } from '../ui/MoreButton';
import { QueryView } from '../ui/QueryView';
import { RowGroups } from '../ui/RowGroups';
import { MyTeams } from './MyTeams';
import type { loadRecruitPage } from './RecruitPage.query';

/** The fields of a notice that determine its group. */
interface Standing {
  recruiting: boolean;
  freeSeatCount: number;
  pendingApplicationCount: number | null;
}

/** Whether the owner has to decide now: about applications, or about closing a full notice. */
function isNow({ recruiting, freeSeatCount, pendingApplicationCount }: Standing): boolean {
  return (pendingApplicationCount ?? 0) > 0 || (recruiting && freeSeatCount === 0);
}

/** The viewer's own notices, grouped by their next step. */
export function RecruitPage() {
  const { counts, notices } = useLoaderData<ReturnType<typeof loadRecruitPage>>();
  return (
    <MyTeams tab="recruit" counts={counts}>
      <QueryView query={notices} required={['viewer']}>
        {({ viewer: { list } }) => {
          const rowsWhere = (belongs: (notice: Standing) => boolean) =>
            list.edges
              .filter(({ node }) => belongs(node))
              .map(({ node }) => <RecruitItem key={node.id} notice={node} />);
          if (list.edges.length === 0) return <NoNotices />;
          return (
            <>
              <RowGroups
                groups={[
                  { title: texts.nav.now, rows: rowsWhere(isNow) },
                  { title: texts.notice.open, rows: rowsWhere((notice) => !isNow(notice) && notice.recruiting) },
                  { title: texts.notice.past, rows: rowsWhere((notice) => !isNow(notice) && !notice.recruiting) },
                ]}
              />
              <MoreButton query={OwnNoticesDocument} variables={{}} pageInfo={list.pageInfo}>
                {texts.notice.more}
              </MoreButton>
            </>
          );
        }}
      </QueryView>
    </MyTeams>
  );
}

function NoNotices() {
  return (
    <Empty
      hint={texts.notice.noOwnHint}
      action={
        <LinkButton type="primary" to={getHref('createProject')}>
          {texts.notice.createTitle.PROJECT}
        </LinkButton>
      }
    >
      {texts.notice.noOwn}
    </Empty>
  );
}
