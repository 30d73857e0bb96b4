import { type Expression, expressionBuilder, sql } from 'kysely';
import type { NoticeStatementTables } from '../../notices/notice-tables.entity';
import { ApplicationStatus, type ApplicationTables } from '../application.entity';

type Tables = ApplicationTables & NoticeStatementTables;

/** The usual time is computed from the latest decisions about the newest notices. */
const LATEST_DECISIONS = sql.lit(20);
const NEWEST_NOTICES = sql.lit(50);

/** An owner with fewer decisions has no usual time. */
const MIN_DECISIONS = sql.lit(5);

/**
 * The median in whole days, at least 1. Expired applications affect the median. They do not count
 * towards the five required decisions.
 */
const usualDays = sql<number | null>`
  case when count(*) filter (where status <> ${sql.lit(ApplicationStatus.EXPIRED)}) >= ${MIN_DECISIONS}
  then greatest(1, ceil(extract(epoch from percentile_cont(0.5) within group (order by waited)) / 86400))::int end`;

/** Selects the number of days within which an owner usually decides, or null. */
export function usualDaysOf(ownerId: Expression<number>) {
  const { selectFrom } = expressionBuilder<Tables>();
  const newest = selectFrom('notice')
    .select('notice.id')
    .where('notice.owner_id', '=', ownerId)
    .orderBy('notice.id', 'desc')
    .limit(NEWEST_NOTICES);
  const decisions = selectFrom(newest.as('d'))
    .innerJoin('application as a', 'a.notice_id', 'd.id')
    .select(['a.status', sql`coalesce(a.waitlisted_at, a.decided_at) - a.created_at`.as('waited')])
    .where('a.decided_at', 'is not', null)
    .orderBy('a.decided_at', 'desc')
    .limit(LATEST_DECISIONS);
  return selectFrom(decisions.as('decision')).select(usualDays.as('days')).$asScalar();
}
