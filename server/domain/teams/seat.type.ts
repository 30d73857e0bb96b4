import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { sqlArray, type SqlJoin, sqlOver, type SqlScope, type WriteField } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { addFields, Sql } from '../../selection/schema-fields';
import { isAllowed, type Rule } from '../kit/rules';
import { reopenRules } from '../notices/notice-deadline.rules';
import { NoticeType, ProjectType } from '../notices/notice.type';
import { Role } from '../notices/project.entity';
import { FREE_SEATS, SEAT_GROUPS, SEAT_ORDER, type SeatTables } from './seat.capacity';
import { freeSeatRule } from './seat.rules';

// The row in scope of seats is `s`, and of the roles of a project `r`.

const s = columnsOf<SeatTables['seat']>('s');

const COLUMNS: Readonly<Record<Role, string>> = {
  [Role.FRONTEND]: 'frontend_number',
  [Role.BACKEND]: 'backend_number',
  [Role.DESIGNER]: 'designer_number',
};

const ROLES = Object.values(Role);

/** The numbers of taken and free seats of the notice `n`, in one row. */
export const SEATS: SqlJoin = {
  name: 'seats',
  table: () => sql`(
    select coalesce(max(taken) filter (where role is null), 0) as taken, ${FREE_SEATS} as free
    from seat where notice_id = n.id
  )`,
};

/** The rule about free seats, for scopes that join {@link SEATS}. */
export const SEAT_IS_FREE = freeSeatRule(sql`seats.free`);

const rulesToReopen = ({ viewerId }: SqlScope): Rule[] => [...reopenRules(viewerId), SEAT_IS_FREE];

const roles: WriteField = (_scope, selection) => {
  const rows = ROLES.map((role, rank) => sql`(${sql.lit(rank)}, ${sql.lit(role)}, ${sql.ref(`n.${COLUMNS[role]}`)})`);
  return sqlArray(selection.json(), sql`(values ${sql.join(rows)}) r (rank, role, headcount)`, sql`r.rank`);
};

/** A group of equal seats of a notice: of one role, or all of them. */
@ObjectType('SeatGroup', { simpleResolvers: true, description: 'A group of equal seats (자리) of a notice.' })
class SeatGroupType {
  @Field(() => Role, { nullable: true, description: 'The role (역할); null for seats of any role and for studies.' })
  @Sql(s.role)
  role!: Role | null;

  @Field(() => Int, { description: 'The number of seats (모집 인원).' })
  @Sql(s.headcount)
  headcount!: number;

  @Field(() => Int, { description: 'The number of taken seats (승인 인원).' })
  @Sql(s.taken)
  approved!: number;
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
  viewerCanReopen: {
    type: () => Boolean,
    description:
      'Whether the viewer may reopen the notice (다시 모집하기). Only its owner may, up to 30 days after recruiting ended, if a seat is free.',
    sql: sqlOver([SEATS], (scope) => isAllowed(rulesToReopen(scope))),
  },
  approvedCount: {
    type: () => Int,
    description: 'The number of taken seats in all (승인 인원).',
    sql: sqlOver([SEATS], () => sql`seats.taken`),
  },
  freeSeatCount: {
    type: () => Int,
    description:
      'The number of free seats (남은 자리). With headcounts by role it is the sum over the roles, but at most the free seats of the whole notice.',
    sql: sqlOver([SEATS], () => sql`seats.free`),
  },
  seats: {
    type: () => [SeatGroupType],
    description:
      'The seats (자리): one group for each role that a project recruits, otherwise one group without a role.',
    sql: (_scope, selection) => sqlArray(selection.json(), SEAT_GROUPS, SEAT_ORDER),
  },
});

addFields(ProjectType, {
  roles: {
    type: () => [NoticeRoleType],
    description:
      'The roles (역할) with their seats, always all three. If every headcount is 0, the headcount of the notice limits all roles together.',
    sql: roles,
  },
});
