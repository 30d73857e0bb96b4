import { expressionBuilder, type Expression, sql } from 'kysely';
import { contributeToNotices } from '../notices/notice.contributions';
import type { FavouriteTables } from './favourite.entity';

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

contributeToNotices({
  hasFavourited: isFavourite,
  favouriteNotices: (viewerId) => {
    const rank = sql<number>`row_number() over (order by ${sql.ref('f.created_at')}, ${sql.ref('f.notice_id')})`;
    const query = favourites()
      .select(['f.notice_id as noticeId', rank.as('rank')])
      .where('f.member_id', '=', viewerId);
    return sql<{ noticeId: number; rank: number }>`${query}`;
  },
});
