import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { ViewerId } from '../../../selection/viewer-id';
import { isPresentOrLater } from './semester.sql';

/** True if the viewer has courses or free hours, and all of them are of past semesters. */
export function hasOldTimetable(viewerId: ViewerId): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce((
    select not bool_or(${isPresentOrLater(sql.ref('written.semester'))})
    from (
      select semester from member_course where member_id = ${viewerId}
      union all
      select free_semester from member_profile where member_id = ${viewerId} and free_semester is not null
    ) written
  ), false)`;
}
