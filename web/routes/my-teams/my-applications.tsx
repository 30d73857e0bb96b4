import { useLoaderData } from 'react-router-dom';
import { MyApplicationItem } from '../../features/applications/mine/MyApplicationItem';
import { BrowseButton } from '../../features/notices/BrowseButton';
import { MyApplicationsPageDocument } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { Empty } from '../../components/feedback/Empty';
import { MoreButton } from '../../graphql/view/MoreButton';
import { QueryView } from '../../graphql/view/QueryView';
import { GroupedRows } from './GroupedRows';
import type { loadMyApplicationsPage } from './my-applications.page';
import { MyTeamsTabs } from './MyTeamsTabs';
import { ReceivedOffers } from './ReceivedOffers';

const UNDECIDED: ReadonlySet<string> = new Set(['PENDING', 'WAITLISTED']);
const PAST: ReadonlySet<string> = new Set(['REJECTED', 'EXPIRED', 'LEFT', 'REMOVED']);

/**
 * The viewer's applications, grouped by their next step. Open offers are above them, and past
 * offers below.
 */
export function MyApplicationsPage() {
  const { counts, applications, offers } = useLoaderData<ReturnType<typeof loadMyApplicationsPage>>();
  return (
    <MyTeamsTabs tab="applications" counts={counts}>
      <QueryView query={applications} required={['viewer']}>
        {({ viewer: { list } }) => (
          <ReceivedOffers query={offers}>
            <GroupedRows
              items={list.edges.map(({ node }) => node)}
              titles={{
                approved: texts.application.joined,
                unknown: texts.nav.now,
                undecided: texts.application.waiting,
                past: texts.application.past,
              }}
              groupOf={groupOf}
              empty={<NoApplications />}
            >
              {(application) => <MyApplicationItem key={application.id} application={application} />}
            </GroupedRows>
            <MoreButton query={MyApplicationsPageDocument} variables={{}} pageInfo={list.pageInfo}>
              {texts.application.more}
            </MoreButton>
          </ReceivedOffers>
        )}
      </QueryView>
    </MyTeamsTabs>
  );
}

/** Groups an application. A status that only a newer server has is in the group `unknown`. */
function groupOf({ status }: { status: string }): 'approved' | 'unknown' | 'undecided' | 'past' {
  if (status === 'APPROVED') return 'approved';
  if (UNDECIDED.has(status)) return 'undecided';
  return PAST.has(status) ? 'past' : 'unknown';
}

function NoApplications() {
  return (
    <Empty hint={texts.application.noneHint} action={<BrowseButton />}>
      {texts.application.none}
    </Empty>
  );
}
