import {
  CommentList_NoticeFragmentDoc,
  CommentSectionDocument,
  type CommentSectionQuery,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Empty } from '../../components/feedback/Empty';
import { MoreButton } from '../../graphql/view/MoreButton';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { CommentThread } from './CommentThread';
import { CommentText } from './CommentText';
import styles from './CommentList.module.css';

gql`
  fragment CommentList_notice on Notice {
    id
    commentThreads(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...CommentThread_comment
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

/** A comment of the viewer that the server has not stored yet. */
export interface SentComment {
  text: string;
  createdAt: string;
}

interface CommentListProps {
  viewer: NonNullable<CommentSectionQuery['viewer']>;
  notice: FragmentOf<typeof CommentList_NoticeFragmentDoc>;
  /** A comment that is being sent. The list shows it before the server has stored it. */
  sending: SentComment | undefined;
  onDeleted: () => void;
}

/** The loaded comments with their replies, newest first, and a button for the next page. */
export function CommentList({ viewer, notice, sending, onDeleted }: CommentListProps) {
  const { edges, pageInfo } = useFragmentData(CommentList_NoticeFragmentDoc, notice).commentThreads;
  if (edges.length === 0 && sending === undefined) return <Empty>{texts.comment.empty}</Empty>;
  return (
    <>
      <ul className={styles.list}>
        {sending !== undefined && (
          <li>
            <CommentText author={viewer.member} {...sending} />
          </li>
        )}
        {edges.map(({ node }, index) => (
          <CommentThread
            key={node.id}
            noticeId={notice.id}
            comment={node}
            previousCursor={edges[index - 1]?.cursor ?? null}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
      <MoreButton query={CommentSectionDocument} variables={{ noticeId: notice.id }} pageInfo={pageInfo}>
        {texts.comment.more}
      </MoreButton>
    </>
  );
}
