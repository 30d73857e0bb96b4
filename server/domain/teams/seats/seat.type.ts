import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { sqlArray, type SqlJoin, sqlOver } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields, Sql } from '../../../selection/schema-fields';
import { isAllowed } from '../../kit/rules/rules';
import { denyReopening } from '../../notices/lifecycle/lifecycle.rules';
import { NoticeKind } from '../../notices/notice.entity';
import { NoticeType, ProjectType } from '../../notices/notice.type';
import { FROM_ROLES, ROLE_ORDER } from '../../notices/kinds/headcount.sql';
import { Role } from '../../profiles/role.entity';
import { FREE_IN_GROUP, FROM_SEAT_GROUPS, SEAT_ORDER, SEATS_OF_NOTICE, type SeatTables } from './seat.sql';

// The row in scope of seats is `s`, and of the roles of a project `r`.

const s = columnsOf<SeatTables['seat']>('s');

/** The seats of the notice `n` in one row. */
export const SEATS: SqlJoin = { name: 'seats', table: () => SEATS_OF_NOTICE };

/** Number of free seats of the notice `n`, for scopes that join {@link SEATS}. */
export const JOINED_FREE_SEATS = sql<number>`seats.free`;

const rolesOfGroup = sql`case
  when s.role is not null then json_build_array(s.role)
  when n.kind = ${sql.lit(NoticeKind.PROJECT)} then ${sql.lit(JSON.stringify(Object.values(Role)))}::json
  else '[null]'::json end`;

/** A group of equal seats of a notice: of one role, or all of them. */
@ObjectType('SeatGroup', { simpleResolvers: true, description: 'A group of equal seats (자리) of a notice.' })
export class SeatGroupType {
  @Field(() => Role, { nullable: true, description: 'The role (역할); null for seats of any role and for studies.' })
  @Sql(s.role)
  role!: Role | null;

  @Field(() => Int, { description: 'The number of seats (모집 인원).' })
  @Sql(s.headcount)
  headcount!: number;

  @Field(() => Int, { description: 'The number of taken seats (승인 인원).' })
  @Sql(s.taken)
  approved!: number;

  @Field(() => Int, {
    description: 'The number of free seats (남은 자리), which is at most the number of the whole notice.',
  })
  @Sql(FREE_IN_GROUP)
  free!: number;

  @Field(() => [Role], {
    nullable: 'items',
    description:
      'The roles (역할) whose members take these seats: all roles, if the group has none. A study has null instead of a role.',
  })
  @Sql(rolesOfGroup)
  roles!: (Role | null)[];
}

/** A role of a project with its seats. */
@ObjectType('NoticeRole', { simpleResolvers: true, description: 'A role (역할) of a project with its seats.' })
class NoticeRoleType {
  @Field(() => Role, { description: 'The role (역할).' })
  @Sql(sql`r.role`)
  role!: Role;

  @Field(() => Int, { description: 'The number of members to recruit for the role (역할별 인원).' })
  @Sql(sql`r.headcount`)
  headcount!: number;

  @Field(() => Int, { description: 'The number of taken seats of the role (승인 인원).' })
  @Sql(sql`coalesce((select taken from seat where notice_id = n.id and role = r.role), 0)`)
  approved!: number;
}

addFields(NoticeType, {
  approvedCount: {
    type: () => Int,
    description: 'The number of taken seats in all (승인 인원).',
    sql: sqlOver([SEATS], () => sql`seats.taken`),
  },
  freeSeatCount: {
    type: () => Int,
    description:
      'The number of free seats (남은 자리). With headcounts by role it is the sum over the roles, but at most the free seats of the whole notice.',
    sql: sqlOver([SEATS], () => JOINED_FREE_SEATS),
  },
  seats: {
    type: () => [SeatGroupType],
    description:
      'The seats (자리): one group for each role that a project recruits, otherwise one group without a role.',
    sql: sqlOver([SEATS], (_scope, selection) => sqlArray(selection.json(), FROM_SEAT_GROUPS, SEAT_ORDER)),
  },
});

addFields(NoticeType, {
  viewerCanReopen: {
    type: () => Boolean,
    description:
      'Whether the viewer may reopen the notice (다시 모집하기). Only its owner may, up to 30 days after recruiting ended, if a seat is free.',
    sql: sqlOver([SEATS], ({ viewerId }) => isAllowed(denyReopening(viewerId, JOINED_FREE_SEATS))),
  },
});

addFields(ProjectType, {
  roles: {
    type: () => [NoticeRoleType],
    description:
      'The roles (역할) with their seats, always all three. If every headcount is 0, the headcount of the notice limits all roles together.',
    sql: (_scope, selection) => sqlArray(selection.json(), FROM_ROLES, ROLE_ORDER),
  },
});
