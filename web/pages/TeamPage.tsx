import { useLoaderData } from 'react-router-dom';
import { getHref } from '../paths';
import { AnswerTeam } from '../teams/AnswerTeam';
import { InvitePanel } from '../teams/InvitePanel';
import { LeaveTeamButton } from '../teams/LeaveTeamButton';
import { ProfilePanel } from '../teams/ProfilePanel';
import { TeamBoard } from '../teams/TeamBoard';
import { TeamDepartures } from '../teams/TeamDepartures';
import { TeamPosts } from '../teams/TeamPosts';
import { TeamRoster } from '../teams/TeamRoster';
import { BREAK_UP, COMPLETE, TeamStateButtons } from '../teams/TeamStateButtons';
import { VacantSeat } from '../teams/VacantSeat';
import { texts } from '../texts';
import { BackLink } from '../ui/BackLink';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import { Row } from '../ui/Row';
import styles from './TeamPage.module.css';
import type { loadTeamPage } from './TeamPage.query';

/** The page of a team for its current members. */
export function TeamPage() {
  const { team: query } = useLoaderData<ReturnType<typeof loadTeamPage>>();
  return (
    <QueryView query={query} required={['team', 'viewer']}>
      {({ team, viewer }) => (
        <Page
          key={team.id}
          title={texts.team.title}
          before={<BackLink to={getHref('recruit')} label={texts.nav.recruit} />}
        >
          <TeamBoard team={team} />
          <Row>
            <TeamStateButtons team={team} steps={COMPLETE} />
          </Row>
          <div className={styles.columns}>
            <div className={styles.members}>
              <ProfilePanel team={team} />
              <AnswerTeam team={team} />
              <VacantSeat team={team} />
              <TeamRoster team={team} viewer={viewer} />
            </div>
            <div className={styles.posts}>
              <TeamPosts team={team} />
            </div>
            <div className={styles.members}>
              <InvitePanel team={team} />
              <TeamDepartures team={team} />
              <Row end>
                <TeamStateButtons team={team} steps={BREAK_UP} />
                <LeaveTeamButton team={team} />
              </Row>
            </div>
          </div>
        </Page>
      )}
    </QueryView>
  );
}
