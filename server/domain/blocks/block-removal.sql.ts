import { statementsOn } from '../../platform/database/statements/statement';
import type { BlockTables } from './block.entity';

const { statement } = statementsOn<BlockTables>();

/** Deletes all blocks against a member (rules/blocking.md). */
export const deleteBlocksAgainst = statement<{ memberId: number }>()('blocks.deleteAgainst', (db, { memberId }) =>
  db.deleteFrom('member_block').where('blocked_id', '=', memberId).returning('blocker_id'),
);
