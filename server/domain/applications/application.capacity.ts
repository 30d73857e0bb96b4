import { type Expression, expressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { invalid } from '../../platform/errors';
import { defineLoader } from '../kit/loader';
import type { Refusal } from '../kit/refusal';
import type { Transaction } from '../kit/transaction';
import { isTeamOver, type Notice } from '../notices/notice.entity';
import { HEADCOUNT_FIELDS, Project, Role } from '../notices/project.entity';

/** The seats of a notice, in all (`role` is null) or for one role of a project. Triggers maintain them. */
export interface Seats {
  role: Role | null;
  /** How many may be approved; null for the roles of a project that has no headcounts by role. */
  headcount: number | null;
  approved: number;
}

/** The table of seats, for statements. */
export interface SeatTables {
  seat: { notice_id: number } & Seats;
}

const { statement } = statementsOn<SeatTables>();

/** In all first, then the roles in their order. */
export const SEAT_ORDER = sql`array_position(array[${sql.join(Object.values(Role).map((role) => sql.lit(role)))}], role) nulls first`;

const seatsOfNotices = statement<{ noticeIds: readonly number[] }>()('applications.seats', (db, { noticeIds }) =>
  db
    .selectFrom('seat')
    .select(['notice_id as noticeId', 'role', 'headcount', 'approved'])
    .where('notice_id', '=', db.fn.any(noticeIds))
    .orderBy(SEAT_ORDER),
);

/** Loads a notice's seats, in all first. In a transaction that has locked the notice for an update, they cannot change. */
export const loadSeats = defineLoader<number, readonly Seats[]>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows(seatsOfNotices, { noticeIds });
  return Map.groupBy(rows, ({ noticeId }) => noticeId);
}, []);

/**
 * Whether a seat of the role is free, for statements after the one that locked the notice: {@link refusalToTakeSeat} in SQL.
 * @param role null for a study
 */
export function hasSeat(noticeId: Expression<number>, role: Expression<Role | null>): Expression<SqlBool> {
  const eb = expressionBuilder<SeatTables>();
  const full = eb
    .selectFrom('seat')
    .select('notice_id')
    .where('notice_id', '=', noticeId)
    .where(sql<SqlBool>`(role is null or role = ${role})`)
    .whereRef('approved', '>=', 'headcount');
  return eb.not(eb.exists(full));
}

const isFree = ({ headcount, approved }: Seats): boolean => headcount === null || approved < headcount;

/**
 * Whether a seat of the role is free: of the notice in all, and of the role itself.
 * @param role null for a study
 */
export function hasFreeSeat(role: Role | null, seats: readonly Seats[]): boolean {
  return seats.filter((each) => each.role === null || each.role === role).every(isFree);
}

/**
 * Refuses an approval when the team has ended, or no seat is free, of the notice in all or of the application's role (rules.md: States).
 * @param role the application's role; null for a study
 * @returns TEAM_OVER, ROLE_FULL for a project, NOTICE_FULL for a study, or null
 */
export function refusalToTakeSeat(notice: Notice, role: Role | null, seats: readonly Seats[]): Refusal {
  if (isTeamOver(notice.teamState)) return 'TEAM_OVER';
  return hasFreeSeat(role, seats) ? null : codeOfFull(notice);
}

/** The code of refusals where no seat is free. */
export function codeOfFull(notice: Notice): 'ROLE_FULL' | 'NOTICE_FULL' {
  return notice instanceof Project ? 'ROLE_FULL' : 'NOTICE_FULL';
}

/** Counts the free seats of a notice: those of its roles together, if it has headcounts by role, and at most those that are left in all. */
export function countFreeSeats(seats: readonly Seats[]): number {
  const left = (group: readonly Seats[]): number =>
    group.reduce((sum, { headcount, approved }) => sum + Math.max(0, (headcount ?? Infinity) - approved), 0);
  const roles = seats.filter(({ role }) => role !== null);
  const inAll = left(seats.filter(({ role }) => role === null));
  return roles.length === 0 ? inAll : Math.min(inAll, left(roles));
}

/** {@link countFreeSeats} in SQL, over the rows of `seat` of one notice. */
export const FREE_SEATS: RawBuilder<number> = sql<number>`least(
  sum(greatest(headcount - approved, 0)) filter (where role is null),
  case when not coalesce(bool_or(role is not null and headcount is null), false)
  then sum(greatest(headcount - approved, 0)) filter (where role is not null) end
)::int`;

/** Seats that can be taken: those of a role with a headcount, or all of a notice. */
export interface SeatGroup extends Seats {
  headcount: number;
}

/**
 * Returns the seats by the roles that are recruited (rules.md: States).
 * @param seats of one notice
 * @returns one group for each role with a headcount; without any, one group for the whole notice
 */
export function groupSeats(seats: readonly Seats[]): SeatGroup[] {
  const groups = seats.flatMap(({ headcount, ...seat }) => (headcount ? [{ ...seat, headcount }] : []));
  const roles = groups.filter(({ role }) => role !== null);
  return roles.length > 0 ? roles : groups;
}

/** {@link groupSeats} in SQL: the rows `s` of `seat` of the notice `n`. */
export const SEAT_GROUPS = sql`seat s where s.notice_id = n.id and s.headcount > 0 and (s.role is not null
  or not exists (select from seat r where r.notice_id = n.id and r.role is not null and r.headcount > 0))`;

/**
 * Refuses what needs a free seat of any role (rules.md: Deadlines).
 * @returns NOTICE_FULL or null
 */
export function refusalWithoutSeat(seats: readonly Seats[]): Refusal {
  return countFreeSeats(seats) === 0 ? 'NOTICE_FULL' : null;
}

/**
 * Refuses an edit of a locked notice that leaves fewer seats than members are approved already (rules.md: States).
 * @throws {AppError} VALIDATION_FAILED at each headcount that is too low
 */
export async function ensureSeatsForApproved(tx: Transaction, notice: Notice): Promise<void> {
  const fields: Record<string, string> = {};
  for (const { role, approved } of await loadSeats(tx, notice.id)) {
    const headcount = newHeadcount(notice, role);
    if (headcount === null || headcount >= approved) continue;
    fields[role ? HEADCOUNT_FIELDS[role] : 'recruitNumber'] =
      `이미 ${approved}명을 승인해서 그보다 적게 줄일 수 없어요.`;
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** The headcount that the edited notice gives to a role, or in all. */
function newHeadcount(notice: Notice, role: Role | null): number | null {
  if (role === null) return notice.recruitNumber;
  return notice instanceof Project && notice.countsByRole ? notice.headcountOf(role) : null;
}
