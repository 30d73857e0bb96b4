import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { denyApplyingForAnyRole } from '../applications/application.rules';
import { isAllowed } from '../kit/rules/rules';
import type { ViewerId } from '../../selection/viewer-id';
import { schoolOf } from '../members/member-visibility.sql';
import { isRecruiting } from '../notices/deadlines/deadline.sql';
import { contributions } from '../notices/notice-contributions.sql';
import { isOwn } from '../notices/notice.rules';
import { comparedProfileOf } from '../profiles/profile.sql';
import { takesAnyCourse, takesCourse } from '../profiles/timetable/course.sql';
import { isPresentOrLater } from '../profiles/timetable/semester.sql';
import { anyRoleFree, recruitsAnyRole, SEATS_OF_NOTICE } from '../teams/seats/seat.sql';

// How the notice `n` fits the viewer (rules/fit.md).

/** Facts of a notice that fit a viewer. */
export enum FitFact {
  ROLE = 'ROLE',
  TAGS = 'TAGS',
  COURSE = 'COURSE',
  TIME = 'TIME',
}

/** Facts of a notice that do not fit a viewer. */
export enum FitObstacle {
  ROLE_FULL = 'ROLE_FULL',
  TIME_BUSY = 'TIME_BUSY',
}

/** Facts or obstacles, each with its condition. */
type Conditions<Name extends string> = readonly (readonly [Name, Expression<SqlBool>])[];

/** The facts, over a row of {@link fitOf}. */
export const FACTS: Conditions<FitFact> = [
  [FitFact.ROLE, sql`fit.is_role_free`],
  [FitFact.TAGS, sql`fit.has_common_tag`],
  [FitFact.COURSE, sql`fit.is_same_course`],
  [FitFact.TIME, sql`coalesce(fit.is_free, false)`],
];

/** The obstacles, over a row of {@link fitOf}. */
export const OBSTACLES: Conditions<FitObstacle> = [
  [FitObstacle.ROLE_FULL, sql`(fit.recruits_role and not fit.is_role_free)`],
  [FitObstacle.TIME_BUSY, sql`coalesce(not fit.is_free, false)`],
];

/** SQL for the names whose condition is true, in this order. */
export function namesOf<Name extends string>(conditions: Conditions<Name>): RawBuilder<Name[]> {
  const names = conditions.map(([name, applies]) => sql`case when ${applies} then ${sql.lit(name)} end`);
  return sql<Name[]>`array_remove(array[${sql.join(names)}], null)`;
}

const PRESENT = sql<string>`own.present_semester`;

/** True if the free hours of the profile `own` count. */
const HAS_FREE_HOURS = isPresentOrLater(sql`own.free_semester`, PRESENT);

/** True if the viewer has something to compare: roles, tags, courses or free hours. */
function isComparable(viewerId: ViewerId): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    cardinality(own.roles) > 0 or cardinality(own.tags) > 0 or ${HAS_FREE_HOURS} or ${takesAnyCourse(viewerId, PRESENT)}
  )`;
}

/** True if the viewer takes the course of the notice in its school. */
function isSameCourse(viewerId: ViewerId): RawBuilder<SqlBool> {
  const columns = { semester: sql`n.semester`, key: sql`n.course_key`, section: sql`n.course_section` };
  return sql<SqlBool>`(
    n.course_key is not null and n.school_key = ${schoolOf(viewerId)} and ${takesCourse(viewerId, { present: PRESENT, ...columns })}
  )`;
}

/**
 * True if each hour of the meetings is free. Null without meetings, without free hours, and for
 * free hours of another semester. Without a semester, meetings are in the present one.
 */
const IS_FREE = sql<SqlBool | null>`case
  when coalesce(n.semester, ${PRESENT}) = own.free_semester and ${HAS_FREE_HOURS}
  then n.meeting_hours & own.free_hours = n.meeting_hours end`;

/**
 * Selects one row with the comparisons of the notice `n`, and the viewer's roles and tags. The
 * scope has {@link SEATS_OF_NOTICE}. PostgreSQL computes only the columns that the statement uses.
 * @param condition on the notice and the profile `own`; without it there is no row
 */
export function fitOf(viewerId: ViewerId, condition: Expression<SqlBool>): RawBuilder<unknown> {
  return sql`(
    select own.roles, own.tags, ${anyRoleFree(sql`own.roles`)} as is_role_free,
      ${recruitsAnyRole(sql`own.roles`)} as recruits_role, coalesce(n.tags && own.tags, false) as has_common_tag,
      ${isSameCourse(viewerId)} as is_same_course, ${IS_FREE} as is_free
    from ${comparedProfileOf(viewerId)} own where ${condition}
  )`;
}

/**
 * True if the fit of the notice is shown: it recruits, it is not the viewer's own, and there is
 * something to compare.
 */
export function isShown(viewerId: ViewerId): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isRecruiting()} and not n.hidden and not ${isOwn(viewerId)} and ${isComparable(viewerId)})`;
}

contributions.fit.by((viewerId, proof) => {
  const facts = FACTS.map(([, applies]) => sql`(${applies})::int`);
  return sql`(
    select ${isAllowed(denyApplyingForAnyRole(viewerId, proof, sql`seats.free`))} as may_apply,
      ${sql.join(facts, sql` + `)} as fact_count
    from ${SEATS_OF_NOTICE} seats, lateral ${fitOf(viewerId, sql`true`)} fit
  )`;
});
