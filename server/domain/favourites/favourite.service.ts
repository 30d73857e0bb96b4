import { statementsOn } from '../../platform/database/statement';
import { AppError } from '../../platform/errors';
import { type Context, requireViewerId } from '../context';
import { CARD_TIMES } from '../notices/notice.columns';
import type { NoticeKind } from '../notices/notice.entity';
import { lockedVisibleNotice, type VisibleNoticeParams } from '../notices/notice.queries';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { AnyNotice } from '../notices/notice.view';
import { kindsOf, SCHOOL_SCOPES } from '../notices/notice.visibility';
import type { FavouriteTables } from './favourite.entity';

const { variants } = statementsOn<FavouriteTables & NoticeStatementTables>();

const addingFavourite = variants<VisibleNoticeParams>()(
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
            .onConflict((conflict) => conflict.doNothing()),
        )
        .selectFrom('target')
        .selectAll(),
  CARD_TIMES,
);

/**
 * Adds a notice to the viewer's favourites; one that is among them already stays.
 * @throws {AppError} NOT_FOUND
 */
export async function favouriteNotice(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<AnyNotice> {
  return { ...(await change(ctx, addingFavourite, noticeId, kind)), viewerHasFavourited: true };
}

const removingFavourite = variants<VisibleNoticeParams>()(
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
            .where('notice_id', 'in', (eb) => eb.selectFrom('target').select('id')),
        )
        .selectFrom('target')
        .selectAll(),
  CARD_TIMES,
);

/**
 * Removes a notice from the viewer's favourites; does nothing if it is not among them.
 * @throws {AppError} NOT_FOUND
 */
export async function unfavouriteNotice(ctx: Context, noticeId: number, kind?: NoticeKind): Promise<AnyNotice> {
  return { ...(await change(ctx, removingFavourite, noticeId, kind)), viewerHasFavourited: false };
}

async function change(
  ctx: Context,
  statement: typeof addingFavourite,
  noticeId: number,
  kind: NoticeKind | undefined,
): Promise<AnyNotice> {
  const params = { viewerId: requireViewerId(ctx), noticeId, kinds: kindsOf(kind) };
  const notice = await ctx.writes.row(statement({ scope: ctx.env.SCHOOL_SCOPE }), params);
  if (!notice) throw new AppError('NOT_FOUND');
  return notice;
}
