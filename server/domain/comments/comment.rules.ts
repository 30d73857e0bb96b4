import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { denialOf, type Rule } from '../kit/rules/rules';
import { isOwn } from '../notices/notice.rules';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import type { CommentTables } from './comment.entity';

/** Comments by one member. Each notifies the owner of the notice. */
export const COMMENT_LIMIT = defineRateLimit({ name: 'comment', points: 25, durationSeconds: 60, isAnnounced: true });

/** Comments by a new member without a verified school on the first day. */
export const FIRST_DAY_COMMENTS = defineRateLimit({
  name: 'commentOnFirstDay',
  points: 20,
  durationSeconds: 24 * 60 * 60,
});

/**
 * Denies deleting the comment `c`, except to its author and the owner of the notice `n`
 * (rules/rights.md).
 */
export function denyDeletingComment(viewerId: Expression<number>): Rule[] {
  return [['FORBIDDEN', sql`c.author_id is distinct from ${viewerId} and not ${isOwn(viewerId)}`]];
}

const { statement } = statementsOn<CommentTables & NoticeStatementTables>();

export const deleteCommentCheck = statement<{ viewerId: number; commentId: number }>()(
  'comments.deleteCommentCheck',
  (db, { viewerId, commentId }) =>
    db
      .selectFrom('comment as c')
      .innerJoin('notice as n', 'n.id', 'c.notice_id')
      .where('c.id', '=', commentId)
      .select(denialOf(denyDeletingComment(viewerId)).as('denial')),
);
