import { type Expression, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { denialOf, type Rule } from '../kit/rules';
import { isOwn } from '../notices/notice.rules';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { CommentTables } from './comment.entity';

/**
 * Denies deleting the comment `c`. Its author and the owner of the notice `n` may delete it
 * (rules.md: Who sees and does what).
 */
export function deleteRules(viewerId: Expression<number>): Rule[] {
  return [['FORBIDDEN', sql`c.author_id is distinct from ${viewerId} and not ${isOwn(viewerId)}`]];
}

const { statement } = statementsOn<CommentTables & NoticeStatementTables>();

export const mayDelete = statement<{ viewerId: number; commentId: number }>()(
  'comments.mayDelete',
  (db, { viewerId, commentId }) =>
    db
      .selectFrom('comment as c')
      .innerJoin('notice as n', 'n.id', 'c.notice_id')
      .where('c.id', '=', commentId)
      .select(denialOf(deleteRules(viewerId)).as('denial')),
);
