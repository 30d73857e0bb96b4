import { useLoaderData } from 'react-router-dom';
import { getHref } from '../../paths';
import { AnswerTeam } from '../../features/teams/membership/AnswerTeam';
import { InvitePanel } from '../../features/teams/membership/InvitePanel';
import { LeaveTeamButton } from '../../features/teams/membership/LeaveTeamButton';
import { ShowOnProfile } from '../../features/teams/ShowOnProfile';
import { TeamBanner } from '../../features/teams/TeamBanner';
import { TeamDepartures } from '../../features/teams/membership/TeamDepartures';
import { TeamMeetings } from '../../features/teams/meeting/TeamMeetings';
import { TeamPosts } from '../../features/teams/posts/TeamPosts';
import { TeamRoster } from '../../features/teams/membership/TeamRoster';
import { TeamStateButtons } from '../../features/teams/TeamStateButtons';
import { VacantSeat } from '../../features/teams/membership/VacantSeat';
import { useOpenedApproval } from '../../features/notifications/useOpenedApproval';
import type { TeamPageQuery } from '../../graphql/generated/documents';
import { texts } from '../../texts';
import { BackLink } from '../../components/page/BackLink';
import { Page } from '../../components/page/Page';
import { QueryView } from '../../graphql/view/QueryView';
import { Row } from '../../components/lists/Row';
import styles from './team.module.css';
import type { loadTeamPage } from './team.page';

/** The page of a team for its current members. */
export function TeamPage() {
  const { team: query } = useLoaderData<ReturnType<typeof loadTeamPage>>();
  return (
    <QueryView query={query} required={['team', 'viewer']}>
      {({ team, viewer }) => <OpenedTeam key={team.id} team={team} viewer={viewer} />}
    </QueryView>
  );
}

interface OpenedTeamProps {
  team: NonNullable<TeamPageQuery['team']>;
  viewer: NonNullable<TeamPageQuery['viewer']>;
}

function OpenedTeam({ team, viewer }: OpenedTeamProps) {
  useOpenedApproval(team);
  return (
    <Page title={texts.team.title} before={<BackLink to={getHref('teams')} label={texts.nav.teams} />}>
      <TeamBanner team={team} />
      <div className={styles.columns}>
        <div className={styles.members}>
          <ShowOnProfile team={team} />
          <AnswerTeam team={team} />
          <VacantSeat team={team} />
          <TeamMeetings team={team} />
          <TeamRoster team={team} viewer={viewer} />
        </div>
        <div className={styles.posts}>
          <TeamPosts team={team} />
        </div>
        <div className={styles.members}>
          <InvitePanel team={team} />
          <TeamDepartures team={team} />
          <Row>
            <TeamStateButtons team={team} />
            <LeaveTeamButton team={team} />
          </Row>
        </div>
      </div>
    </Page>
  );
}
