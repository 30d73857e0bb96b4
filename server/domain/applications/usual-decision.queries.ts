import { type Expression, expressionBuilder, sql } from 'kysely';
import type { NoticeTables } from '../notices/notice.tables';
import { ApplicationStatus, type ApplicationTables } from './application.entity';

type Tables = ApplicationTables & NoticeTables;

/** The latest decisions of an owner, at this many of the newest notices, are what is usual. */
const LATEST_DECISIONS = sql.lit(20);
const NEWEST_NOTICES = sql.lit(50);

/** An owner who has decided less often has no usual time. */
const MIN_DECISIONS = sql.lit(5);

/**
 * Whole days: half of the decisions took no longer. An application that expired took as long as it
 * waited, and is no decision.
 */
const usualDays = sql<number | null>`
  case when count(*) filter (where status <> ${sql.lit(ApplicationStatus.EXPIRED)}) >= ${MIN_DECISIONS}
  then greatest(1, ceil(extract(epoch from percentile_cont(0.5) within group (order by waited)) / 86400))::int end`;

/** The days within which an owner usually decides, or null. */
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
