import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useId, useRef } from 'react';
import { CommentSection_NoticeFragmentDoc, CommentSectionDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { Loading } from '../ui/Loading';
import { MoreButton } from '../ui/MoreButton';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';
import { COMMENT_PAGE_SIZE, fetchAllComments } from './fetchAllComments';

gql`
  fragment CommentSection_notice on Notice {
    id
    commentCount
  }
`;
gql`
  query CommentSection($noticeId: ID!, $first: Int!, $after: String) {
    viewer {
      id
      nickName
      imageUrl
    }
    notice(id: $noticeId) {
      id
      commentCount
      comments(first: $first, after: $after) {
        edges {
          cursor
          node {
            id
            ...CommentItem_comment
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/**
 * Lists the comments of a notice, oldest first, with a form to add one. Comments have a query of their own, so that the
 * notice stays usable when its comments fail to load.
 */
export function CommentSection({ notice }: { notice: FragmentOf<typeof CommentSection_NoticeFragmentDoc> }) {
  const { __typename, id, commentCount } = useFragmentData(CommentSection_NoticeFragmentDoc, notice);
  const client = useApolloClient();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const variables = { noticeId: id, first: COMMENT_PAGE_SIZE };
  const { data, error, refetch } = useQuery(CommentSectionDocument, { variables });
  const comments = data?.notice.comments;
  return (
    <section className="panel" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {texts.comment.count(commentCount)}
      </h2>
      {!comments && error && <LoadFailed onRetry={() => void refetch().catch(ignore)} />}
      {!comments && !error && <Loading />}
      {comments?.edges.length === 0 && <Empty>{texts.comment.empty}</Empty>}
      {comments && comments.edges.length > 0 && (
        <ul className="comments">
          {comments.edges.map(({ node }) => (
            // The focused delete button disappears with the comment, so the focus moves to the heading.
            <CommentItem key={node.id} comment={node} onDeleted={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {comments?.pageInfo.hasNextPage && (
        <MoreButton query={CommentSectionDocument} variables={{ ...variables, after: comments.pageInfo.endCursor }}>
          {texts.comment.more}
        </MoreButton>
      )}
      <CommentForm
        notice={{ __typename, id }}
        author={data?.viewer ?? null}
        onAdded={() => void fetchAllComments(client, id).catch(ignore)}
      />
    </section>
  );
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="row" role="alert">
      {texts.comment.loadFailed}
      <Button onClick={onRetry}>{texts.common.retry}</Button>
    </div>
  );
}

/** Ignores a rejection, because the page already shows the error of the query or the previous comments. */
function ignore(): void {}
