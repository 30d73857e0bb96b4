import { TeamPageDocument, ViewerTeamsDocument } from '../../graphql/generated/documents';
import { AnswerTeam } from '../../teams/AnswerTeam';
import { InvitePanel } from '../../teams/InvitePanel';
import { LeaveTeamButton } from '../../teams/LeaveTeamButton';
import { ProfilePanel } from '../../teams/ProfilePanel';
import { TeamBoard } from '../../teams/TeamBoard';
import { TeamItem } from '../../teams/TeamItem';
import { TeamDepartures } from '../../teams/TeamDepartures';
import { TeamPosts } from '../../teams/TeamPosts';
import { TeamRoster } from '../../teams/TeamRoster';
import { BREAK_UP, COMPLETE, TeamStateButtons } from '../../teams/TeamStateButtons';
import { VacantSeat } from '../../teams/VacantSeat';
import { Row } from '../../ui/Row';
import { RowGroups } from '../../ui/RowGroups';
import { QuerySample } from './QuerySample';
import { startSample } from './sample-query';
import { TEAM_RESPONSES, VIEWER_WITH_TEAMS } from './team-data';

const teams = TEAM_RESPONSES.map(({ name, response }) => ({
  name,
  sample: startSample(TeamPageDocument, { id: '1' }, { TeamPage: response }),
}));
const ownTeams = startSample(ViewerTeamsDocument, {}, { ViewerTeams: { viewer: VIEWER_WITH_TEAMS } });

/** The parts of a team's page in each state, and teams in a list. */
export function TeamSamples() {
  return (
    <>
      {teams.map(({ name, sample }) => (
        <QuerySample key={name} name={`Team: ${name}`} sample={sample} required={['team', 'viewer']}>
          {({ team, viewer }) => (
            <>
              <TeamBoard team={team} />
              <TeamStateButtons team={team} steps={[...COMPLETE, ...BREAK_UP]} />
              <ProfilePanel team={team} />
              <AnswerTeam team={team} />
              <VacantSeat team={team} />
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
