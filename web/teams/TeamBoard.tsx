import { LinkOutlined } from '@ant-design/icons';
import { TeamBoard_TeamFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getNoticeHref } from '../notices/hrefs';
import { texts } from '../texts';
import { Board } from '../ui/Board';
import { Chip } from '../ui/Chip';
import { Row } from '../ui/Row';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { Link } from 'react-router-dom';
import styles from './TeamBoard.module.css';
import { TeamLinkButton } from './TeamLinkButton';

gql`
  fragment TeamBoard_team on Team {
    id
    link
    notice {
      id
      kind
      title
      recruiting
    }
    ...TeamLinkButton_team
  }
`;

/** The head of a team's page: its notice, and the link to where the team meets. */
export function TeamBoard({ team }: { team: FragmentOf<typeof TeamBoard_TeamFragmentDoc> }) {
  const data = useFragmentData(TeamBoard_TeamFragmentDoc, team);
  const { link, notice } = data;
  const heading = (
    <>
      <Chip>{notice.recruiting ? texts.notice.recruiting : texts.notice.closed}</Chip>
      <h2 className={styles.title}>
        <Link to={getNoticeHref(notice.kind, notice.id)}>{notice.title}</Link>
      </h2>
    </>
  );
  return (
    <Board heading={heading}>
      <Row>
        {link !== null && (
          <a className={styles.link} href={link} target="_blank" rel="noopener noreferrer nofollow">
            <LinkOutlined aria-hidden />
            {texts.team.openLink(new URL(link).host)}
          </a>
        )}
        <TeamLinkButton team={data} />
      </Row>
    </Board>
  );
}
