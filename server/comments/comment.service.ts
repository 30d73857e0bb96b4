import { LockMode } from '@mikro-orm/core';
import type { Context } from '../context';
import { AppError } from '../lib/errors';
import { inTransaction } from '../lib/transaction';
import type { NoticeKind } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/notice.service';
import { Comment } from './comment.entity';
import { commentAdded } from './comment.events';
import type { CommentInput } from './comment.inputs';
import { canDeleteComment } from './comment.policy';
import { readComment } from './comment.reads';
import type { CommentView } from './comment.view';

/** Comments on a notice that exists for the asker. */
export async function addComment(
  ctx: Context,
  noticeId: number,
  input: CommentInput,
  kind?: NoticeKind,
): Promise<CommentView> {
  return inTransaction(ctx, async (tx) => {
    const { notice, asker } = await lockVisibleNotice(tx, noticeId, LockMode.PESSIMISTIC_READ, kind);
    await tx.throttles.comment(asker.id);
    const comment = new Comment();
    Object.assign(comment, { notice, author: asker, text: input.comment });
    await tx.em.persist(comment).flush();
    await commentAdded.fire(tx, { notice, authorId: asker.id });
    return readComment(tx, comment.id);
  });
}

/**
 * Deletes a comment: its author may, and the notice's owner.
 * @throws {AppError} NOT_FOUND or FORBIDDEN
 */
export async function deleteComment(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const named = await tx.em.findOne(Comment, id);
    if (!named) throw new AppError('NOT_FOUND');
    const { notice, asker } = await lockVisibleNotice(tx, named.notice.id, LockMode.PESSIMISTIC_READ);
    // It may be gone since.
    const comment = await tx.em.findOne(Comment, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!comment) throw new AppError('NOT_FOUND');
    if (!canDeleteComment(asker, comment, notice.owner.id)) throw new AppError('FORBIDDEN');
    await tx.em.remove(comment).flush();
    return { noticeId: notice.id };
  });
}
