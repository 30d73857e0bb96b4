import { named } from '../../platform/database/expressions';
import { statementsOn } from '../../platform/database/statement';
import { type Context, requireViewerId } from '../context';
import { publicColumns } from '../members/member.columns';
import type { MemberTables } from '../members/member.entity';
import type { MemberView } from '../members/member.view';
import type { BlockTables } from './block.entity';

const { statement } = statementsOn<BlockTables & MemberTables>();

const blockedMembers = statement<{ viewerId: number; afterId: number; first: number }>()(
  'blocks.ofViewer',
  (db, { viewerId, afterId, first }) =>
    db
      .selectFrom('member_block as b')
      .innerJoin('member as m', 'm.id', 'b.blocked_id')
      .select(() => named(publicColumns(viewerId)))
      .where('b.blocker_id', '=', viewerId)
      .where('b.blocked_id', '>', afterId)
      .orderBy('b.blocked_id')
      .limit(first),
);

/** Reads the members whom the viewer has blocked, by ascending ids. */
export function readBlockedMembers(ctx: Context, afterId: number, first: number): Promise<MemberView[]> {
  return ctx.reads.rows(blockedMembers, { viewerId: requireViewerId(ctx), afterId, first });
}
