import { expressionBuilder, type Expression } from 'kysely';
import type { FavouriteTables } from './favourite.entity';

/** The members who have the notice among their favourites, for statements of modules above. */
export function membersWithFavourite(noticeId: Expression<number>) {
  const eb = expressionBuilder<FavouriteTables>();
  return eb.selectFrom('favourite as f').select('f.member_id as memberId').where('f.notice_id', '=', noticeId);
}
