import { sql } from 'kysely';
import { sqlConnection } from '../../selection/connections/connections';
import { addFields } from '../../selection/schema-fields';
import { ConnectionArgs, defineConnection } from '../../selection/connections/paging';
import { isAllowed } from '../kit/rules/rules';
import { MemberType, ViewerType } from '../members/member.type';
import { denyBlocking } from './block.rules';
import { isoTimeSql } from '../../selection/selected-fields';
import { columnsOf } from '../../selection/rows';
import { defineExport } from '../kit/export/export';
import type { BlockTables } from './block.entity';

// SQL alias `m`: a member.

const blockedMembers = sqlConnection({
  start: 0,
  alias: 'm',
  order: 'asc',
  rows: ({ viewerId }, { afterId, limit }) => sql`(
    select m.* from member_block b join member m on m.id = b.blocked_id
    where b.blocker_id = ${viewerId} and b.blocked_id > ${afterId} order by b.blocked_id limit ${limit}
  )`,
});

const MemberConnection = defineConnection('Member', () => MemberType, 'A page of members (회원).');

addFields(ViewerType, {
  blockedMembers: {
    type: () => MemberConnection,
    description: 'The members whom the viewer has blocked (차단한 사람).',
    args: ConnectionArgs,
    sql: blockedMembers,
  },
});

addFields(MemberType, {
  viewerCanBlock: {
    type: () => Boolean,
    description: 'Whether the viewer may block the member (차단하기).',
    sql: ({ viewerId }) => isAllowed(denyBlocking(viewerId)),
  },
});

const b = columnsOf<BlockTables['member_block']>('b');

/** Ids of the members that the viewer has blocked. Members who blocked the viewer are left out. */
export const blockExport = defineExport({
  name: 'blocks',
  tables: ['member_block'],
  rows: ({ viewerId }) => sql`member_block b where b.blocker_id = ${viewerId}`,
  id: b.blocked_id,
  shape: { createdAt: isoTimeSql(b.created_at) },
});
