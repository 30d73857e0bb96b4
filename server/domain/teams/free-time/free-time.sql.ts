import { type RawBuilder, sql } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import type { ViewerId } from '../../../selection/viewer-id';
import { hasTeamEnded, NOTICE_ID } from '../../notices/notice.rules';
import { sharedFreeHours } from '../../profiles/timetable/free-hours.sql';
import type { MembershipKey } from '../team.entity';
import { isInTeam } from '../team.sql';
import type { FreeTimeShareTables } from './free-time-share.entity';

// The row in scope of a team is its notice `n`.

/** Smallest team in which the hours of all but one member are shown. */
const MIN_SHARERS_EXCEPT_ONE = 4;

/**
 * True if the viewer compares their own free hours with the team of the notice `n`; null once the
 * team has ended.
 */
export function sharesFreeTime(viewerId: ViewerId): RawBuilder<boolean | null> {
  return sql<boolean | null>`case when not ${hasTeamEnded()} then exists (
    select from free_time_share fts where fts.notice_id = n.id and fts.member_id = ${viewerId}
  ) end`;
}

/**
 * FROM and WHERE of the row `ft`: the weeks of the current members who compare their free hours in
 * the team of the notice `n`. There is no row for a viewer who does not compare. `weeks` is empty
 * unless the viewer's own week is known, because the viewer could otherwise read another's week.
 */
export function fromSharedWeeks(viewerId: ViewerId): RawBuilder<unknown> {
  return sql`(
    select count(*)::int as sharers, coalesce(bool_or(shared.member_id = ${viewerId}), false) as is_viewer_counted,
      case when bool_or(shared.member_id = ${viewerId}) and count(*) > 1 then array_agg(shared.hours) else '{}' end as weeks
    from (${sharedFreeHours()}) shared
      join free_time_share fts on fts.member_id = shared.member_id
    where fts.notice_id = n.id and ${isInTeam(sql<number>`fts.member_id`, NOTICE_ID)}
  ) ft where ${sharesFreeTime(viewerId)}`;
}

/** Number of the weeks of `ft` in which the hour `slot.hour` is free. */
const FREE_COUNT = sql`(select count(*) from unnest(ft.weeks) week where get_bit(week, slot.hour) = 1)`;

/** True if the hour `slot.hour` is free in all weeks of `ft`. */
export const IS_FREE_FOR_ALL = sql`cardinality(ft.weeks) > 0 and ${FREE_COUNT} = cardinality(ft.weeks)`;

/** True if the hour `slot.hour` is free in all weeks of `ft` but one, of at least four. */
export const IS_FREE_EXCEPT_ONE = sql`cardinality(ft.weeks) >= ${sql.lit(MIN_SHARERS_EXCEPT_ONE)}
  and ${FREE_COUNT} = cardinality(ft.weeks) - 1`;

const { insertRow, statement } = statementsOn<FreeTimeShareTables>();

/**
 * Stores that a member compares their own free hours in a locked team. A repetition changes
 * nothing.
 */
export const insertShare = statement<MembershipKey>()('teams.insertFreeTimeShare', (_db, { noticeId, memberId }) =>
  insertRow('free_time_share', { notice_id: noticeId, member_id: memberId })
    .onConflict((conflict) => conflict.columns(['notice_id', 'member_id']).doNothing())
    .returning('notice_id as id'),
);

/** Ends the comparison of a member's free hours in a team, if there is one. */
export const deleteShare = statement<MembershipKey>()('teams.deleteFreeTimeShare', (db, { noticeId, memberId }) =>
  db
    .deleteFrom('free_time_share')
    .where('notice_id', '=', noticeId)
    .where('member_id', '=', memberId)
    .returning('notice_id as id'),
);
