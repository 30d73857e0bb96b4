import { LinkOutlined } from '@ant-design/icons';
import { entryFor } from '../graphql/enums';
import { type TeamBoard_TeamFragment, TeamBoard_TeamFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getNoticeHref } from '../notices/hrefs';
import { ChairTable, toChair } from '../notices/ChairTable';
import { texts } from '../texts';
import { Board } from '../ui/Board';
import { Chip } from '../ui/Chip';
import { Row } from '../ui/Row';
import type { Chair } from '../ui/SeatTable';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { Link } from 'react-router-dom';
import styles from './TeamBoard.module.css';
import { TeamLinkButton } from './TeamLinkButton';

gql`
  fragment TeamBoard_team on Team {
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
export function TeamBoard({ team }: { team: FragmentOf<typeof TeamBoard_TeamFragmentDoc> }) {
  const data = useFragmentData(TeamBoard_TeamFragmentDoc, team);
  const { link, state, members, notice } = data;
  const free = notice.recruiting ? notice.freeSeatCount : 0;
  const heading = (
    <>
      <div className={styles.state}>
        <Chip tone={state === 'ACTIVE' ? 'primary' : 'quiet'}>{entryFor(texts.team.states, state)}</Chip>
        {free > 0 && <span>{texts.notice.freeSeats(free)}</span>}
      </div>
      <h2 className={styles.title}>
        <Link to={getNoticeHref(notice.kind, notice.id)}>{notice.title}</Link>
      </h2>
    </>
  );
  return (
    <Board heading={heading} table={<ChairTable chairs={toChairs(members, free)} chalk />}>
      <Row>
        {link !== null && (
          <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
            <LinkOutlined aria-hidden />
            {texts.team.openLink(nameOf(new URL(link).host))}
          </a>
        )}
        <TeamLinkButton team={data} />
      </Row>
    </Board>
  );
}

function toChairs(members: TeamBoard_TeamFragment['members'], free: number): Chair[] {
  return [...members.map(({ member }) => toChair(member)), ...Array.from({ length: free }, () => ({}))];
}

/** Returns the name of a service by the host of a link. Subdomains match as well. */
function nameOf(host: string): string {
  const names = Object.entries(texts.team.linkNames);
  return names.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1] ?? host;
}
