import { TeamPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query TeamPage($id: ID!, $after: String) {
    viewer {
      id
      ...TeamMemberRow_viewer
    }
    team(id: $id) {
      id
      ...TeamBoard_team
      ...AnswerTeam_team
      ...TeamStateButtons_team
      ...VacantSeat_team
      ...ProfilePanel_team
      ...InvitePanel_team
      ...LeaveTeamButton_team
      ...TeamRoster_team
      ...TeamDepartures_team
      ...TeamPosts_team
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
