import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NoticeCard_NoticeFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { Highlight } from '../ui/Highlight';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { getNoticeHref } from './hrefs';
import { StatusBadge } from './StatusBadge';
import { Badge } from '../ui/Badge';
import styles from './NoticeCard.module.css';

gql`
  fragment NoticeCard_notice on Notice {
    id
    kind
    title
    recruiting
    createdAt
    commentCount
    favouriteCount
    ... on Project {
      roles {
        role
        headcount
        approved
      }
    }
    owner {
      id
      nickName
      imageUrl
    }
  }
`;

interface NoticeCardProps {
  notice: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>;
  /** The heading level: h3 inside a section with an h2, otherwise h2. */
  heading?: 'h2' | 'h3';
  /** The search query, whose words are highlighted in the title. */
  query?: string;
  /** Shows that the notice is no longer part of the list. */
  dimmed?: boolean;
  /** A button at the end of the first line. */
  action?: ReactNode;
}

/** A notice in a list: status, kind, title and owner. */
export function NoticeCard({ notice, heading: Heading = 'h3', query = '', dimmed = false, action }: NoticeCardProps) {
  const { id, kind, title, recruiting, createdAt, owner } = useFragmentData(NoticeCard_NoticeFragmentDoc, notice);
  return (
    <article className={dimmed ? `${styles.card} ${styles.dimmed}` : styles.card}>
      <div className={styles.head}>
        <StatusBadge recruiting={recruiting} />
        <Badge>{texts.notice.kind[kind]}</Badge>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <Heading className={styles.title}>
        <Link to={getNoticeHref(kind, id)}>
          <Highlight text={title} query={query} />
        </Link>
      </Heading>
      <p className={styles.foot}>
        <Avatar nickName={owner.nickName} imageUrl={owner.imageUrl} />
        <span className={styles.owner}>{owner.nickName}</span>
        <TimeAgo time={createdAt} />
      </p>
    </article>
  );
}
