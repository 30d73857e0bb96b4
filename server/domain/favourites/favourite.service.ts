import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { CARD_TIMES } from '../notices/notice.columns';
import type { NoticeKind } from '../notices/notice.entity';
import { lockedVisibleNotice } from '../notices/notice.queries';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { AnyNotice } from '../notices/notice.view';
import { SCHOOL_SCOPES, type VisibleNoticeParams, visibleNoticeParams } from '../notices/notice.visibility';
import type { FavouriteTables } from './favourite.entity';
import { FAVOURITE_LIMIT } from './favourite.limits';

const { variants } = statementsOn<FavouriteTables & NoticeStatementTables>();

const insertFavourite = variants<VisibleNoticeParams>()(
  'favourites.add',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .with('target', () => lockedVisibleNotice(scope, params))
        .with('added', (q) =>
          q
            .insertInto('favourite')
            .columns(['member_id', 'notice_id'])
            .expression((eb) => eb.selectFrom('target').select([params.viewerId.as('member_id'), 'id']))
            .onConflict((conflict) => conflict.doNothing())
            .returning('notice_id'),
        )
        .selectFrom('target')
        .innerJoin(
          (eb) => eb.selectFrom('added').select(countOfRows().as('changed')).as('change'),
          (join) => join.onTrue(),
        )
        .selectAll(),
  CARD_TIMES,
);

/**
 * Adds a notice to the viewer's favourites, unless it is one of them already.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} TOO_MANY_ATTEMPTS, or NOT_FOUND when the notice does not exist for the viewer
 */
export async function favouriteNotice(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<AnyNotice> {
  const { changed, ...notice } = await changeFavourite(ctx, insertFavourite, noticeId, kind);
  return { ...notice, viewerHasFavourited: true, favouriteCount: notice.favouriteCount + changed };
}

const deleteFavourite = variants<VisibleNoticeParams>()(
  'favourites.remove',
  { scope: SCHOOL_SCOPES },
  ({ scope }) =>
    (db, params) =>
      db
        .with('target', () => lockedVisibleNotice(scope, params))
        .with('removed', (q) =>
          q
            .deleteFrom('favourite')
            .where('member_id', '=', params.viewerId)
            .where('notice_id', 'in', (eb) => eb.selectFrom('target').select('id'))
            .returning('notice_id'),
        )
        .selectFrom('target')
        .innerJoin(
          (eb) => eb.selectFrom('removed').select(countOfRows().as('changed')).as('change'),
          (join) => join.onTrue(),
        )
        .selectAll(),
  CARD_TIMES,
);

/**
 * Removes a notice from the viewer's favourites; does nothing when it is not one of them.
 * @param kind the kind that it must have, for requests about projects or studies
 * @throws {AppError} TOO_MANY_ATTEMPTS, or NOT_FOUND when the notice does not exist for the viewer
 */
export async function unfavouriteNotice(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<AnyNotice> {
  const { changed, ...notice } = await changeFavourite(ctx, deleteFavourite, noticeId, kind);
  return { ...notice, viewerHasFavourited: false, favouriteCount: notice.favouriteCount - changed };
}

/** Sends the statement and returns the notice as it was before, with the number of favourites that were added or removed. */
async function changeFavourite(
  ctx: Context,
  statement: typeof insertFavourite,
  noticeId: number,
  kind: NoticeKind | undefined,
) {
  await ctx.rateLimits.consume(FAVOURITE_LIMIT, requireViewerId(ctx));
  const change = statement({ scope: ctx.env.SCHOOL_SCOPE });
  const notice = await ctx.writes.row(change, visibleNoticeParams(ctx, noticeId, kind));
  if (!notice) throw new AppError('NOT_FOUND');
  return notice;
}
