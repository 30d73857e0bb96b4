import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { ID_BOUNDS } from '../../platform/validation';
import { type Context, requireViewerId } from '../context';
import type { CursorFormat, PagedList } from '../kit/paging';
import { CARD_TIMES, cardColumns, countsOfNotice } from '../notices/notice.columns';
import type { NoticeKind } from '../notices/notice.entity';
import type { NoticeStatementTables } from '../notices/notice.tables';
import type { AnyNotice } from '../notices/notice.view';
import { kindsOf, ofKinds, visibleTo } from '../notices/notice.visibility';
import type { FavouriteTables } from './favourite.entity';

const { statement } = statementsOn<FavouriteTables & NoticeStatementTables>();

/** Where a favourite is listed: by its time, and by the notice's id among favourites of the same time. */
interface FavouritePosition {
  /** In microseconds since 1970, as exact as PostgreSQL stores it. */
  time: number;
  noticeId: number;
}

/** The end of the list's order: every favourite comes after it. */
const START: FavouritePosition = { time: Number.MAX_SAFE_INTEGER, noticeId: 0 };

const CURSORS: CursorFormat<FavouritePosition> = {
  write: ({ time, noticeId }) => `favourite:${time}:${noticeId}`,
  read: (text) => {
    const [, time, noticeId] = (/^favourite:([0-9]{1,16}):([0-9]{1,10})$/.exec(text) ?? []).map(Number);
    if (time === undefined || noticeId === undefined) return undefined;
    return Number.isSafeInteger(time) && noticeId <= ID_BOUNDS.max ? { time, noticeId } : undefined;
  },
};

/** A notice in the list of favourites. */
type FavouriteNotice = AnyNotice & { favouritedAt: number };

const favouritePage = statement<
  { viewerId: number; kinds: readonly NoticeKind[]; first: number } & FavouritePosition
>()(
  'favourites.page',
  (db, { viewerId, kinds, first, time, noticeId }) =>
    db
      .selectFrom('favourite as f')
      .innerJoin('notice as n', 'n.id', 'f.notice_id')
      .innerJoin('member as m', 'm.id', 'n.owner_id')
      .innerJoinLateral(countsOfNotice(viewerId), (join) => join.onTrue())
      .select(cardColumns(viewerId))
      .select(sql<number>`(extract(epoch from f.created_at) * 1000000)::bigint`.as('favouritedAt'))
      .where('f.member_id', '=', viewerId)
      .where(
        sql<SqlBool>`(f.created_at, f.notice_id) < ('epoch'::timestamptz + ${time}::bigint * interval '1 microsecond', ${noticeId}::int)`,
      )
      .where(ofKinds(kinds))
      .where(visibleTo(viewerId))
      .orderBy('f.created_at', 'desc')
      .orderBy('f.notice_id', 'desc')
      .limit(first),
  CARD_TIMES,
);

/** Selects the number of the viewer's favourites, up to {@link MAX_OWN_COUNT}, without notices that they may not see any more. */
export function favouritesOf(viewerId: Expression<number>) {
  return expressionBuilder<FavouriteTables & NoticeStatementTables>()
    .selectFrom((eb) =>
      eb
        .selectFrom('favourite as f')
        .innerJoin('notice as n', 'n.id', 'f.notice_id')
        .select('n.id')
        .where('f.member_id', '=', viewerId)
        .where(visibleTo(viewerId))
        .limit(sql.lit(MAX_OWN_COUNT))
        .as('visible'),
    )
    .select(countOfRows().as('count'));
}

const favouriteCount = statement<{ viewerId: number }>()('favourites.count', (_db, { viewerId }) =>
  favouritesOf(viewerId),
);

/** Counts the viewer's favourites, up to {@link MAX_OWN_COUNT}, without notices that the viewer may not see any more. */
export async function countFavourites(ctx: Context): Promise<number> {
  return (await ctx.reads.row(favouriteCount, { viewerId: requireViewerId(ctx) }))?.count ?? 0;
}

/**
 * The viewer's favourites, the latest favourited first. It leaves out notices that the viewer may not see any more.
 * @param kind the kind of the notices; both by default
 */
export function listFavourites(
  ctx: Context,
  kind: NoticeKind | null | undefined,
): PagedList<FavouriteNotice, FavouritePosition> {
  return {
    start: START,
    read: ({ time, noticeId }, first) =>
      ctx.reads.rows(favouritePage, { viewerId: requireViewerId(ctx), kinds: kindsOf(kind), time, noticeId, first }),
    positionOf: ({ favouritedAt, id }) => ({ time: favouritedAt, noticeId: id }),
    cursors: CURSORS,
  };
}
