import { type Expression, expressionBuilder } from 'kysely';
import type { BlockTables } from './block.entity';

/** Selects the members with whom a member shares a block, whichever of the two has blocked the other, as `memberId`. */
export function membersApartFrom(memberId: Expression<number>) {
  const eb = expressionBuilder<BlockTables>();
  return eb
    .selectFrom('member_block as b')
    .select('b.blocked_id as memberId')
    .where('b.blocker_id', '=', memberId)
    .unionAll(
      eb.selectFrom('member_block as b').select('b.blocker_id as memberId').where('b.blocked_id', '=', memberId),
    );
}
