import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { type Context, requireViewerId } from '../context';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { ensureAllowed } from '../kit/refusal';
import { inTransaction, type Transaction } from '../kit/transaction';
import { memberColumn } from '../members/member.columns';
import type { NoticeKind } from '../notices/notice.entity';
import type { VisibleNoticeParams } from '../notices/notice.queries';
import { lockVisibleNotice } from '../notices/notice.lock';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { kindsOf, ofKinds, SCHOOL_SCOPES, visibleTo } from '../notices/notice.visibility';
import { Comment, type CommentTables } from './comment.entity';
import { commentAdded, type CommentedNotice } from './comment.events';
import type { CommentInput } from './comment.inputs';
import { refusalToDeleteComment } from './comment.policy';
import type { CommentView } from './comment.view';
import { COMMENT_LIMIT } from './comment.limits';

const { variants } = statementsOn<CommentTables & NoticeStatementTables>();

/**
 * Comments on a notice that exists for the viewer. The comment's foreign key locks the notice against being deleted before
 * the transaction ends; no other change of the notice matters here.
 * @throws {AppError} NOT_FOUND, TOO_MANY_ATTEMPTS
 */
export async function addComment(
  ctx: Context,
  noticeId: number,
  input: CommentInput,
  kind?: NoticeKind,
): Promise<CommentView> {
  await ctx.rateLimits.consume(COMMENT_LIMIT, requireViewerId(ctx));
  return inTransaction(ctx, async (tx) => {
    const { comment, notice } = await writeComment(tx, noticeId, input.comment, kind);
    await commentAdded.fire(tx, { notice, authorId: requireViewerId(tx) });
    return comment;
  });
}

const addingComment = variants<VisibleNoticeParams & { text: string }>()(
  'comments.add',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .with('target', (q) =>
          q
            .selectFrom('notice as n')
            .innerJoin('member as m', (join) => join.on('m.id', '=', params.viewerId))
            .select(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as noticeOwnerId'])
            .select(['m.id as authorId', memberColumn().as('author')])
            .where('n.id', '=', params.noticeId)
            .where(ofKinds(params.kinds))
            .where(visibleTo(scope, params.viewerId))
            .forKeyShare('n'),
        )
        .with('added', (q) =>
          q
            .insertInto('comment')
            .columns(['notice_id', 'author_id', 'text'])
            .expression((eb) =>
              eb.selectFrom('target').select(['noticeId', 'authorId', sql<string>`${params.text}::text`.as('text')]),
            )
            .returning(['id', 'text', 'created_at as createdAt']),
        )
        .selectFrom('target')
        .innerJoin('added', (join) => join.onTrue())
        .select(['added.id', 'noticeId', 'noticeTitle', 'noticeOwnerId', 'added.text', 'added.createdAt', 'author']),
  ['createdAt'],
);

/** Writes a comment of the viewer and reads it, by one statement; NOT_FOUND without a notice for the viewer. */
async function writeComment(
  tx: Transaction,
  noticeId: number,
  text: string,
  kind?: NoticeKind,
): Promise<{ comment: CommentView; notice: CommentedNotice }> {
  const row = await tx.writes.row(addingComment({ scope: tx.env.SCHOOL_SCOPE }), {
    viewerId: requireViewerId(tx),
    noticeId,
    kinds: kindsOf(kind),
    text,
  });
  if (!row) throw new AppError('NOT_FOUND');
  const { noticeTitle, ...comment } = row;
  return { comment, notice: { id: noticeId, title: noticeTitle, owner: { id: comment.noticeOwnerId } } };
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
    // It may have been deleted in the meantime.
    const comment = await tx.em.findOne(Comment, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!comment) throw new AppError('NOT_FOUND');
    ensureAllowed(refusalToDeleteComment(viewer, comment, notice.owner.id));
    await tx.em.remove(comment).flush();
    return { noticeId: notice.id };
  });
}
