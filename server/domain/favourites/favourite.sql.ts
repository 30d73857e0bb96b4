import { expressionBuilder, type Expression, sql, type RawBuilder } from 'kysely';
import { contributions } from '../notices/notice-contributions.sql';
import type { FavouriteTables } from './favourite.entity';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { countOfRows } from '../../platform/database/statements/expressions';
import { ID_BOUNDS } from '../../platform/text/validation';
import type { ParseCursor } from '../../selection/connections/paging';
import type { NoticeStatementTables } from '../notices/notice-tables.entity';
import { isVisibleTo } from '../notices/visibility/notice-visibility.sql';

/** Selects from favourites as `f`. */
function favourites() {
  return expressionBuilder<FavouriteTables>().selectFrom('favourite as f');
}

/** Selects the members with the notice as a favourite, for statements of other modules. */
export function membersWithFavourite(noticeId: Expression<number>) {
  return favourites().select('f.member_id as memberId').where('f.notice_id', '=', noticeId);
}

/** True if the notice is among the viewer's favourites. */
export function isFavourite(viewerId: Expression<number>, noticeId: Expression<number>) {
  return expressionBuilder<FavouriteTables>().exists(
    favourites().select(sql.lit(1).as('one')).where('f.member_id', '=', viewerId).where('f.notice_id', '=', noticeId),
  );
}

contributions.hasFavourited.by(isFavourite);
contributions.favouriteNotices.by((viewerId) => {
  const rank = sql<number>`row_number() over (order by ${sql.ref('f.created_at')}, ${sql.ref('f.notice_id')})`;
  const query = favourites()
    .select(['f.notice_id as noticeId', rank.as('rank')])
    .where('f.member_id', '=', viewerId);
  return sql<{ noticeId: number; rank: number }>`${query}`;
});

/** Position of a favourite in the list: its time, then the notice's id. */
interface FavouritePosition {
  /** Microseconds since 1970, the precision of PostgreSQL. */
  time: number;
  noticeId: number;
}

/** Start of the list. Every favourite comes after it. */
export const LATEST_FAVOURITE: FavouritePosition = { time: Number.MAX_SAFE_INTEGER, noticeId: 0 };

/** Parses the cursor of a favourite. */
export const parseFavouriteCursor: ParseCursor<FavouritePosition> = (text) => {
  const [, time, noticeId] = (/^favourite:([0-9]{1,16}):([0-9]{1,10})$/.exec(text) ?? []).map(Number);
  if (time === undefined || noticeId === undefined) return undefined;
  return Number.isSafeInteger(time) && noticeId <= ID_BOUNDS.max ? { time, noticeId } : undefined;
};

/** SQL for the microseconds from 1970 to a time. */
export function microsecondsOf(time: Expression<unknown>): RawBuilder<number> {
  return sql<number>`(extract(epoch from ${time}) * 1000000)::bigint`;
}

/** SQL for the time at the given number of microseconds after 1970. */
export function timeOf(microseconds: Expression<unknown>): RawBuilder<Date> {
  return sql<Date>`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond')`;
}

/**
 * Selects the number of the viewer's favourites whose notice is visible to them, up to {@link
 * MAX_OWN_COUNT}.
 */
export function favouritesOf(viewerId: Expression<number>) {
  return expressionBuilder<FavouriteTables & NoticeStatementTables>()
    .selectFrom((eb) =>
      eb
        .selectFrom('favourite as f')
        .innerJoin('notice as n', 'n.id', 'f.notice_id')
        .select('n.id')
        .where('f.member_id', '=', viewerId)
        .where(isVisibleTo(viewerId))
        .limit(sql.lit(MAX_OWN_COUNT))
        .as('visible'),
    )
    .select(countOfRows().as('count'));
}
