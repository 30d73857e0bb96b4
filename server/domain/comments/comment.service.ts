import { LockMode } from '@mikro-orm/core';
import { type Context, requireViewerId } from '../context';
import { AppError } from '../../platform/errors';
import { inTransaction } from '../kit/transaction';
import { MEMBER_COLUMNS } from '../members/member.queries';
import type { NoticeKind } from '../notices/notice.entity';
import { ofKind, visible } from '../notices/notice.queries';
import { lockVisibleNotice } from '../notices/notice.lock';
import { Comment } from './comment.entity';
import { type Commented, commentAdded } from './comment.events';
import type { CommentInput } from './comment.inputs';
import { canDeleteComment } from './comment.policy';
import { type CommentRow, toComment } from './comment.queries';
import type { CommentView } from './comment.view';

/**
 * Comments on a notice that exists for the asker. The comment's foreign key holds the notice until the end: it cannot go
 * meanwhile, and nothing else about it matters here.
 * @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS
 */
export async function addComment(
  ctx: Context,
  noticeId: number,
  input: CommentInput,
  kind?: NoticeKind,
): Promise<CommentView> {
  await ctx.throttles.comment(requireViewerId(ctx));
  return inTransaction(ctx, async (tx) => {
    const { comment, notice } = await writeComment(tx, noticeId, input.comment, kind);
    await commentAdded.fire(tx, { notice, authorId: requireViewerId(tx) });
    return comment;
  });
}

/** Writes a comment of the viewer's and answers it, by one statement; NOT_FOUND without a notice for the viewer. */
async function writeComment(
  ctx: Context,
  noticeId: number,
  text: string,
  kind?: NoticeKind,
): Promise<{ comment: CommentView; notice: Commented }> {
  const row = await ctx.writes.row<CommentRow & { noticeTitle: string }>(
    `select nextval('comment_id_seq')::int as id, n.id as "noticeId", n.owner_id as "noticeOwnerId",
       n.title as "noticeTitle", $3::text as text, now() as "createdAt", ${MEMBER_COLUMNS}
     from notice n join member m on m.id = $1 where n.id = $2 and ${visible(ctx)}${ofKind(kind)}`,
    [requireViewerId(ctx), noticeId, text],
    `insert into comment (id, notice_id, author_id, text, created_at)
     select id, "noticeId", "memberId", text, "createdAt" from answered`,
  );
  if (!row) throw new AppError('NOT_FOUND');
  const notice = { id: noticeId, title: row.noticeTitle, owner: { id: row.noticeOwnerId } };
  return { comment: toComment(row), notice };
}

/**
 * Deletes a comment: its author may, and the notice's owner.
 * @throws {AppError} NOT_FOUND or FORBIDDEN
 */
export async function deleteComment(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    const named = await tx.em.findOne(Comment, id);
    if (!named) throw new AppError('NOT_FOUND');
    const { notice, viewer } = await lockVisibleNotice(tx, named.notice.id, 'share');
    // It may be gone since.
    const comment = await tx.em.findOne(Comment, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!comment) throw new AppError('NOT_FOUND');
    if (!canDeleteComment(viewer, comment, notice.owner.id)) throw new AppError('FORBIDDEN');
    await tx.em.remove(comment).flush();
    return { noticeId: notice.id };
  });
}
