import { type Expression, type RawBuilder, sql } from 'kysely';
import { MAX_ALERTS } from '../../../shared/bounds';
import { defineRateLimit } from '../../platform/shared-state/rate-limits';
import type { Rule } from '../kit/rules/rules';
import { countNewMatches, NEWEST_ID, newestWeekOldId, type NewMatches } from '../notices/lists/new-matches.sql';

/** Alerts that one member creates, resumes or deletes. */
export const ALERT_LIMIT = defineRateLimit({
  name: 'alerts',
  points: 30,
  durationSeconds: 60 * 60,
  isAnnounced: true,
});

/** Maximum number of new notices that the list of an alert gets in a week. */
const MAX_PER_WEEK = 50;

/** The list of an alert as expressions. */
interface AlertListSql extends Pick<NewMatches, 'viewerId' | 'words' | 'filters'> {
  myCourses: boolean;
}

/** Denies alerts for a list with many new notices (rules/alerts.md). */
export function denyBroadAlert({ myCourses, ...list }: AlertListSql): Rule[] {
  const bounds = { after: newestWeekOldId(list.viewerId), upTo: NEWEST_ID, max: MAX_PER_WEEK + 1 };
  const newOfWeek = countNewMatches({ ...list, ...bounds }, { myCourses });
  return [['ALERT_TOO_BROAD', sql`${newOfWeek} > ${sql.lit(MAX_PER_WEEK)}`]];
}

/**
 * Denies creating an alert (rules/alerts.md). The viewer's row is locked, so the count is exact.
 */
export function denyCreatingAlert(params: Expression<string>, list: AlertListSql): Rule[] {
  const others: RawBuilder<number> = sql`(
    select count(*) from alert al where al.member_id = ${list.viewerId} and al.params <> ${params}
  )`;
  return [['TOO_MANY_ALERTS', sql`${others} >= ${sql.lit(MAX_ALERTS)}`], ...denyBroadAlert(list)];
}
