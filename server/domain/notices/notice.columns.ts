import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { contribution } from './notice.contributions';
import type { NoticeStatementTables } from './notice.tables';

/**
 * Time since which the owner has been in the team (rules.md: Teams).
 * @param notice the alias of the table `notice`
 */
export function ownerSince(notice: string): RawBuilder<Date> {
  return sql<Date>`coalesce(${sql.ref(`${notice}.owner_since`)}, ${sql.ref(`${notice}.created_at`)})`;
}

type CountedNotice = { n: NoticeStatementTables['notice'] };

/**
 * Selects one row with the counts of comments, favourites and applications of the notice `n`. It
 * omits comments that a block hides from the viewer.
 */
export function selectCounts(viewerId: Expression<number>) {
  const eb = expressionBuilder<NoticeStatementTables & CountedNotice, 'n'>();
  const sumOf = (column: 'comments' | 'favourites' | 'applications') =>
    sql<number>`coalesce(sum(${sql.ref(column)}), 0)::integer`;
  const blocked = contribution('blockedComments')(viewerId, eb.ref('n.id'));
  return eb
    .selectFrom('notice_count')
    .whereRef('notice_count.notice_id', '=', 'n.id')
    .select([
      sql<number>`${sumOf('comments')} - ${blocked}`.as('commentCount'),
      sumOf('favourites').as('favouriteCount'),
      sumOf('applications').as('applicationCount'),
    ]);
}
