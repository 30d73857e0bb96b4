import { sql } from 'kysely';
import { sqlConnection } from '../../selection/connections';
import { type SqlDefinitions, sqlColumn, sqlObject } from '../../selection/fields';
import { isAllowed } from '../kit/rules';
import { viewerOfPayload } from '../members/member.sql-fields';
import { blockRules } from './block.rules';

// The row in scope of members is `m`.

const blockedMembers = sqlConnection({
  start: 0,
  alias: 'm',
  order: 'asc',
  rows: ({ viewerId }, { afterId, limit }) => sql`(
    select m.* from member_block b join member m on m.id = b.blocked_id
    where b.blocker_id = ${viewerId} and b.blocked_id > ${afterId} order by b.blocked_id limit ${limit}
  )`,
});

export const blockSqlFields: SqlDefinitions = {
  fields: {
    BlockMemberPayload: {
      member: sqlObject((scope) => sql`member m where m.id = ${scope.value('memberId')}::int`),
      viewer: viewerOfPayload,
    },
    UnblockMemberPayload: { viewer: viewerOfPayload },
    Member: { viewerCanBlock: sqlColumn(({ viewerId }) => isAllowed(blockRules(viewerId))) },
    Viewer: { blockedMembers },
  },
};
