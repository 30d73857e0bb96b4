import { ID } from 'type-graphql';
import { parseIdOrThrow } from '../../platform/text/validation';
import { addMutation } from '../../selection/schema-fields';
import { AddCommentInput, DeleteCommentInput } from './comment.inputs';
import { addComment, deleteComment } from './comment.service';
import { CommentType, commentOfPayload } from './comment.type';
import { noticeOfPayload } from '../notices/notice.type';

addMutation('addComment', {
  description: 'Comments on a notice (댓글 달기), or replies to a comment (답글).',
  input: { type: AddCommentInput, description: 'The notice and the comment.' },
  payload: {
    comment: { type: () => CommentType, description: 'The new comment.', sql: commentOfPayload('commentId') },
    notice: noticeOfPayload('The notice with the new comment.'),
  },
  suspensionCheck: 'inStatement',
  run: (ctx, { noticeId, parentId, text }) =>
    addComment(ctx, { noticeId, parentId: parentId ? parseIdOrThrow(parentId) : null }, { comment: text }),
});

addMutation('deleteComment', {
  description:
    "Deletes a comment (댓글 삭제) and its replies permanently. Only its author and the notice's owner may do it.",
  input: { type: DeleteCommentInput, description: 'The comment to delete.' },
  payload: {
    commentId: { type: () => ID, description: 'The id of the deleted comment.' },
    parent: {
      type: () => CommentType,
      nullable: true,
      description: 'The comment that the deleted reply answered; null if it was not a reply.',
      sql: commentOfPayload('parentId'),
    },
    notice: noticeOfPayload('The notice without the comment.'),
  },
  suspensionCheck: 'inStatement',
  run: (ctx, { id }) => deleteComment(ctx, id),
});
