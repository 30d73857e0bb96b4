import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { contributions } from './notice-contributions.sql';
import type { NoticeStatementTables } from './notice-tables.entity';
import { TODAY } from '../../platform/database/clock';
import { statementsOn } from '../../platform/database/statement';
import type { Statements } from '../../platform/database/statements';
import type { Context } from '../context';
import { ensureAllowed } from '../kit/rules/rules';
import { isRecruiting } from './deadlines/deadline.sql';
import { SEAT_COUNT } from './kinds/headcount.sql';
import type { NoticeKind } from './notice.entity';
import { manageNoticeCheck } from './notice.rules';
import type { Transaction } from '../kit/transaction/transaction';

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

const { statement } = statementsOn<NoticeStatementTables>();

/**
 * Throws if the notice is not the viewer's own.
 * @throws {AppError} NOT_FOUND if it is not visible to the viewer, FORBIDDEN if another member owns
 *   it
 */
export async function ensureOwnNotice(ctx: Context, noticeId: number, kind: NoticeKind): Promise<void> {
  await ensureAllowed(ctx, manageNoticeCheck, { noticeId, kinds: [kind] });
}

const readTodayStatement = statement<object>()('notices.today', (db) => db.selectNoFrom(TODAY.as('today')));

/**
 * Reads the current day in Korea by the clock of the database, `YYYY-MM-DD`. It is current even if
 * the transaction has waited for a lock.
 */
export async function readToday(reads: Statements): Promise<string> {
  const row = await reads.row(readTodayStatement, {});
  if (!row) throw new Error('The day was not returned.');
  return row.today;
}

const readSharedStatement = statement<{ noticeId: number; kind: NoticeKind }>()(
  'notices.shared',
  (db, { noticeId, kind }) =>
    db
      .selectFrom('notice as n')
      .select([
        'n.title',
        'n.university',
        SEAT_COUNT.as('headcount'),
        isRecruiting().as('recruiting'),
        'n.frontend_number',
        'n.backend_number',
        'n.designer_number',
      ])
      .where('n.id', '=', noticeId)
      .where('n.kind', '=', kind)
      .where('n.hidden', '=', sql.lit(false)),
);

/** Columns of a notice that a share link shows, with its number of seats. */
export type SharedNotice = { headcount: number } & Pick<
  NoticeStatementTables['notice'],
  'title' | 'university' | 'recruiting' | 'frontend_number' | 'backend_number' | 'designer_number'
>;

/**
 * Reads the columns of a notice that its share link shows to anybody.
 * @returns undefined if the notice does not exist, has another kind or is hidden
 */
export function readShared(reads: Statements, noticeId: number, kind: NoticeKind): Promise<SharedNotice | undefined> {
  return reads.row(readSharedStatement, { noticeId, kind });
}

/**
 * The new owner of a notice, with the time when the member joined the team as a string from
 * PostgreSQL.
 */
interface NewOwner {
  noticeId: number;
  memberId: number;
  since: string;
}

const updateOwnerStatement = statement<NewOwner>()('notices.changeOwner', (db, { noticeId, memberId, since }) =>
  db
    .with('changed', (q) =>
      q
        .updateTable('notice')
        .set({ owner_id: memberId, owner_since: sql<Date>`${since}::timestamptz` })
        .where('id', '=', noticeId)
        .returning('id'),
    )
    .selectFrom('changed')
    .select('id'),
);

/** Makes a member the owner of a notice that the transaction has locked. */
export async function updateOwner(tx: Transaction, owner: NewOwner): Promise<void> {
  await tx.writes.rows(updateOwnerStatement, owner);
}
