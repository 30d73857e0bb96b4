import { type Expression, type QueryCreator, sql } from 'kysely';
import { PAGE_SIZE } from '../../../shared/bounds';
import { statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import { CARD_TIMES, cardColumns, countsOfNotice } from '../notices/notice.columns';
import { isRecruiting } from '../notices/notice-deadline.columns';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { AnyNotice } from '../notices/notice.view';
import { isListed, SCHOOL_SCOPES, type SchoolScope } from '../notices/notice.visibility';
import { FREE_SEATS, type SeatTables } from './application.capacity';

const { variants } = statementsOn<NoticeStatementTables & SeatTables>();

/** How many of the newest notices that recruit are looked at, so that the cost does not grow with the table. */
const LOOKED_AT = 200;
/** The number of free seats up to which a notice is nearly full. */
const FEW_SEATS = 2;

/** Defines `page`: the notices whose last seats are free, with the number that is `left`. */
export function nearlyFullPage(
  db: QueryCreator<NoticeStatementTables & SeatTables>,
  scope: SchoolScope,
  viewerId: Expression<number>,
) {
  return db
    .with('newest', (cte) =>
      cte
        .selectFrom('notice as n')
        .select(['n.id', 'n.owner_id as ownerId'])
        .where(isListed(scope, viewerId))
        .where('n.recruiting', '=', sql.lit(true))
        .where(isRecruiting())
        .orderBy('n.id', 'desc')
        .limit(sql.lit(LOOKED_AT)),
    )
    .with('page', (cte) =>
      cte
        .selectFrom('newest')
        .innerJoin('seat as total', 'total.notice_id', 'newest.id')
        .innerJoinLateral(
          (eb) =>
            eb.selectFrom('seat').select(FREE_SEATS.as('left')).whereRef('notice_id', '=', 'newest.id').as('free'),
          (join) => join.onTrue(),
        )
        .select(['newest.id', 'free.left'])
        .where('total.role', 'is', null)
        .where('total.approved', '>', sql.lit(0))
        .where(sql<boolean>`free.left between 1 and ${sql.lit(FEW_SEATS)}`)
        .where('newest.ownerId', '<>', viewerId)
        .orderBy('free.left')
        .orderBy('newest.id', 'desc')
        .limit(sql.lit(PAGE_SIZE)),
    );
}

const nearlyFull = variants<{ viewerId: number }>()(
  'applications.nearlyFull',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, { viewerId }) =>
      nearlyFullPage(db, scope, viewerId)
        .selectFrom('page')
        .innerJoin('notice as n', 'n.id', 'page.id')
        .innerJoin('member as m', 'm.id', 'n.owner_id')
        .innerJoinLateral(countsOfNotice(viewerId), (join) => join.onTrue())
        .select(cardColumns(viewerId))
        .orderBy('page.left')
        .orderBy('page.id', 'desc'),
  CARD_TIMES,
);

/**
 * Reads the notices of others whose last seats are free, those with the fewest first, among the newest that recruit.
 * @throws {AppError} UNAUTHENTICATED
 */
export function readNearlyFullNotices(ctx: Context): Promise<AnyNotice[]> {
  return ctx.reads.rows(nearlyFull({ scope: ctx.env.SCHOOL_SCOPE }), { viewerId: requireViewerId(ctx) });
}
