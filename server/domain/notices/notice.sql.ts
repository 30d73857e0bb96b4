import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { contributions } from './notice-contributions.sql';
import type { NoticeStatementTables } from './notice-tables.entity';
import { statementsOn } from '../../platform/database/statements/statement';

/**
 * Time since which the owner has been in the team (rules/team-members.md: Handing over).
 * @param notice the alias of the table `notice`
 */
export function ownerSince(notice: string): RawBuilder<Date> {
  return sql<Date>`coalesce(${sql.ref(`${notice}.owner_since`)}, ${sql.ref(`${notice}.created_at`)})`;
}

/**
 * Row `s` with the school of the notice `n`.
 * @param source the source of the notice, if it is not in scope
 */
export const schoolOfNotice = (source?: Expression<unknown>): RawBuilder<unknown> =>
  sql`(select n.school_key, n.university as name${source ? sql` from ${source}` : sql``}) s`;

type CountedNotice = { n: NoticeStatementTables['notice'] };

/**
 * Selects one row with the counts of comments, favourites and applications of the notice `n`. It
 * omits comments that a block hides from the viewer.
 */
export function selectCounts(viewerId: Expression<number>) {
  const eb = expressionBuilder<NoticeStatementTables & CountedNotice, 'n'>();
  const sumOf = (column: 'comments' | 'favourites' | 'applications') =>
    sql<number>`coalesce(sum(${sql.ref(column)}), 0)::integer`;
  const blocked = contributions.blockedComments(viewerId, eb.ref('n.id'));
  return eb
    .selectFrom('notice_count')
    .whereRef('notice_count.notice_id', '=', 'n.id')
    .select([
      sql<number>`${sumOf('comments')} - ${blocked}`.as('commentCount'),
      sumOf('favourites').as('favouriteCount'),
      sumOf('applications').as('applicationCount'),
    ]);
}

/** True if the notice `n` has an application. */
export const HAS_APPLICATION = sql<boolean>`(
  select coalesce(sum(applications), 0) > 0 from notice_count where notice_id = n.id
)`;

const { statement } = statementsOn<NoticeStatementTables>();

/**
 * The new owner of a notice, with the time when the member joined the team as a string from
 * PostgreSQL.
 */
interface NewOwner {
  noticeId: number;
  memberId: number;
  since: string;
}

/** Makes a member the owner of a notice that the transaction has locked. */
export const updateOwner = statement<NewOwner>()('notices.changeOwner', (db, { noticeId, memberId, since }) =>
  db
    .updateTable('notice')
    .set({ owner_id: memberId, owner_since: sql<Date>`${since}::timestamptz` })
    .where('id', '=', noticeId)
    .returning('id'),
);
