import { ID } from 'type-graphql';
import { ConnectionArgs } from '../kit/paging';
import { NoticeView } from '../notices/notice.view';
import { CommentConnection, CommentView } from './comment.view';
import { addFields, addQueries } from '../../selection/schema-fields';

addQueries({
  comment: {
    type: () => CommentView,
    nullable: true,
    description: 'One comment (댓글); null when it does not exist or the viewer may not see its notice.',
    args: { id: { type: () => ID, description: 'The id of the comment.' } },
  },
});

addFields(NoticeView, {
  comments: {
    type: () => CommentConnection,
    description: 'The comments (댓글), the oldest first.',
    args: ConnectionArgs,
  },
  commentThreads: {
    type: () => CommentConnection,
    description: 'The comments (댓글) that are no replies, the newest first.',
    args: ConnectionArgs,
  },
});

addFields(CommentView, {
  parent: {
    type: () => CommentView,
    nullable: true,
    description: 'The comment that it replies to (답글); null for a comment of its own.',
  },
  replies: {
    type: () => CommentConnection,
    description: 'The replies to it (답글), the oldest first.',
    args: ConnectionArgs,
  },
  isByOwner: { type: () => Boolean, description: "Whether the notice's owner wrote it (작성자)." },
  viewerCanDelete: { type: () => Boolean, description: 'Whether the viewer may delete it (댓글 삭제).' },
});
