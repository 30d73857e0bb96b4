import { sql } from 'kysely';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { sqlArray, type SqlField, sqlObject } from '../../../selection/fields';
import { columnsOf } from '../../../selection/rows';
import { Sql } from '../../../selection/schema-fields';
import { type Course, type Meeting, MeetingMode, Weekday } from './notice-facts.entity';

// The row in scope of a course is `course`, that of a meeting is `meeting`.

registerEnumType(Weekday, {
  name: 'Weekday',
  description: 'The days of a week (요일).',
  valuesConfig: {
    MONDAY: { description: 'Monday (월요일).' },
    TUESDAY: { description: 'Tuesday (화요일).' },
    WEDNESDAY: { description: 'Wednesday (수요일).' },
    THURSDAY: { description: 'Thursday (목요일).' },
    FRIDAY: { description: 'Friday (금요일).' },
    SATURDAY: { description: 'Saturday (토요일).' },
    SUNDAY: { description: 'Sunday (일요일).' },
  },
});

registerEnumType(MeetingMode, {
  name: 'MeetingMode',
  description: 'How a team meets (모임 방식).',
  valuesConfig: {
    ONLINE: { description: 'Online (온라인).' },
    OFFLINE: { description: 'In person (대면).' },
    MIXED: { description: 'Both (온라인·대면 병행).' },
  },
});

const course = columnsOf<Course>('course');
const meeting = columnsOf<Meeting>('meeting');

/** The course of the notice `n`; null for none. */
export const courseOfNotice: SqlField = sqlObject(
  () => sql`(select n.course_name as name, n.course_section as section) course where course.name is not null`,
);

/** The meetings of the notice `n` in their order. */
export const meetingsOfNotice: SqlField = {
  build: (_, selection) =>
    sqlArray(
      selection.json(),
      sql`rows from (jsonb_to_recordset(n.meetings) as (day text, start text, minutes integer))
        with ordinality meeting (day, start, minutes, ordinal)`,
      sql`meeting.ordinal`,
    ),
};

/** The course of a notice. */
@ObjectType('NoticeCourse', { simpleResolvers: true, description: 'A course (수업) that a notice belongs to.' })
export class NoticeCourseType {
  @Field({ description: 'The name (수업 이름).' })
  @Sql(course.name)
  name!: string;

  @Field({ description: 'The section (분반); empty for none.' })
  @Sql(course.section)
  section!: string;
}

/** A meeting of a notice. */
@ObjectType('NoticeMeeting', { simpleResolvers: true, description: 'A weekly meeting (모임) of the team of a notice.' })
export class NoticeMeetingType {
  @Field(() => Weekday, { description: 'The day of the week (요일).' })
  @Sql(meeting.day)
  day!: Weekday;

  @Field({ description: 'The time of day in Korea at which it starts, such as 19:30.' })
  @Sql(meeting.start)
  start!: string;

  @Field(() => Int, { description: 'The length in minutes, 30–240.' })
  @Sql(meeting.minutes)
  minutes!: number;
}
