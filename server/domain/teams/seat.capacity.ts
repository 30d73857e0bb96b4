import { type Expression, type RawBuilder, sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { invalid } from '../../platform/errors';
import type { Transaction } from '../kit/transaction';
import type { Notice } from '../notices/notice.entity';
import { HEADCOUNT_FIELDS, Project, Role } from '../notices/project.entity';

/**
 * The seats of a notice: of the whole notice if `role` is null, otherwise of one role of a project.
 * Triggers maintain them.
 */
interface Seats {
  role: Role | null;
  /** The number of seats; null for the roles of a project without headcounts by role. */
  headcount: number | null;
  /** The number of seats that members of the team take. */
  taken: number;
}

/** The table of seats, for statements. */
export interface SeatTables {
  seat: { notice_id: number } & Seats;
}

const { statement } = statementsOn<SeatTables>();

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

/**
 * The number of free seats of a notice, over its rows of `seat`. It is the sum over the roles, but
 * at most the free seats of the whole notice.
 */
export const FREE_SEATS: RawBuilder<number> = sql<number>`least(
  sum(greatest(headcount - taken, 0)) filter (where role is null),
  case when not coalesce(bool_or(role is not null and headcount is null), false)
  then sum(greatest(headcount - taken, 0)) filter (where role is not null) end
)::int`;

/**
 * Groups of seats `s` of the notice `n` with a headcount: one per role, or one for the whole
 * notice.
 */
export const SEAT_GROUPS = sql`seat s where s.notice_id = n.id and s.headcount > 0 and (s.role is not null
  or not exists (select from seat r where r.notice_id = n.id and r.role is not null and r.headcount > 0))`;

const seatsOfNotice = statement<{ noticeId: number }>()('teams.seats', (db, { noticeId }) =>
  db.selectFrom('seat').select(['role', 'headcount', 'taken']).where('notice_id', '=', noticeId).orderBy(SEAT_ORDER),
);

/**
 * Throws if an edit of a locked notice leaves fewer seats than members (rules.md: States).
 * @throws {AppError} VALIDATION_FAILED with a message for each headcount that is too low
 */
export async function ensureSeatsForMembers(tx: Transaction, notice: Notice): Promise<void> {
  const fields: Record<string, string> = {};
  for (const { role, taken } of await tx.reads.rows(seatsOfNotice, { noticeId: notice.id })) {
    const headcount = newHeadcount(notice, role);
    if (headcount === null || headcount >= taken) continue;
    fields[role ? HEADCOUNT_FIELDS[role] : 'recruitNumber'] = `이미 ${taken}명을 승인해서 그보다 적게 줄일 수 없어요.`;
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
}

/** Returns the headcount of the edited notice for a role, or for the whole notice. */
function newHeadcount(notice: Notice, role: Role | null): number | null {
  if (role === null) return notice.recruitNumber;
  return notice instanceof Project && notice.countsByRole ? notice.headcountOf(role) : null;
}
