import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { readId } from '../../platform/validation';
import type { Context } from '../context';
import { ConnectionArgs, readConnection } from '../kit/paging';
import { isAllowed } from '../kit/refusal';
import { readNotice } from '../notices/notice.queries';
import { type AnyNotice, NoticeView } from '../notices/notice.view';
import { CommentInput } from './comment.inputs';
import { refusalToDeleteComment } from './comment.policy';
import { loadComments } from './comment.queries';
import { addComment, deleteComment } from './comment.service';
import { CommentConnection, CommentView } from './comment.view';

/** The mutations of comments, and their fields of a notice. */
@Resolver(() => NoticeView)
export class NoticeCommentResolver {
  @FieldResolver(() => CommentConnection, { description: '댓글, 오래된 순' })
  comments(
    @Ctx() ctx: Context,
    @Root() notice: AnyNotice,
    @Args(() => ConnectionArgs) page: ConnectionArgs,
  ): Promise<CommentConnection> {
    return readConnection(page, 0, (afterId, first) => loadComments(ctx, { parentId: notice.id, afterId, first }));
  }

  @Mutation(() => CommentView, { description: '공고에 댓글을 달아요.' })
  addComment(
    @Ctx() ctx: Context,
    @Arg('noticeId', () => ID, { description: '공고 번호' }) noticeId: string,
    @Arg('input', () => CommentInput, { description: '댓글 내용' }) input: CommentInput,
  ): Promise<CommentView> {
    return addComment(ctx, readId(noticeId), input);
  }

  @Mutation(() => NoticeView, { description: '댓글을 지워요. 쓴 사람과 공고를 올린 사람만 할 수 있어요.' })
  async deleteComment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: '댓글 번호' }) id: string,
  ): Promise<AnyNotice> {
    const { noticeId } = await deleteComment(ctx, readId(id));
    return readNotice(ctx, noticeId);
  }
}

/** The computed fields of comments. */
@Resolver(() => CommentView)
export class CommentResolver {
  @FieldResolver(() => Boolean, { description: '내가 지울 수 있는지' })
  viewerCanDelete(@Ctx() ctx: Context, @Root() comment: CommentView): boolean {
    const notice = { owner: { id: comment.noticeOwnerId } };
    return isAllowed(ctx, (viewer) => refusalToDeleteComment(viewer, comment, notice));
  }
}
