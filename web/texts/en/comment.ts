import type * as korean from '../ko/comment';
import type { Translation } from '../translation';
import { plural } from './plural';

export const comment: Translation<typeof korean.comment> = {
  title: 'Comments',
  count: (count) => (count === 0 ? 'Comments' : plural(count, 'comment')),
  write: 'Write a comment',
  owner: 'Posted this',
  reply: 'Reply',
  replyTo: (nickName) => `Reply to ${nickName}`,
  replyFailed: 'Your reply couldn’t be posted.',
  replies: 'Replies',
  moreReplies: 'More replies',
  submit: 'Post',
  addFailed: 'Your comment couldn’t be posted.',
  empty: 'No comments yet.',
  more: 'More comments',
  noDate: 'No date',
  loadFailed: 'The comments couldn’t be loaded.',
  deleteOf: (nickName) => `Delete ${nickName}’s comment`,
  deleteFailed: 'The comment couldn’t be deleted.',
  deleteConfirm: 'Delete this comment?',
  deleteWithReplies: 'Its replies will be deleted too.',
};
