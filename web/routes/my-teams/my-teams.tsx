import { useLoaderData } from 'react-router-dom';
import { MyTeamsPageDocument } from '../../graphql/generated/documents';
import { BrowseButton } from '../../features/notices/BrowseButton';
import { TeamItem } from '../../features/teams/TeamItem';
import { hasEnded } from '../../features/teams/team-states';
import { texts } from '../../texts';
import { Empty } from '../../components/feedback/Empty';
import { MoreButton } from '../../graphql/view/MoreButton';
import { QueryView } from '../../graphql/view/QueryView';
import { GroupedRows } from './GroupedRows';
import { MyTeamsTabs } from './MyTeamsTabs';
import type { loadMyTeamsPage } from './my-teams.page';

/** The viewer's teams. */
export function MyTeamsPage() {
  const { counts, teams } = useLoaderData<ReturnType<typeof loadMyTeamsPage>>();
  return (
    <MyTeamsTabs tab="teams" counts={counts}>
      <QueryView query={teams} required={['viewer']}>
        {({ viewer: { list } }) => (
          <>
            <GroupedRows
              items={list.edges.map(({ node }) => node)}
              titles={{ mine: texts.team.mine, past: texts.team.past }}
              groupOf={({ state }) => (hasEnded(state) ? 'past' : 'mine')}
              empty={<NoTeams />}
            >
              {(team) => <TeamItem key={team.id} team={team} />}
            </GroupedRows>
            <MoreButton query={MyTeamsPageDocument} variables={{}} pageInfo={list.pageInfo}>
              {texts.team.moreTeams}
            </MoreButton>
          </>
        )}
      </QueryView>
    </MyTeamsTabs>
  );
}

function NoTeams() {
  return (
    <Empty hint={texts.team.noneHint} action={<BrowseButton />}>
      {texts.team.none}
    </Empty>
  );
}
