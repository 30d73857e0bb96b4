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
import { COMMENTS_AT_ONCE, fetchAllComments } from './fetchAllComments';

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
 * A notice's comments, oldest first, and the form to add one. They come by a query of their own, beside the page's:
 * a notice can be read and applied to while its comments cannot be had.
 */
export function CommentSection({ notice }: { notice: FragmentOf<typeof CommentSection_NoticeFragmentDoc> }) {
  const { __typename, id, commentCount } = useFragmentData(CommentSection_NoticeFragmentDoc, notice);
  const client = useApolloClient();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const variables = { noticeId: id, first: COMMENTS_AT_ONCE };
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
            // The button that deleted it is gone with it: the focus goes to the heading, not to nowhere.
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

/** What failed is already on the page: the query's error, or the comments as they were before. */
function ignore(): void {}
