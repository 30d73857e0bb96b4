import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statements/statement';
import { AppError } from '../../platform/errors/app-error';
import { type Context, requireViewerId } from '../context';
import { denialOf, throwDenial } from '../kit/rules/rules';
import { inTransaction } from '../kit/transaction/transaction';
import type { MemberTables } from '../members/member.entity';
import { isInViewersSchool } from '../members/member-visibility.sql';
import type { BlockTables } from './block.entity';
import { BLOCK_LIMIT, denyBlocking } from './block.rules';

interface BlockParams {
  viewerId: number;
  memberId: number;
}

const { insertRow, statement } = statementsOn<BlockTables & MemberTables>();

/**
 * Locks both members in the order of their ids, so that two members who block each other do not
 * deadlock.
 */
const lockMembers = statement<BlockParams>()('blocks.lockMembers', (db, { viewerId, memberId }) =>
  db
    .selectFrom('member as m')
    .select(['m.id', denialOf(denyBlocking(viewerId)).as('denial')])
    .where((eb) => eb.or([eb('m.id', '=', viewerId), eb('m.id', '=', memberId)]))
    .where(({ ref }) => isInViewersSchool(viewerId, ref('m.school_key')))
    .orderBy('m.id')
    .forKeyShare('m'),
);

const insertBlock = statement<BlockParams>()('blocks.add', (_db, { viewerId, memberId }) =>
  insertRow('member_block', { blocker_id: viewerId, blocked_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('blocked_id as memberId'),
);

/**
 * Blocks a member. Does nothing if the viewer has already blocked them (rules/blocking.md).
 * @throws {AppError} OWN_ACCOUNT, MODERATOR_BLOCKED, TOO_MANY_ATTEMPTS; NOT_FOUND for a member of
 *   a school that is invisible to the viewer
 */
export async function blockMember(ctx: Context, memberId: number): Promise<void> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(BLOCK_LIMIT, viewerId);
  await inTransaction(ctx, async (tx) => {
    const members = await tx.writes.rows(lockMembers, { viewerId, memberId });
    const member = members.find(({ id }) => id === memberId);
    if (!member) throw new AppError('NOT_FOUND');
    throwDenial(member.denial);
    await tx.writes.run(insertBlock, { viewerId, memberId });
  });
}

const deleteBlock = statement<BlockParams>()('blocks.delete', (db, { viewerId, memberId }) =>
  db
    .deleteFrom('member_block')
    .where('blocker_id', '=', viewerId)
    .where('blocked_id', '=', memberId)
    .returning(sql.lit(1).as('removed')),
);

/**
 * Ends a block by the viewer. Does nothing without one.
 * @throws {AppError} TOO_MANY_ATTEMPTS
 */
export async function unblockMember(ctx: Context, memberId: number): Promise<void> {
  const viewerId = requireViewerId(ctx);
  await ctx.rateLimits.consume(BLOCK_LIMIT, viewerId);
  await ctx.writes.run(deleteBlock, { viewerId, memberId });
}
