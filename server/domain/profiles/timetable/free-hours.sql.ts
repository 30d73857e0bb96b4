import { type Expression, type RawBuilder, sql } from 'kysely';
import { WEEK_HOURS } from '../../../../shared/week';
import { statementsOn } from '../../../platform/database/statements/statement';
import { requireViewerId } from '../../context';
import { limitToBatch } from '../../kit/jobs/batches';
import type { Transaction } from '../../kit/transaction/transaction';
import { sqlArray } from '../../../selection/fields';
import type { ProfileTables } from '../profile.entity';
import { isOutdated, PRESENT_SEMESTER } from './semester.sql';

/** SQL for the numbers of the free hours in these bits, as a JSON array; empty for null. */
export function hoursOf(bits: Expression<string | null>) {
  return sqlArray(
    sql`free.hour`,
    sql`generate_series(0, ${sql.lit(WEEK_HOURS - 1)}) free (hour) where get_bit(${bits}, free.hour) = 1`,
    sql`free.hour`,
  );
}

/**
 * Selects the bits of the free hours of the present semester of all members, as `member_id` and
 * `hours`. Use it only where the rules let others see a result (rules/team-meetings.md).
 */
export function sharedFreeHours(): RawBuilder<unknown> {
  return sql`select member_id, free_hours as hours from member_profile
    where free_hours is not null and free_semester = ${PRESENT_SEMESTER}`;
}

const { statement } = statementsOn<ProfileTables>();

interface FreeHours {
  semester: string;
  /** One digit for each hour; 1 for a free one. */
  bits: string;
}

const updateFreeHours = statement<FreeHours & { viewerId: number }>()(
  'profiles.updateFreeHours',
  (db, { viewerId, semester, bits }) => {
    const given = sql<string>`${bits}::text::bit(112)`;
    return db
      .updateTable('member_profile')
      .set({
        free_hours: sql<string | null>`case when bit_count(${given}) > 0 then ${given} end`,
        free_semester: sql<string | null>`case when bit_count(${given}) > 0 then ${semester}::text end`,
        updated_at: sql<Date>`now()`,
      })
      .where('member_id', '=', viewerId)
      .returning('member_id as id');
  },
);

/** Replaces the free hours in the viewer's locked profile. Without a free hour they are unknown. */
export async function replaceFreeHours(tx: Transaction, semester: string, hours: readonly number[]): Promise<void> {
  const free = new Set(hours);
  const bits = Array.from({ length: WEEK_HOURS }, (_, hour) => (free.has(hour) ? 1 : 0)).join('');
  await tx.writes.run(updateFreeHours, { viewerId: requireViewerId(tx), semester, bits });
}

/** Deletes free hours of semesters that ended a year ago. */
export const deleteOutdatedFreeHours = statement<object>()('profiles.deleteOutdatedFreeHours', (db) =>
  db
    .updateTable('member_profile')
    .set({ free_hours: sql.lit(null), free_semester: sql.lit(null) })
    .where('member_id', 'in', (eb) =>
      limitToBatch(
        eb
          .selectFrom('member_profile')
          .select('member_id')
          .where(({ ref }) => isOutdated(ref('free_semester'))),
      ),
    )
    .returning('member_id as id'),
);
