import { TeamPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { PATHS } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query TeamPage($id: ID!, $after: String) {
    viewer {
      id
      ...TeamMemberRow_viewer
    }
    team(id: $id) {
      id
      ...TeamBanner_team
      ...AnswerTeam_team
      ...TeamStateButtons_team
      ...VacantSeat_team
      ...ShowOnProfile_team
      ...InvitePanel_team
      ...LeaveTeamButton_team
      ...TeamRoster_team
      ...TeamDepartures_team
      ...TeamMeetings_team
      ...TeamPosts_team
      ...OpenedApproval_team
    }
  }
`;

/**
 * Starts the query for a team. It bypasses the cache, because former members must no longer see the
 * team.
 */
export function loadTeamPage({ preload, id }: Navigation) {
  return { team: preload(TeamPageDocument, { variables: { id }, fetchPolicy: 'network-only' }) };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.team,
    layout: 'members',
    loading: 'banner',
    load: loadTeamPage,
    component: async () => (await import('./team')).TeamPage,
  },
];

export const chunk: Chunk = 'team';
