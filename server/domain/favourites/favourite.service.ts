import { statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { inTransaction } from '../kit/transaction/transaction';
import type { NoticeKind } from '../notices/notice.entity';
import { lockVisibleNotice } from '../notices/visibility/notice-lock.sql';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import {
  isRequestedAndVisible,
  type VisibleNoticeParams,
  visibleNoticeParams,
} from '../notices/visibility/notice-visibility.sql';
import { isFavourite } from './favourite.sql';
import type { FavouriteTables } from './favourite.entity';
import { FAVOURITE_LIMIT } from './favourite.rules';

const { insertRow, statement } = statementsOn<FavouriteTables & NoticeStatementTables>();

interface FavouriteParams {
  viewerId: number;
  noticeId: number;
}

const findFavourite = statement<VisibleNoticeParams>()('favourites.ofNotice', (db, params) =>
  db
    .selectFrom('notice as n')
    .select(({ ref }) => isFavourite(params.viewerId, ref('n.id')).as('isFavourite'))
    .where(isRequestedAndVisible(params, params.viewerId)),
);

const insertFavourite = statement<FavouriteParams>()('favourites.insert', (_db, { viewerId, noticeId }) =>
  insertRow('favourite', { member_id: viewerId, notice_id: noticeId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('notice_id'),
);

const deleteFavourite = statement<FavouriteParams>()('favourites.delete', (db, { viewerId, noticeId }) =>
  db.deleteFrom('favourite').where('member_id', '=', viewerId).where('notice_id', '=', noticeId).returning('notice_id'),
);

/**
 * Adds a visible notice to the viewer's favourites. Adding it again changes nothing.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} NOT_FOUND if the viewer cannot see the notice, TOO_MANY_ATTEMPTS,
 *   UNAUTHENTICATED
 */
export async function addFavourite(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<void> {
  await changeFavourite(ctx, noticeId, kind, true);
}

/**
 * Removes a visible notice from the viewer's favourites. Removing it again changes nothing.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} NOT_FOUND if the viewer cannot see the notice, TOO_MANY_ATTEMPTS,
 *   UNAUTHENTICATED
 */
export async function removeFavourite(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<void> {
  await changeFavourite(ctx, noticeId, kind, false);
}

/**
 * Adds or removes a favourite. It takes no lock if nothing changes, so that it does not wait for an
 * edit of the notice.
 */
async function changeFavourite(
  ctx: Context,
  noticeId: number,
  kind: NoticeKind | undefined,
  wanted: boolean,
): Promise<void> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(FAVOURITE_LIMIT, viewerId);
  await inTransaction(ctx, async (tx) => {
    const found = await tx.reads.row(findFavourite, visibleNoticeParams(tx, noticeId, kind));
    if (!found) throw new AppError('NOT_FOUND');
    if (found.isFavourite === wanted) return;
    await lockVisibleNotice(tx, noticeId, 'share', kind);
    await tx.writes.run(wanted ? insertFavourite : deleteFavourite, { viewerId, noticeId });
  });
}
