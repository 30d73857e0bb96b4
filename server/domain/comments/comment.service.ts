import { LockMode } from '@mikro-orm/core';
import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { ensureAllowed } from '../kit/rules/rules';
import { inTransaction, retryRolledBack } from '../kit/transaction/transaction';
import { viewerInRow } from '../../selection/viewer-id';
import { isSuspended } from '../members/member-visibility.sql';
import { ensureContributor } from '../members/member.service';
import type { NoticeKind } from '../notices/notice.entity';
import { INSERTED_NOTIFICATIONS } from '../notices/inserted-notifications.sql';
import {
  type InsertedNotification,
  insertMemberNotification,
  publishNotifications,
} from '../notices/notice-contributions.sql';
import { lockVisibleNotice } from '../notices/visibility/notice-lock.sql';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import {
  isRequestedAndVisible,
  type VisibleNoticeParams,
  visibleNoticeParams,
} from '../notices/visibility/notice-visibility.sql';
import { Comment, type CommentTables } from './comment.entity';
import { insertReplyNotification } from './comment-contributions.sql';
import type { CommentInput } from './comment.inputs';
import { consumeOnFirstDay } from '../members/member.rules';
import { FIRST_DAY_COMMENTS, COMMENT_LIMIT, deleteCommentCheck } from './comment.rules';
import { findNoticeOfComment, isVisibleComment } from './comment.sql';

const { variants } = statementsOn<CommentTables & NoticeStatementTables>();

/** Target of a new comment. */
interface CommentTarget {
  noticeId: number;
  /** Answered comment; null if the new comment is not a reply. */
  parentId: number | null;
  /** Required kind of the notice, for requests about projects or studies. */
  kind?: NoticeKind;
}

/**
 * Comments on a notice or replies to a comment, in one statement. The lock on the notice only
 * prevents its deletion, because other changes do not matter.
 * @returns the values of the payload
 * @throws {AppError} SCHOOL_UNVERIFIED, TOO_MANY_ATTEMPTS, or NOT_FOUND if the notice is invisible
 *   to the viewer or lacks the answered comment. It is NOT_FOUND for a suspended viewer too, which
 *   the write guard replaces by SUSPENDED (`suspensionCheck`)
 */
export async function addComment(
  ctx: Context,
  { noticeId, parentId, kind }: CommentTarget,
  input: CommentInput,
): Promise<{ commentId: number; noticeId: number }> {
  await ctx.rateLimits.consume(COMMENT_LIMIT, requireViewerId(ctx));
  await consumeOnFirstDay(ctx, FIRST_DAY_COMMENTS, {
    ko: '가입한 첫날에는 댓글을 스무 개까지 쓸 수 있어요. 학교를 인증하면 더 쓸 수 있어요.',
    en: 'On your first day you can write up to twenty comments. Verify your school to write more.',
  });
  await ensureContributor(ctx);
  const insertion = insertComment({ reply: parentId !== null });
  const params = { ...visibleNoticeParams(ctx, noticeId, kind), parentId, text: input.comment };
  const row = await retryRolledBack(() => ctx.writes.row(insertion, params));
  if (!row) throw new AppError('NOT_FOUND');
  const { id, notifications, replyNotifications } = row;
  publishNotifications(ctx, notifications);
  publishNotifications(ctx, replyNotifications);
  return { commentId: id, noticeId };
}

/** No recipient: SQL for a statement that is not a reply. */
const NOBODY = sql<InsertedNotification>`(select null::integer as id, null::integer as "recipientId" where false)`;

/**
 * Inserts a comment. A reply to a reply belongs to the same comment. A notice's owner whose comment
 * is answered is notified once, as the owner. A reply to a hidden comment notifies nobody.
 */
const insertComment = variants<VisibleNoticeParams & { parentId: number | null; text: string }>()(
  'comments.add',
  { reply: [true, false] },
  ({ reply }) =>
    (db, params) => {
      const viewerId = viewerInRow('m', params.viewerId);
      return db
        .with('target', (q) =>
          q
            .selectFrom('notice as n')
            .innerJoin('member as m', (join) => join.on('m.id', '=', params.viewerId))
            .select(['n.id as noticeId', 'n.title as noticeTitle', 'n.owner_id as ownerId'])
            .select('m.id as memberId')
            .select([
              sql<number | null>`${reply ? sql`coalesce(c.parent_id, c.id)` : sql`null::integer`}`.as('parentId'),
              sql<number | null>`${reply ? sql`nullif(c.author_id, n.owner_id)` : sql`null::integer`}`.as(
                'repliedToId',
              ),
              sql<boolean>`${reply ? sql`c.hidden or c.parent_hidden` : sql`false`}`.as('hidden'),
            ])
            .where(isRequestedAndVisible(params, viewerId))
            .where(sql<SqlBool>`not ${isSuspended(viewerId)}`)
            .$if(reply, (target) =>
              target.innerJoin('comment as c', (join) =>
                join.on('c.id', '=', params.parentId).onRef('c.notice_id', '=', 'n.id').on(isVisibleComment(viewerId)),
              ),
            )
            .forKeyShare('n'),
        )
        .with('added', (q) =>
          q
            .insertInto('comment')
            .columns(['notice_id', 'author_id', 'parent_id', 'text'])
            .expression((eb) =>
              eb
                .selectFrom('target')
                .select(['noticeId', 'memberId', 'parentId', sql<string>`${params.text}::text`.as('text')]),
            )
            .returning('id'),
        )
        .with('change', (q) =>
          q
            .selectFrom(['target', 'added'])
            .select(['noticeId', 'noticeTitle', 'ownerId', 'memberId', 'repliedToId'])
            .where('hidden', '=', sql.lit(false)),
        )
        .with('notifications', (q) => insertMemberNotification('COMMENTED', q.selectFrom('change').selectAll()))
        .with('replyNotifications', (q) =>
          reply ? insertReplyNotification(q.selectFrom('change').selectAll()) : NOBODY,
        )
        .selectFrom(['target', 'added'])
        .select('id')
        .select(INSERTED_NOTIFICATIONS)
        .select(({ selectFrom }) =>
          jsonArrayFrom(selectFrom('replyNotifications').selectAll()).as('replyNotifications'),
        );
    },
);

/**
 * Deletes a comment and its replies. The comment must be the viewer's or on the viewer's notice
 * (rules/rights.md).
 * @throws {AppError} NOT_FOUND, FORBIDDEN
 */
export async function deleteComment(
  ctx: Context,
  id: number,
): Promise<{ commentId: number; noticeId: number; parentId: number | null }> {
  return inTransaction(ctx, async (tx) => {
    // The comment is read twice. Its notice must be locked first, and the comment may be deleted in
    // between.
    const noticeId = await findNoticeOfComment(tx, id);
    await lockVisibleNotice(tx, noticeId, 'share');
    const comment = await tx.em.findOne(Comment, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!comment) throw new AppError('NOT_FOUND');
    await ensureAllowed(tx, deleteCommentCheck, { commentId: id });
    const parentId = comment.parent?.id ?? null;
    await tx.em.remove(comment).flush();
    return { commentId: id, noticeId, parentId };
  });
}
