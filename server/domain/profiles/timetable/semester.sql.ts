import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { TODAY } from '../../../platform/database/statements/clock';

/**
 * SQL for the semester of a day (rules/notices.md: Facts). The academic year begins in March,
 * so two months earlier its halves are those of a calendar year.
 */
function semesterOfDay(day: Expression<unknown>): RawBuilder<string> {
  const shifted = sql`(${day} - interval '2 months')`;
  return sql<string>`(extract(year from ${shifted}) || '-' || case when extract(month from ${shifted}) <= 6 then 1 else 2 end)`;
}

/** SQL for the present semester. PostgreSQL computes it once per statement. */
export const PRESENT_SEMESTER = sql<string>`(select ${semesterOfDay(TODAY)})`;

/**
 * True if courses or free hours of a semester count: the present one or a later one.
 * @param present the present semester, if the statement has it in a column
 */
export function isPresentOrLater(
  semester: Expression<string | null>,
  present: Expression<string> = PRESENT_SEMESTER,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${semester} >= ${present}`;
}

/** True if a semester ended a year ago, so that its courses and free hours are deleted. */
export function isOutdated(semester: Expression<string | null>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${semester} < ${semesterOfDay(sql`(${TODAY} - interval '1 year')`)}`;
}
