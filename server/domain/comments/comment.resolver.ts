import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ID_BOUNDS, parseId, readId } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import { type Connection, ConnectionArgs, listById, readConnection } from '../kit/paging';
import { isAllowed } from '../kit/refusal';
import { readNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { AddCommentInput, DeleteCommentInput } from './comment.inputs';
import { refusalToDeleteComment } from './comment.policy';
import { findComment, loadComment, loadComments, loadReplies, loadThreads } from './comment.queries';
import { addComment, deleteComment } from './comment.service';
import { AddCommentPayload, CommentConnection, CommentView, DeleteCommentPayload } from './comment.view';

/** The mutations of comments, and their field of a notice. */
@Resolver(() => NoticeView)
export class NoticeCommentResolver {
  @FieldResolver(() => CommentConnection, { description: 'The comments (댓글), the oldest first.' })
  comments(
    @Ctx() ctx: Context,
    @Root() notice: AnyNotice,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<Connection<CommentView>> {
    return readConnection(
      page,
      listById(0, (afterId, first) => loadComments(ctx, { parentId: notice.id, afterId, first })),
    );
  }

  @FieldResolver(() => CommentConnection, {
    description: 'The comments (댓글) that are no replies, the newest first.',
  })
  commentThreads(
    @Ctx() ctx: Context,
    @Root() notice: AnyNotice,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<Connection<CommentView>> {
    return readConnection(
      page,
      listById(ID_BOUNDS.max, (afterId, first) => loadThreads(ctx, { parentId: notice.id, afterId, first })),
    );
  }

  @Mutation(() => AddCommentPayload, {
    nullable: true,
    description: 'Comments on a notice (댓글 달기), or replies to a comment (답글).',
  })
  async addComment(
    @Ctx() ctx: Context,
    @Arg('input', () => AddCommentInput, { description: 'The notice and the comment.' })
    { noticeId, parentId, text }: AddCommentInput,
  ): Promise<AddCommentPayload | null> {
    const id = readId(noticeId);
    const target = { noticeId: id, parentId: parentId ? readId(parentId) : null };
    const comment = await addComment(ctx, target, { comment: text });
    return { comment, notice: () => readNotice(ctx, id) };
  }

  @Mutation(() => DeleteCommentPayload, {
    nullable: true,
    description:
      "Deletes a comment (댓글 삭제) and the replies to it for good. Only its author and the notice's owner may do it.",
  })
  async deleteComment(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteCommentInput, { description: 'The comment to delete.' }) { id }: DeleteCommentInput,
  ): Promise<DeleteCommentPayload | null> {
    const { noticeId, parentId } = await deleteComment(ctx, readId(id));
    return {
      commentId: id,
      parent: async () => (parentId === null ? null : loadComment(ctx, parentId)),
      notice: () => readNotice(ctx, noticeId),
    };
  }
}

/** The query and the computed fields of comments. */
@Resolver(() => CommentView)
export class CommentResolver {
  @Query(() => CommentView, {
    nullable: true,
    description: 'One comment (댓글); null when it does not exist or the viewer may not see its notice.',
  })
  async comment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'The id of the comment.' }) id: string,
  ): Promise<CommentView | null> {
    requireViewerId(ctx);
    const commentId = parseId(id);
    return commentId === null ? null : findComment(ctx, commentId);
  }

  @FieldResolver(() => CommentView, {
    nullable: true,
    description: 'The comment that it replies to (답글); null for a comment of its own.',
  })
  parent(@Ctx() ctx: Context, @Root() { parentId }: CommentView): Promise<CommentView | null> | null {
    return parentId === null ? null : loadComment(ctx, parentId);
  }

  @FieldResolver(() => CommentConnection, { description: 'The replies to it (답글), the oldest first.' })
  replies(
    @Ctx() ctx: Context,
    @Root() comment: CommentView,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<Connection<CommentView>> {
    return readConnection(
      page,
      listById(0, (afterId, first) => loadReplies(ctx, { parentId: comment.id, afterId, first })),
    );
  }

  @FieldResolver(() => Boolean, { description: "Whether the notice's owner wrote it (작성자)." })
  isByOwner(@Root() { author, noticeOwnerId }: CommentView): boolean {
    return author?.id === noticeOwnerId;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it (댓글 삭제).' })
  viewerCanDelete(@Ctx() ctx: Context, @Root() comment: CommentView): boolean {
    const notice = { owner: { id: comment.noticeOwnerId } };
    return isAllowed(ctx, (viewer) => refusalToDeleteComment(viewer, comment, notice));
  }
}
