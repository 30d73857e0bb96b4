import { defineModule } from '../kit/module/module';
import './profile.type';
import './timetable/timetable.type';
import { profileExport } from './profile-export.type';
import { MemberProfile } from './profile.entity';
import './profile.resolver';
import { DELETE_UNKNOWN_TAGS } from './tags/unknown-tags.sql';
import { MemberCourse } from './timetable/course.entity';
import './timetable/timetable.resolver';
import { DELETE_OUTDATED_TIMETABLES } from './timetable/timetable.service';

export const profiles = defineModule({
  name: 'profiles',
  uses: ['members', 'blocks'],
  entities: [MemberProfile, MemberCourse],
  tables: ['member_profile', 'member_course'],
  exports: [profileExport],
  jobs: [DELETE_OUTDATED_TIMETABLES, DELETE_UNKNOWN_TAGS],
  constraints: {
    // The member withdrew concurrently.
    member_profile_member_id_fkey: 'UNAUTHENTICATED',
    member_course_member_id_fkey: 'UNAUTHENTICATED',
  },
});
