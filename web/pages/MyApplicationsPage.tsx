import { useLoaderData } from 'react-router-dom';
import { AppliedItem } from '../applications/AppliedItem';
import { MyApplicationsDocument } from '../graphql/generated/documents';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { LinkButton } from '../ui/LinkButton';
import { MoreButton } from '../ui/MoreButton';
import { QueryView } from '../ui/QueryView';
import { RowGroups } from '../ui/RowGroups';
import type { loadMyApplicationsPage } from './MyApplicationsPage.query';
import { MyTeams } from './MyTeams';

const WAITING: ReadonlySet<string> = new Set(['PENDING', 'WAITLISTED']);
const PAST: ReadonlySet<string> = new Set(['REJECTED', 'EXPIRED', 'LEFT', 'REMOVED']);

/** The viewer's applications, grouped by their next step. */
export function MyApplicationsPage() {
  const { counts, applications } = useLoaderData<ReturnType<typeof loadMyApplicationsPage>>();
  return (
    <MyTeams tab="applications" counts={counts}>
      <QueryView query={applications} required={['viewer']}>
        {({ viewer: { list } }) => {
          const rowsWhere = (belongs: (status: string) => boolean) =>
            list.edges
              .filter(({ node }) => belongs(node.status))
              .map(({ node }) => <AppliedItem key={node.id} application={node} />);
          if (list.edges.length === 0) return <NoApplications />;
          return (
            <>
              <RowGroups
                groups={[
                  // An unknown status of a newer server is listed here too.
                  {
                    title: texts.nav.now,
                    rows: rowsWhere((status) => !WAITING.has(status) && !PAST.has(status)),
                  },
                  { title: texts.application.waiting, rows: rowsWhere((status) => WAITING.has(status)) },
                  { title: texts.application.past, rows: rowsWhere((status) => PAST.has(status)) },
                ]}
              />
              <MoreButton query={MyApplicationsDocument} variables={{}} pageInfo={list.pageInfo}>
                {texts.application.more}
              </MoreButton>
            </>
          );
        }}
      </QueryView>
    </MyTeams>
  );
}

function NoApplications() {
  return (
    <Empty
      hint={texts.application.noneHint}
      action={
        <LinkButton type="primary" to={getHref('search')}>
          {texts.notice.browse}
        </LinkButton>
      }
    >
      {texts.application.none}
    </Empty>
  );
}
