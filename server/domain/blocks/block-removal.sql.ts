import { statementsOn } from '../../platform/database/statements/statement';
import type { Statements } from '../../platform/database/statements/statements';
import type { BlockTables } from './block.entity';

const { statement } = statementsOn<BlockTables>();

const deleteBlocksAgainstStatement = statement<{ memberId: number }>()('blocks.deleteAgainst', (db, { memberId }) =>
  db.deleteFrom('member_block').where('blocked_id', '=', memberId).returning('blocker_id'),
);

/** Deletes all blocks against a member (rules/blocking.md). */
export async function deleteBlocksAgainst(writes: Statements, memberId: number): Promise<void> {
  await writes.rows(deleteBlocksAgainstStatement, { memberId });
}
