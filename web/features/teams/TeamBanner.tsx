import { LinkOutlined } from '@ant-design/icons';
import { entryFor } from '../../graphql/enums';
import { type TeamBanner_TeamFragment, TeamBanner_TeamFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getNoticeHref } from '../notices/hrefs';
import { BalancedSeatTable, toTeamSeat } from '../notices/seats/BalancedSeatTable';
import { texts } from '../../texts';
import { Banner } from '../../illustrations/Banner';
import { Chip } from '../../components/labels/Chip';
import { Row } from '../../components/lists/Row';
import type { TeamSeat } from '../../illustrations/SeatTable';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { Link } from 'react-router-dom';
import styles from './TeamBanner.module.css';
import { TeamLinkButton } from './TeamLinkButton';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment TeamBanner_team on Team {
    id
    link
    state
    members {
      id
      member {
        id
        nickName
      }
    }
    notice {
      id
      kind
      title
      recruiting
      freeSeatCount
    }
    ...TeamLinkButton_team
  }
`;

/**
 * The head of a team's page: its state, its notice, the team table, and the link to its meeting
 * place.
 */
export function TeamBanner({ team }: { team: FragmentOf<typeof TeamBanner_TeamFragmentDoc> }) {
  const data = useFragmentData(TeamBanner_TeamFragmentDoc, team);
  const { link, state, members, notice } = data;
  const free = notice.recruiting ? notice.freeSeatCount : 0;
  const heading = (
    <>
      <div className={styles.state}>
        <Chip tone={state === 'ACTIVE' ? 'primary' : 'quiet'}>{entryFor(texts.team.states, state)}</Chip>
        {free > 0 && <span>{texts.notice.freeSeats(free)}</span>}
      </div>
      <h2 className={styles.title}>
        <Link to={getNoticeHref(notice.kind, notice.id)}>
          <MemberText text={notice.title} />
        </Link>
      </h2>
    </>
  );
  return (
    <Banner heading={heading} table={<BalancedSeatTable seats={toTeamSeats(members, free)} chalk />}>
      <Row>
        {link !== null && (
          <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
            <LinkOutlined aria-hidden />
            {texts.team.openLink(nameOf(new URL(link).host))}
          </a>
        )}
        <TeamLinkButton team={data} />
      </Row>
    </Banner>
  );
}

function toTeamSeats(members: TeamBanner_TeamFragment['members'], free: number): TeamSeat[] {
  return [...members.map(({ member }) => toTeamSeat(member)), ...Array.from({ length: free }, () => ({}))];
}

/** Returns the name of a service by the host of a link. Subdomains match as well. */
function nameOf(host: string): string {
  const names = Object.entries(texts.team.linkNames);
  return names.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1] ?? host;
}
