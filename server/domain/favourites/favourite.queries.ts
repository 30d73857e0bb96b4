import { countOfRows } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { defineLoader } from '../kit/loader';
import type { FavouriteTables } from './favourite.entity';

const { statement } = statementsOn<FavouriteTables>();

const favouriteCounts = statement<{ noticeIds: readonly number[] }>()('favourites.counts', (db, params) =>
  db
    .selectFrom('favourite')
    .select(['notice_id as id', countOfRows().as('count')])
    .where('notice_id', '=', db.fn.any(params.noticeIds))
    .groupBy('notice_id'),
);

/** Loads the number of members who have a notice among their favourites. */
export const loadFavouriteCount = defineLoader<number, number>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows(favouriteCounts, { noticeIds });
  return new Map(rows.map((row) => [row.id, row.count]));
}, 0);
