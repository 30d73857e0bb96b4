import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { type Connection, ConnectionArgs, listById, readConnection } from '../kit/paging';
import { isAllowed } from '../kit/refusal';
import { readNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { AddCommentInput, DeleteCommentInput } from './comment.inputs';
import { refusalToDeleteComment } from './comment.policy';
import { loadComments } from './comment.queries';
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

  @Mutation(() => AddCommentPayload, { nullable: true, description: 'Comments on a notice (댓글 달기).' })
  async addComment(
    @Ctx() ctx: Context,
    @Arg('input', () => AddCommentInput, { description: 'The notice and the comment.' })
    { noticeId, text }: AddCommentInput,
  ): Promise<AddCommentPayload | null> {
    const id = readId(noticeId);
    const comment = await addComment(ctx, id, { comment: text });
    return { comment, notice: () => readNotice(ctx, id) };
  }

  @Mutation(() => DeleteCommentPayload, {
    nullable: true,
    description: "Deletes a comment (댓글 삭제) for good. Only its author and the notice's owner may do it.",
  })
  async deleteComment(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteCommentInput, { description: 'The comment to delete.' }) { id }: DeleteCommentInput,
  ): Promise<DeleteCommentPayload | null> {
    const { noticeId } = await deleteComment(ctx, readId(id));
    return { commentId: id, notice: () => readNotice(ctx, noticeId) };
  }
}

/** The computed fields of comments. */
@Resolver(() => CommentView)
export class CommentResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it (댓글 삭제).' })
  viewerCanDelete(@Ctx() ctx: Context, @Root() comment: CommentView): boolean {
    const notice = { owner: { id: comment.noticeOwnerId } };
    return isAllowed(ctx, (viewer) => refusalToDeleteComment(viewer, comment, notice));
  }
}
