import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { denyApplyingNow } from '../applications/application.rules';
import { isAllowed } from '../kit/rules/rules';
import type { ViewerId } from '../kit/rules/viewer-id';
import { schoolOf } from '../members/member-visibility.sql';
import { isRecruiting } from '../notices/deadlines/deadline.sql';
import { contributions } from '../notices/notice-contributions.sql';
import { isOwn } from '../notices/notice.rules';
import { columnOfProfile, hasRolesOrTags } from '../profiles/profile.sql';
import { takesAnyCourse, takesCourse } from '../profiles/timetable/course.sql';
import { PRESENT_SEMESTER } from '../profiles/timetable/semester.sql';
import { freeHoursOf, freeSemesterOf } from '../profiles/timetable/free-hours.sql';
import { anyRoleFree, FREE_SEATS, hasFreeRole, recruitsForRole } from '../teams/seats/seat.sql';

// How the notice `n` fits the viewer (rules.md: Fit).

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

const NOTICE_ID = sql<number>`n.id`;

/** Casts a subquery to an array, because `any` would read its rows instead. */
const asArray = <Item>(column: RawBuilder<Item[] | null>) => sql<Item[] | null>`${column}::text[]`;

/** SQL for the roles that the viewer wants. */
export const rolesOf = (viewerId: ViewerId) => asArray(columnOfProfile(viewerId, 'roles'));

/** SQL for the ids of the viewer's tags. */
export const tagsOf = (viewerId: ViewerId) => asArray(columnOfProfile(viewerId, 'tags'));

/**
 * True if each hour of the meetings is free. Null without meetings, without free hours, and for
 * free hours of another semester. Without a semester, meetings are in the present one.
 */
function isFree(viewerId: ViewerId): RawBuilder<SqlBool | null> {
  return sql<SqlBool | null>`case
    when n.meeting_hours is not null and coalesce(n.semester, (select ${PRESENT_SEMESTER})) = ${freeSemesterOf(viewerId)}
    then n.meeting_hours & ${freeHoursOf(viewerId)} = n.meeting_hours end`;
}

/** True if the viewer takes the course of the notice in its school. */
function isSameCourse(viewerId: ViewerId): RawBuilder<SqlBool> {
  const course = { semester: sql`n.semester`, key: sql`n.course_key`, section: sql`n.course_section` };
  return sql<SqlBool>`(
    n.course_key is not null and n.school_key = ${schoolOf(viewerId)} and ${takesCourse(viewerId, course)}
  )`;
}

/**
 * Each fact with its condition.
 * @param isRoleFree true if a seat of the viewer's roles is free
 */
export function factsOf(
  viewerId: ViewerId,
  isRoleFree = hasFreeRole(NOTICE_ID, rolesOf(viewerId)),
): Conditions<FitFact> {
  return [
    [FitFact.ROLE, isRoleFree],
    [FitFact.TAGS, sql<SqlBool>`coalesce(n.tags && ${tagsOf(viewerId)}, false)`],
    [FitFact.COURSE, isSameCourse(viewerId)],
    [FitFact.TIME, sql<SqlBool>`coalesce(${isFree(viewerId)}, false)`],
  ];
}

/** Each obstacle with its condition. */
export function obstaclesOf(viewerId: ViewerId): Conditions<FitObstacle> {
  const roles = rolesOf(viewerId);
  return [
    [
      FitObstacle.ROLE_FULL,
      sql<SqlBool>`(${recruitsForRole(NOTICE_ID, roles)} and not ${hasFreeRole(NOTICE_ID, roles)})`,
    ],
    [FitObstacle.TIME_BUSY, sql<SqlBool>`coalesce(not ${isFree(viewerId)}, false)`],
  ];
}

/** SQL for the names whose condition is true, in this order. */
export function namesOf<Name extends string>(conditions: Conditions<Name>): RawBuilder<Name[]> {
  const names = conditions.map(([name, applies]) => sql`case when ${applies} then ${sql.lit(name)} end`);
  return sql<Name[]>`array_remove(array[${sql.join(names)}], null)`;
}

/** True if the viewer has something to compare: roles, tags, courses or free hours. */
function isComparable(viewerId: ViewerId): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    ${hasRolesOrTags(viewerId)} or ${freeHoursOf(viewerId)} is not null or ${takesAnyCourse(viewerId)}
  )`;
}

/** True if the fit of the notice is shown: it recruits, and it is not the viewer's own. */
export function isCompared(viewerId: ViewerId): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isRecruiting()} and not n.hidden and not ${isOwn(viewerId)} and ${isComparable(viewerId)})`;
}

contributions.fit.by((viewerId, proof) => {
  const facts = factsOf(viewerId, sql<SqlBool>`seats.is_role_free`).map(([, applies]) => sql`(${applies})::int`);
  return sql`(
    select ${isAllowed(denyApplyingNow(viewerId, proof, sql`seats.free`))} as may_apply,
      case when ${isComparable(viewerId)} then ${sql.join(facts, sql` + `)} else 0 end as fact_count
    from (
      select ${FREE_SEATS} as free, ${anyRoleFree(rolesOf(viewerId))} as is_role_free from seat where notice_id = n.id
    ) seats
  )`;
});
