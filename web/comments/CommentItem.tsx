import { CommentItem_CommentFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { TimeAgo } from '../ui/TimeAgo';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment CommentItem_comment on Comment {
    id
    text
    createdAt
    author {
      id
      nickName
      imageUrl
    }
  }
`;

/** One comment. Who wrote it may have left since. */
export function CommentItem({ comment }: { comment: FragmentOf<typeof CommentItem_CommentFragmentDoc> }) {
  const { text, createdAt, author } = useFragmentData(CommentItem_CommentFragmentDoc, comment);
  const nickName = author?.nickName ?? texts.member.anonymous;
  return (
    <li className="comment">
      <p className="row">
        <Avatar nickName={nickName} imageUrl={author?.imageUrl ?? null} />
        <span>{nickName}</span>
        <TimeAgo time={createdAt} />
      </p>
      <p className="comment-text">{text}</p>
    </li>
  );
}
