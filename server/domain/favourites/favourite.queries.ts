import { defineLoader } from '../kit/loader';

/** How many members marked notices. */
export const loadFavouriteCount = defineLoader<number, number>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows<{ id: number; count: number }>(
    'select notice_id as id, count(*)::int as count from favourite where notice_id = any ($1::int[]) group by notice_id',
    [noticeIds],
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}, 0);
