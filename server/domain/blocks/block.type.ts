import { sql } from 'kysely';
import { Field, ID, ObjectType } from 'type-graphql';
import { sqlConnection } from '../../selection/connections';
import { sqlObject } from '../../selection/fields';
import { addFields, Sql } from '../../selection/schema-fields';
import { ConnectionArgs, defineConnection } from '../kit/paging';
import { isAllowed } from '../kit/rules';
import { MemberType, viewerOfPayload, ViewerType } from '../members/member.type';
import { blockRules } from './block.rules';

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

/** Payload of `blockMember`. */
@ObjectType({ simpleResolvers: true, description: 'The result of blockMember.' })
export class BlockMemberPayload {
  @Field(() => MemberType, { description: 'The member, who is not notified.' })
  @Sql(sqlObject((scope) => sql`member m where m.id = ${scope.value('memberId')}::int`))
  member!: MemberType;

  @Field(() => ViewerType, { description: 'The viewer with the changed list of blocks.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

/** Payload of `unblockMember`. */
@ObjectType({ simpleResolvers: true, description: 'The result of unblockMember.' })
export class UnblockMemberPayload {
  @Field(() => ID, { description: 'The id of the unblocked member.' })
  memberId!: string;

  @Field(() => ViewerType, { description: 'The viewer with the changed list of blocks.' })
  @Sql(viewerOfPayload)
  viewer!: ViewerType;
}

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
    sql: ({ viewerId }) => isAllowed(blockRules(viewerId)),
  },
});
