import { Tag } from 'antd';
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

gql`
  fragment NoticeCard_notice on Notice {
    id
    kind
    title
    recruiting
    createdAt
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
  /** A button at the end of the first line. */
  action?: ReactNode;
}

/** A notice in a list: status, kind, title and owner. */
export function NoticeCard({ notice, heading: Heading = 'h3', query = '', action }: NoticeCardProps) {
  const { id, kind, title, recruiting, createdAt, owner } = useFragmentData(NoticeCard_NoticeFragmentDoc, notice);
  return (
    <article className="notice-card">
      <div className="notice-card-head">
        <StatusBadge recruiting={recruiting} />
        <Tag>{texts.notice.kind[kind]}</Tag>
        {action}
      </div>
      <Heading className="notice-card-title">
        <Link to={getNoticeHref(kind, id)}>
          <Highlight text={title} query={query} />
        </Link>
      </Heading>
      <p className="notice-card-foot">
        <Avatar nickName={owner.nickName} imageUrl={owner.imageUrl} />
        <span className="notice-card-owner">{owner.nickName}</span>
        <TimeAgo time={createdAt} />
      </p>
    </article>
  );
}
