import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { NoticeCard_NoticeFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { Highlight } from '../ui/Highlight';
import { StatusBadge } from '../ui/StatusBadge';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { getNoticeHref } from './hrefs';

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
    ...FavouriteButton_notice
  }
`;

interface NoticeCardProps {
  notice: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>;
  /** The heading level: h3 inside a section with an h2, otherwise h2. */
  heading?: 'h2' | 'h3';
  /** The search query, whose words are highlighted in the title. */
  query?: string;
}

/** A notice in a list: status, kind, title and owner. */
export function NoticeCard({ notice, heading: Heading = 'h3', query = '' }: NoticeCardProps) {
  const data = useFragmentData(NoticeCard_NoticeFragmentDoc, notice);
  const { id, kind, title, recruiting, createdAt, owner } = data;
  return (
    <article className="notice-card">
      <div className="notice-card-head">
        <StatusBadge recruiting={recruiting} />
        <Tag>{texts.notice.kind[kind]}</Tag>
        <FavouriteButton notice={data} />
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
