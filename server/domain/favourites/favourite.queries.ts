import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { MAX_OWN_COUNT } from '../../../shared/bounds';
import { countOfRows } from '../../platform/database/expressions';
import { ID_BOUNDS } from '../../platform/validation';
import type { CursorFormat } from '../kit/paging';
import type { NoticeStatementTables } from '../notices/notice.tables';
import { visibleTo } from '../notices/notice.visibility';
import type { FavouriteTables } from './favourite.entity';

/** Position of a favourite in the list: its time, then the notice's id. */
interface FavouritePosition {
  /** Microseconds since 1970, the precision of PostgreSQL. */
  time: number;
  noticeId: number;
}

/** Start of the list. Every favourite comes after it. */
export const LATEST_FAVOURITE: FavouritePosition = { time: Number.MAX_SAFE_INTEGER, noticeId: 0 };

/** Cursors of favourites. */
export const FAVOURITE_CURSORS: CursorFormat<FavouritePosition> = {
  read: (text) => {
    const [, time, noticeId] = (/^favourite:([0-9]{1,16}):([0-9]{1,10})$/.exec(text) ?? []).map(Number);
    if (time === undefined || noticeId === undefined) return undefined;
    return Number.isSafeInteger(time) && noticeId <= ID_BOUNDS.max ? { time, noticeId } : undefined;
  },
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
        .where(visibleTo(viewerId))
        .limit(sql.lit(MAX_OWN_COUNT))
        .as('visible'),
    )
    .select(countOfRows().as('count'));
}
