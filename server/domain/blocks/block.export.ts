import { sql } from 'kysely';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export';
import type { BlockTables } from './block.entity';

const b = columnsOf<BlockTables['member_block']>('b');

/** Ids of the members that the viewer has blocked. Members who blocked the viewer are left out. */
export const blockExport = defineExport({
  name: 'blocks',
  tables: ['member_block'],
  rows: ({ viewerId }) => sql`member_block b where b.blocker_id = ${viewerId}`,
  id: b.blocked_id,
  shape: { createdAt: isoTimeSql(b.created_at) },
});
