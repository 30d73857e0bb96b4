import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { contributions } from '../../notices/notice-contributions.sql';
import { Role } from '../../profiles/role.entity';

/**
 * Seats of a notice: of the whole notice if `role` is null, otherwise of one role of a project.
 * Triggers maintain them (database/migrations/20261126170700_teams.ts).
 */
interface Seats {
  role: Role | null;
  /** Number of seats; null for the roles of a project without headcounts by role. */
  headcount: number | null;
  /** Number of seats that members of the team take. */
  taken: number;
}

/** Table of seats, for statements. */
export interface SeatTables {
  seat: { notice_id: number } & Seats;
}

/** The seats of the whole notice first, then the roles in their order. */
export const SEAT_ORDER = sql`array_position(array[${sql.join(Object.values(Role).map((role) => sql.lit(role)))}], role) nulls first`;

/**
 * True if no seat is free for the role: in the whole notice or in the role itself.
 * @param role null for a study
 * @param taken the number of taken seats of the row `s`
 */
export function isFull(
  noticeId: Expression<number>,
  role: Expression<Role | null>,
  taken: Expression<number> = sql<number>`s.taken`,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from seat s where s.notice_id = ${noticeId}
    and (s.role is null or s.role = ${role}) and ${taken} >= s.headcount)`;
}

/** True if a seat of one of the roles is free, over {@link SEATS_OF_NOTICE}. */
export function anyRoleFree(roles: Expression<readonly Role[]>): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(seats.free_in_all > 0 and seats.free_roles && ${roles}, false)`;
}

/**
 * True if the notice recruits for one of the roles, even if their seats are taken, over
 * {@link SEATS_OF_NOTICE}.
 */
export function recruitsAnyRole(roles: Expression<readonly Role[]>): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(seats.recruited_roles && ${roles}, false)`;
}

/**
 * Number of free seats of a notice, over its rows of `seat`. It is the sum over the roles, but
 * at most the free seats of the whole notice.
 */
const FREE_SEATS: RawBuilder<number> = sql<number>`least(
  sum(greatest(headcount - taken, 0)) filter (where role is null),
  case when not coalesce(bool_or(role is not null and headcount is null), false)
  then sum(greatest(headcount - taken, 0)) filter (where role is not null) end
)::int`;

contributions.freeSeats.by((noticeId) =>
  expressionBuilder<SeatTables>()
    .selectFrom('seat')
    .select(FREE_SEATS.as('free'))
    .where('notice_id', '=', noticeId)
    .$asScalar(),
);

/**
 * Selects numbers and roles of all seats of the notice `n` in one row, whose alias is `seats`.
 * PostgreSQL computes only the columns that a statement uses.
 */
export const SEATS_OF_NOTICE = sql`(
  select coalesce(max(taken) filter (where role is null), 0) as taken, ${FREE_SEATS} as free,
    max(headcount - taken) filter (where role is null) as free_in_all,
    array_agg(role) filter (where role is not null and headcount > 0) as recruited_roles,
    array_agg(role) filter (where role is not null and taken < headcount) as free_roles
  from seat where notice_id = n.id
)`;

/**
 * FROM and WHERE of the groups of seats `s` of the notice `n` with a headcount: one per role, or
 * one for the whole notice. The scope has {@link SEATS_OF_NOTICE}.
 */
export const FROM_SEAT_GROUPS = sql`seat s
  where s.notice_id = n.id and s.headcount > 0 and (s.role is not null or seats.recruited_roles is null)`;

/** Number of free seats of the group `s`: at most the free seats of the whole notice. */
export const FREE_IN_GROUP = sql<number>`least(s.headcount - s.taken, seats.free_in_all)`;
