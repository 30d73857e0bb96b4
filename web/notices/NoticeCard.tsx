import { Tag } from 'antd';
import { Link } from 'react-router-dom';
import { FavouriteButton } from '../favourites/FavouriteButton';
import { NoticeCard_NoticeFragmentDoc, type NoticeKind } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { Marked } from '../ui/Marked';
import { StatusBadge } from '../ui/StatusBadge';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

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

/** Where anybody reads a notice. */
export function getNoticeHref(kind: NoticeKind, id: string): string {
  return kind === 'PROJECT' ? getHref('project', { postId: id }) : getHref('study', { studyId: id });
}

/** A notice in a list. */
interface NoticeCardProps {
  notice: FragmentOf<typeof NoticeCard_NoticeFragmentDoc>;
  /** Below the heading of a section it is an h3, right below the page's an h2. */
  heading?: 'h2' | 'h3';
  /** What was searched for, to mark. */
  words?: string;
}

/** A notice in a list: whether it recruits, its title, whose it is. */
export function NoticeCard({ notice, heading: Heading = 'h3', words = '' }: NoticeCardProps) {
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
          <Marked text={title} words={words} />
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
