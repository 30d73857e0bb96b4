import { sql } from 'kysely';
import { BOUNDS } from '../../../../shared/bounds';
import { foldName } from '../../../../shared/fold-name';
import { sqlArray, type SqlField } from '../../../selection/fields';
import { addQueries } from '../../../selection/schema-fields';
import { isRecruiting } from '../deadlines/deadline.sql';
import { isListed } from '../visibility/notice-visibility.sql';

const MAX_SUGGESTIONS = 10;

/**
 * The names of courses of notices that recruit. Of several spellings of a name it shows that of the
 * newest notice.
 */
const courseNames: SqlField = {
  parse: ({ search }) => ({ values: { part: foldName(String(search).slice(0, BOUNDS.courseName.max)) } }),
  build: ({ viewerId, value }) => {
    const position = sql`strpos(course_key, ${value('part')}::text)`;
    const courses = sql`(
      select course_name, ${position} as position from (
        select distinct on (n.course_key) n.course_key, n.course_name from notice n
        where ${isListed(viewerId)} and n.course_key is not null and ${isRecruiting()}
        order by n.course_key, n.id desc
      ) newest
      where ${position} > 0
      order by position, course_name limit ${sql.lit(MAX_SUGGESTIONS)}
    ) course`;
    return sqlArray(sql`course.course_name`, courses, sql`course.position, course.course_name`);
  },
};

addQueries({
  courseNames: {
    type: () => [String],
    nullable: true,
    description: `Up to ${MAX_SUGGESTIONS} names of courses (수업) that contain the text, of notices that recruit in the viewer's school.`,
    args: { search: { type: () => String, description: 'A part of a name. Case and blanks do not matter.' } },
    sql: courseNames,
  },
});
