import { MyTeamsPageDocument, TeamPageDocument } from '../graphql/generated/documents';
import { AnswerTeam } from '../features/teams/membership/AnswerTeam';
import { InvitePanel } from '../features/teams/membership/InvitePanel';
import { LeaveTeamButton } from '../features/teams/membership/LeaveTeamButton';
import { ShowOnProfile } from '../features/teams/ShowOnProfile';
import { TeamBanner } from '../features/teams/TeamBanner';
import { TeamItem } from '../features/teams/TeamItem';
import { TeamDepartures } from '../features/teams/membership/TeamDepartures';
import { TeamMeetings } from '../features/teams/meeting/TeamMeetings';
import { TeamPosts } from '../features/teams/posts/TeamPosts';
import { TeamRoster } from '../features/teams/membership/TeamRoster';
import { TeamStateButtons } from '../features/teams/TeamStateButtons';
import { VacantSeat } from '../features/teams/membership/VacantSeat';
import { Row } from '../components/lists/Row';
import { RowGroups } from '../components/lists/RowGroups';
import { QuerySample } from './QuerySample';
import { startSample } from './data/sample-query';
import { TEAM_RESPONSES, VIEWER_WITH_TEAMS } from './data/teams';

const teams = TEAM_RESPONSES.map(({ name, response }) => ({
  name,
  sample: startSample(TeamPageDocument, { id: '1' }, { TeamPage: response }),
}));
const ownTeams = startSample(MyTeamsPageDocument, {}, { MyTeamsPage: { viewer: VIEWER_WITH_TEAMS } });

/** The parts of a team's page in each state, and teams in a list. */
export function TeamSamples() {
  return (
    <>
      {teams.map(({ name, sample }) => (
        <QuerySample key={name} name={`Team: ${name}`} sample={sample} required={['team', 'viewer']}>
          {({ team, viewer }) => (
            <>
              <TeamBanner team={team} />
              <TeamStateButtons team={team} />
              <ShowOnProfile team={team} />
              <AnswerTeam team={team} />
              <VacantSeat team={team} />
              <TeamMeetings team={team} />
              <TeamRoster team={team} viewer={viewer} />
              <TeamPosts team={team} />
              <InvitePanel team={team} />
              <TeamDepartures team={team} />
              <Row end>
                <LeaveTeamButton team={team} />
              </Row>
            </>
          )}
        </QuerySample>
      ))}
      <QuerySample name="TeamItem" sample={ownTeams} required={['viewer']}>
        {({ viewer }) => (
          <RowGroups
            groups={[
              { title: '내 팀', rows: viewer.list.edges.map(({ node }) => <TeamItem key={node.id} team={node} />) },
            ]}
          />
        )}
      </QuerySample>
    </>
  );
}
