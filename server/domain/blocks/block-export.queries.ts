import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { EXPORT_PAGE, type ExportParams, exportRows } from '../kit/export';
import type { BlockTables } from './block.entity';

const { statement } = statementsOn<BlockTables>();

const blocks = statement<ExportParams>()(
  'blocks.export',
  (db, { memberId, after }) =>
    db
      .selectFrom('member_block')
      .select(['blocked_id as id', 'created_at as createdAt'])
      .where('blocker_id', '=', memberId)
      .where('blocked_id', '>', after)
      .orderBy('blocked_id')
      .limit(sql.lit(EXPORT_PAGE)),
  ['createdAt'],
);

/** The ids of the members whom the member blocked. Who blocked the member is not told. */
export const blockExport = exportRows('blocks', ['member_block'], blocks);
