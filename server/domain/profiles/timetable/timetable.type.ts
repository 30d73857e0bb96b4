import { sql } from 'kysely';
import { Field, Int, ObjectType } from 'type-graphql';
import { sqlArray, sqlObject } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { addFields, Sql } from '../../../selection/schema-fields';
import { ViewerType } from '../../members/member.type';
import type { ProfileTables } from '../profile.entity';
import type { CourseTables } from './course.entity';
import { isTakenBy, takesAnyCourse } from './course.sql';
import { hoursOf } from './free-hours.sql';
import { isPresentOrLater, PRESENT_SEMESTER } from './semester.sql';
import { hasOldTimetable } from './timetable.sql';

const tc = columnsOf<CourseTables['member_course']>('tc');
const mp = columnsOf<ProfileTables['member_profile']>('mp');

// SQL aliases: `tc` is a course of the viewer `m`, `mp` their profile.

/** A course of the viewer. */
@ObjectType('TakenCourse', { simpleResolvers: true, description: 'A course (수업) that the viewer takes.' })
class TakenCourseType {
  @Field({ description: 'The semester (학기), such as 2026-2.' })
  @Sql(tc.semester)
  semester!: string;

  @Field({ description: 'The name (수업 이름).' })
  @Sql(tc.name)
  name!: string;

  @Field({ description: 'The section (분반); empty without one.' })
  @Sql(tc.section)
  section!: string;
}

/** The free hours of the viewer. */
@ObjectType('FreeHours', {
  simpleResolvers: true,
  description: "The viewer's free hours (빈 시간) of a week in a semester. Nobody else reads them.",
})
class FreeHoursType {
  @Field({ description: 'The semester (학기), such as 2026-2.' })
  @Sql(mp.free_semester)
  semester!: string;

  @Field({ description: 'Whether the semester has ended. Such free hours count as unknown.' })
  @Sql(sql`not ${isPresentOrLater(mp.free_semester)}`)
  isPast!: boolean;

  @Field(() => [Int], {
    description: 'The free hours, each as a number 0–111: the day (Monday is 0) times 16, plus the hour minus 8.',
  })
  @Sql(hoursOf(mp.free_hours))
  hours!: number[];
}

addFields(ViewerType, {
  semester: {
    type: () => String,
    description: 'The present semester (학기) in Korea, such as 2026-2.',
    sql: PRESENT_SEMESTER,
  },
  courses: {
    type: () => [TakenCourseType],
    description:
      "The viewer's courses (수업) of the present and the next semester. Nobody else reads them. Those of past semesters are left out.",
    sql: (_scope, selection) =>
      sqlArray(
        selection.json(),
        sql`member_course tc where ${isTakenBy(sql.ref('m.id'))}`,
        sql`tc.semester, tc.name, tc.course_key`,
      ),
  },
  hasCourses: {
    type: () => Boolean,
    description: 'Whether the viewer takes a course (수업) in the present or the next semester.',
    sql: takesAnyCourse(sql<number>`m.id`),
  },
  hasOldTimetable: {
    type: () => Boolean,
    description:
      'Whether the viewer wrote courses (수업) or free hours (빈 시간), and all of them are of past semesters. Home then asks for those of the new semester.',
    sql: hasOldTimetable(sql<number>`m.id`),
  },
  freeHours: {
    type: () => FreeHoursType,
    nullable: true,
    description: "The viewer's free hours (빈 시간); null if they are unknown.",
    sql: sqlObject(() => sql`member_profile mp where mp.member_id = m.id and mp.free_hours is not null`),
  },
});
