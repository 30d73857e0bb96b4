import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { BOUNDS } from '../../../../shared/bounds';
import { foldName } from '../../../../shared/fold-name';
import { sqlArray, type SqlField } from '../../../selection/fields';
import { addQueries } from '../../../selection/schema-fields';
import type { ViewerId } from '../../../selection/viewer-id';
import { schoolOf } from '../../members/member-visibility.sql';
import { commonCourses, MIN_TAKERS } from '../../profiles/timetable/course.sql';
import { isPresentOrLater } from '../../profiles/timetable/semester.sql';
import { isRecruiting } from '../deadlines/deadline.sql';
import { isListed } from '../visibility/notice-visibility.sql';

const MAX_SUGGESTIONS = 10;

/**
 * True if the notice `n` is of a course of the viewer's school in the present or a later semester.
 * The conditions are those of the index `notice_course`, so that notices without a course are not
 * read.
 */
const isOfPresentCourse = (viewerId: ViewerId): RawBuilder<SqlBool> =>
  sql<SqlBool>`(
    n.school_key = ${schoolOf(viewerId)} and n.course_key is not null and ${isPresentOrLater(sql.ref('n.semester'))}
  )`;

/**
 * The names of courses of notices that recruit, and of courses that enough members take. Of several
 * spellings of a name it shows that of the newest notice, otherwise the commonest one.
 */
const courseNames: SqlField = {
  parse: ({ search }) => ({ values: { part: foldName(String(search).slice(0, BOUNDS.courseName.max)) } }),
  build: ({ viewerId, value }) => {
    const contains = (key: string): RawBuilder<SqlBool> => sql`strpos(${sql.ref(key)}, ${value('part')}::text) > 0`;
    const courses = sql`(
      select course_name, strpos(course_key, ${value('part')}::text) as position from (
        select distinct on (course_key) course_key, course_name from (
          select n.course_key, n.course_name, n.id as newness from notice n
          where ${isListed(viewerId)} and ${isOfPresentCourse(viewerId)} and ${contains('n.course_key')} and ${isRecruiting()}
          union all
          select common.course_key, common.name, 0 from ${commonCourses(viewerId, contains('tc.course_key'))} common
        ) named
        order by course_key, newness desc
      ) named_once
      order by position, course_name limit ${sql.lit(MAX_SUGGESTIONS)}
    ) course`;
    return sqlArray(sql`course.course_name`, courses, sql`course.position, course.course_name`);
  },
};

addQueries({
  courseNames: {
    type: () => [String],
    nullable: true,
    description: `Up to ${MAX_SUGGESTIONS} names of courses (수업) that contain the text, of the viewer's school: those of notices that recruit, and those that at least ${MIN_TAKERS} other members take. All are of the present or the next semester.`,
    args: { search: { type: () => String, description: 'A part of a name. Case and blanks do not matter.' } },
    sql: courseNames,
  },
});
