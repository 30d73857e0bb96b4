import { sql } from 'kysely';
import { sqlArray } from '../../selection/fields';
import { columnsOf } from '../../selection/rows';
import { isoTimeSql } from '../../selection/selected-fields';
import { defineExport } from '../kit/export/export';
import type { MemberTables } from '../members/member.entity';
import type { ProfileTables } from './profile.entity';
import { hoursOf } from './timetable/free-hours.sql';

const m = columnsOf<MemberTables['member']>('m');
const mp = columnsOf<ProfileTables['member_profile']>('mp');

const COURSES = sqlArray(
  sql`json_build_object('semester', tc.semester, 'name', tc.name, 'section', tc.section)`,
  sql`member_course tc where tc.member_id = m.id`,
  sql`tc.semester, tc.course_key`,
);

/** The viewer's team profile, courses and free hours. */
export const profileExport = defineExport({
  name: 'team-profile',
  tables: ['member_profile', 'member_course'],
  rows: ({ viewerId }) => sql`member m left join member_profile mp on mp.member_id = m.id where m.id = ${viewerId}`,
  id: m.id,
  shape: {
    intro: mp.intro,
    roles: mp.roles,
    tags: mp.tags,
    links: mp.links,
    department: mp.department,
    showDepartment: mp.show_department,
    visibility: mp.visibility,
    updatedAt: isoTimeSql(mp.updated_at),
    freeSemester: mp.free_semester,
    freeHours: hoursOf(mp.free_hours),
    courses: COURSES,
  },
});
