import { useId } from 'react';
import { CommentSection_NoticeFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';

gql`
  fragment CommentSection_notice on Notice {
    id
    commentCount
    comments(first: 20) {
      edges {
        node {
          id
          ...CommentItem_comment
        }
      }
    }
  }
`;

/** A notice's comments, oldest first, and the form to add one. */
export function CommentSection({ notice }: { notice: FragmentOf<typeof CommentSection_NoticeFragmentDoc> }) {
  const { id, commentCount, comments } = useFragmentData(CommentSection_NoticeFragmentDoc, notice);
  const heading = useId();
  return (
    <section className="panel" aria-labelledby={heading}>
      <h2 id={heading}>{texts.comment.count(commentCount)}</h2>
      {comments.edges.length === 0 ? (
        <Empty>{texts.comment.empty}</Empty>
      ) : (
        <ul className="comments">
          {comments.edges.map(({ node }) => (
            <CommentItem key={node.id} comment={node} />
          ))}
        </ul>
      )}
      <CommentForm noticeId={id} />
    </section>
  );
}
