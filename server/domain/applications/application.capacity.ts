import { sql } from 'kysely';
import { statementsOn } from '../../platform/database/statement';
import { invalid } from '../../platform/errors';
import { defineLoader } from '../kit/loader';
import type { Refusal } from '../kit/refusal';
import type { Transaction } from '../kit/transaction';
import type { Notice } from '../notices/notice.entity';
import { HEADCOUNT_FIELDS, Project, Role } from '../notices/project.entity';

/** The seats of a notice, in all (`role` is null) or for one role of a project. Triggers maintain them. */
export interface Seats {
  role: Role | null;
  /** How many may be approved; null for the roles of a project that has no headcounts by role. */
  headcount: number | null;
  approved: number;
}

interface SeatTables {
  seat: { notice_id: number } & Seats;
}

const { statement } = statementsOn<SeatTables>();

/** In all first, then the roles in their order. */
const order = sql`array_position(array[${sql.join(Object.values(Role).map((role) => sql.lit(role)))}], role) nulls first`;

const seatsOfNotices = statement<{ noticeIds: readonly number[] }>()('applications.seats', (db, { noticeIds }) =>
  db
    .selectFrom('seat')
    .select(['notice_id as noticeId', 'role', 'headcount', 'approved'])
    .where('notice_id', '=', db.fn.any(noticeIds))
    .orderBy(order),
);

/** Loads a notice's seats, in all first. In a transaction that has locked the notice for an update, they cannot change. */
export const loadSeats = defineLoader<number, readonly Seats[]>(async (ctx, noticeIds) => {
  const rows = await ctx.reads.rows(seatsOfNotices, { noticeIds });
  return Map.groupBy(rows, ({ noticeId }) => noticeId);
}, []);

/**
 * Refuses an approval when no seat is free, of the notice in all or of the application's role (rules.md: States).
 * @param role the application's role; null for a study
 * @returns ROLE_FULL for a project, NOTICE_FULL for a study, or null
 */
export function refusalToApprove(notice: Notice, role: Role | null, seats: readonly Seats[]): Refusal {
  const taken = seats.filter((each) => each.role === null || each.role === role);
  if (taken.every(({ headcount, approved }) => headcount === null || approved < headcount)) return null;
  return notice instanceof Project ? 'ROLE_FULL' : 'NOTICE_FULL';
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
