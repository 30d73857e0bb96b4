import { CommentSectionDocument, type CommentSectionQuery } from '../graphql/generated/documents';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { MoreButton } from '../ui/MoreButton';
import { CommentItem } from './CommentItem';
import { CommentText } from './CommentText';
import styles from './CommentList.module.css';

/** A comment of the viewer that the server has not stored yet. */
export interface SentComment {
  text: string;
  createdAt: string;
}

interface CommentListProps {
  data: CommentSectionQuery;
  /** A comment that is being sent, which is listed before the server has stored it. */
  sending: SentComment | undefined;
  onDeleted: () => void;
}

/** The loaded comments, and a button for the next page. */
export function CommentList({ data: { viewer, notice }, sending, onDeleted }: CommentListProps) {
  const { edges, pageInfo } = notice.comments;
  if (edges.length === 0 && sending === undefined) return <Empty>{texts.comment.empty}</Empty>;
  return (
    <>
      <ul className={styles.list}>
        {edges.map(({ node }, index) => (
          <CommentItem
            key={node.id}
            comment={node}
            previousCursor={edges[index - 1]?.cursor ?? null}
            onDeleted={onDeleted}
          />
        ))}
        {sending !== undefined && (
          <li>
            <CommentText author={viewer} {...sending} />
          </li>
        )}
      </ul>
      {pageInfo.hasNextPage && (
        <MoreButton
          query={CommentSectionDocument}
          variables={{ noticeId: notice.id }}
          next={{ after: pageInfo.endCursor }}
        >
          {texts.comment.more}
        </MoreButton>
      )}
    </>
  );
}
