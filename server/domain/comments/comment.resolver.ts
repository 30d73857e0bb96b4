import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { readId } from '../../platform/validation';
import { type Payload, payload } from '../../selection/payloads';
import type { Context } from '../context';
import { NoticeType } from '../notices/notice.type';
import { AddCommentInput, DeleteCommentInput } from './comment.inputs';
import { addComment, deleteComment } from './comment.service';
import { AddCommentPayload, DeleteCommentPayload } from './comment.type';

/** Mutations of comments. */
@Resolver(() => NoticeType)
export class NoticeCommentResolver {
  @Mutation(() => AddCommentPayload, {
    nullable: true,
    description: 'Comments on a notice (댓글 달기), or replies to a comment (답글).',
  })
  async addComment(
    @Ctx() ctx: Context,
    @Arg('input', () => AddCommentInput, { description: 'The notice and the comment.' })
    { noticeId, parentId, text }: AddCommentInput,
  ): Promise<Payload<AddCommentPayload> | null> {
    const id = readId(noticeId);
    const target = { noticeId: id, parentId: parentId ? readId(parentId) : null };
    return payload({ commentId: await addComment(ctx, target, { comment: text }), noticeId: id });
  }

  @Mutation(() => DeleteCommentPayload, {
    nullable: true,
    description:
      "Deletes a comment (댓글 삭제) and its replies permanently. Only its author and the notice's owner may do it.",
  })
  async deleteComment(
    @Ctx() ctx: Context,
    @Arg('input', () => DeleteCommentInput, { description: 'The comment to delete.' }) { id }: DeleteCommentInput,
  ): Promise<Payload<DeleteCommentPayload> | null> {
    const { noticeId, parentId } = await deleteComment(ctx, readId(id));
    return { ...payload({ noticeId, parentId }), commentId: id };
  }
}
