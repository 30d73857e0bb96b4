import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { statementsOn } from '../../../platform/database/statements/statement';
import { requireViewerId } from '../../context';
import { limitToBatch } from '../../kit/jobs/batches';
import type { ViewerId } from '../../../selection/viewer-id';
import type { Transaction } from '../../kit/transaction/transaction';
import { schoolOf } from '../../members/member-visibility.sql';
import type { CourseTables } from './course.entity';
import { isPresentOrLater, isOutdated } from './semester.sql';

/** A course with the key that courses are compared by. */
interface KeyedCourse {
  key: string;
  name: string;
  section: string;
}

/**
 * True if the member takes the course `tc` in the present semester or a later one.
 * @param present the present semester, if the statement has it in a column
 */
export function isTakenBy(memberId: Expression<number>, present?: Expression<string>): RawBuilder<SqlBool> {
  return sql`(tc.member_id = ${memberId} and ${isPresentOrLater(sql.ref('tc.semester'), present)})`;
}

/** SQL for a course of a semester. */
interface CourseSql {
  /** The present semester. */
  present: Expression<string>;
  semester: Expression<unknown>;
  /** The name in the form that courses are compared in. */
  key: Expression<unknown>;
  /** Empty without one. */
  section: Expression<unknown>;
}

/** SQL for a section without case and leading zeros, so that "1" equals "01". */
const foldedSection = (section: Expression<unknown>) => sql`ltrim(lower(${section}), '0')`;

/**
 * True if the viewer takes the course in the present or a later semester. Sections are compared if
 * both have one.
 */
export function takesCourse(viewerId: ViewerId, { present, semester, key, section }: CourseSql): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from member_course tc
    where ${isTakenBy(viewerId, present)} and tc.semester = ${semester} and tc.course_key = ${key}
      and (tc.section = '' or ${section} = '' or ${foldedSection(sql.ref('tc.section'))} = ${foldedSection(section)})
  )`;
}

/** True if the viewer takes a course in the present or a later semester. */
export function takesAnyCourse(viewerId: ViewerId, present?: Expression<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from member_course tc where ${isTakenBy(viewerId, present)})`;
}

/** Number of members who must take a course before others see its name. */
export const MIN_TAKERS = 5;

/**
 * SQL for a table of the courses that at least {@link MIN_TAKERS} members of the viewer's school
 * take in the present or the next semester: the key, and the commonest spelling of the name. It
 * does not count the viewer, and not hidden members. It counts members in a block with the viewer.
 * @param condition on the course `tc`
 */
export function commonCourses(viewerId: ViewerId, condition: Expression<SqlBool>): RawBuilder<unknown> {
  return sql`(
    select tc.course_key, mode() within group (order by tc.name) as name
    from member_course tc join member taker on taker.id = tc.member_id
    where ${isPresentOrLater(sql.ref('tc.semester'))} and ${condition} and taker.school_key = ${schoolOf(viewerId)}
      and taker.id <> ${viewerId} and not taker.hidden
    group by tc.course_key
    having count(distinct tc.member_id) >= ${sql.lit(MIN_TAKERS)}
  )`;
}

const { statement } = statementsOn<CourseTables>();

const deleteCourses = statement<{ viewerId: number; semester: string }>()(
  'profiles.deleteCourses',
  (db, { viewerId, semester }) =>
    db
      .deleteFrom('member_course')
      .where('member_id', '=', viewerId)
      .where('semester', '=', semester)
      .returning('course_key as key'),
);

const insertCourses = statement<{ viewerId: number; semester: string; courses: string }>()(
  'profiles.insertCourses',
  (db, { viewerId, semester, courses }) =>
    db
      .insertInto('member_course')
      .columns(['member_id', 'semester', 'course_key', 'name', 'section'])
      .expression(
        db
          .selectFrom(
            sql<KeyedCourse>`json_to_recordset(${courses}::json)`.as<'given'>(
              sql`given(key text, name text, section text)`,
            ),
          )
          .select([
            sql<number>`${viewerId}::int`.as('member_id'),
            sql<string>`${semester}::text`.as('semester'),
            'given.key',
            'given.name',
            'given.section',
          ]),
      )
      .returning('course_key as key'),
);

/** Replaces the viewer's courses of a semester. The transaction has locked the viewer's profile. */
export async function replaceCourses(
  tx: Transaction,
  semester: string,
  courses: readonly KeyedCourse[],
): Promise<void> {
  const key = { viewerId: requireViewerId(tx), semester };
  await tx.writes.run(deleteCourses, key);
  await tx.writes.run(insertCourses, { ...key, courses: JSON.stringify(courses) });
}

/** Deletes courses of semesters that ended a year ago. */
export const deleteOutdatedCourses = statement<object>()('profiles.deleteOutdatedCourses', (db) =>
  db
    .deleteFrom('member_course')
    .where(({ eb, selectFrom }) =>
      eb(
        sql<string>`ctid`,
        'in',
        limitToBatch(
          selectFrom('member_course')
            .select(sql<string>`ctid`.as('ctid'))
            .where(({ ref }) => isOutdated(ref('semester'))),
        ),
      ),
    )
    .returning('member_id as id'),
);
