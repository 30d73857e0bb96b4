import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/refusal';
import { inTransaction, retryRolledBack } from '../kit/transaction';
import { memberColumn } from '../members/member.columns';
import { ensureContributor } from '../members/member.service';
import type { NoticeKind } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/notice.lock';
import type { NoticeStatementTables } from '../notices/notice.tables';
import {
  isVisibleNotice,
  SCHOOL_SCOPES,
  type VisibleNoticeParams,
  visibleNoticeParams,
} from '../notices/notice.visibility';
import { Comment, type CommentTables } from './comment.entity';
import { commentAdded } from './comment.events';
import type { CommentInput } from './comment.inputs';
import { COMMENT_LIMIT } from './comment.limits';
import { refusalToDeleteComment } from './comment.policy';
import type { CommentView } from './comment.view';

const { variants } = statementsOn<CommentTables & NoticeStatementTables>();

/**
 * Comments on a notice, in one statement. The notice is locked only against its deletion, because no other change of it matters.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} NOT_FOUND when the notice does not exist for the viewer, SCHOOL_UNVERIFIED, TOO_MANY_ATTEMPTS
 */
export async function addComment(
  ctx: Context,
  noticeId: number,
  input: CommentInput,
  kind?: NoticeKind,
): Promise<CommentView> {
  await ctx.rateLimits.consume(COMMENT_LIMIT, requireViewerId(ctx));
  await ensureContributor(ctx);
  const insertion = insertComment({ scope: ctx.env.SCHOOL_SCOPE });
  const params = { ...visibleNoticeParams(ctx, noticeId, kind), text: input.comment };
  const row = await retryRolledBack(() => ctx.writes.row(insertion, params));
  if (!row) throw new AppError('NOT_FOUND');
  const { written, ...comment } = row;
  commentAdded.afterCommit(ctx, written);
  return comment;
}

const insertComment = variants<VisibleNoticeParams & { text: string }>()(
  'comments.add',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .with('target', (q) =>
          q
            .selectFrom('notice as n')
            .innerJoin('member as m', (join) => join.on('m.id', '=', params.viewerId))
            .select(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as ownerId'])
            .select(['m.id as memberId', memberColumn().as('author')])
            .where(isVisibleNotice(scope, params))
            .forKeyShare('n'),
        )
        .with('added', (q) =>
          q
            .insertInto('comment')
            .columns(['notice_id', 'author_id', 'text'])
            .expression((eb) =>
              eb.selectFrom('target').select(['noticeId', 'memberId', sql<string>`${params.text}::text`.as('text')]),
            )
            .returning(['id', 'text', 'created_at as createdAt']),
        )
        .with('change', (q) =>
          q
            .selectFrom(['target', 'added'])
            .select(['noticeId', 'noticeTitle', 'ownerId', 'memberId', 'author'])
            .select(['added.id', 'added.text', 'createdAt']),
        )
        .with('written', () => commentAdded.write(scope))
        .selectFrom('change')
        .select(['id', 'noticeId', 'ownerId as noticeOwnerId', 'text', 'createdAt', 'author'])
        .select(({ selectFrom }) => jsonArrayFrom(selectFrom('written').selectAll()).as('written')),
  ['createdAt'],
);

/**
 * Deletes a comment of the viewer, or on the viewer's notice (rules.md: Who sees and does what).
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function deleteComment(ctx: Context, id: number): Promise<{ noticeId: number }> {
  return inTransaction(ctx, async (tx) => {
    // The comment is read twice, because its notice must be locked before it and it may be deleted in between.
    const unlocked = await tx.em.findOne(Comment, id);
    if (!unlocked) throw new AppError('NOT_FOUND');
    const { notice, viewer } = await lockVisibleNotice(tx, unlocked.notice.id, 'share');
    const comment = await tx.em.findOne(Comment, id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!comment) throw new AppError('NOT_FOUND');
    ensureAllowed(refusalToDeleteComment(viewer, comment, notice));
    await tx.em.remove(comment).flush();
    return { noticeId: notice.id };
  });
}
