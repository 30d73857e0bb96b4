import type { EntityManager } from '@mikro-orm/postgresql';
import { foldName } from '../../../../shared/fold-name';
import { semesterOf } from '../../../../shared/semester';
import { WEEK_HOURS, weekHour } from '../../../../shared/week';
import { MemberProfile, ProfileVisibility } from '../../../domain/profiles/profile.entity';
import { Role } from '../../../domain/profiles/role.entity';
import { MemberCourse } from '../../../domain/profiles/timetable/course.entity';
import { seoulDate } from '../../../platform/text/seoul-time';
import type { DemoLoginId } from '../members';
import { type DemoProfile, PROFILES } from '../profiles';
import type { Ids } from './write-rows';

const ALL = Object.entries(PROFILES) as [DemoLoginId, DemoProfile][];

/** Writes the team profiles, courses and free hours of the present semester. */
export async function writeProfiles(em: EntityManager, ids: Ids, now: Date): Promise<void> {
  const semester = semesterOf(seoulDate(now));
  const profiles = ALL.map(([loginId, profile]) => ({
    member: ids.member(loginId),
    intro: profile.intro,
    roles: profile.roles.map((role) => Role[role]),
    tags: [...profile.tags],
    links: [...(profile.links ?? [])],
    department: profile.department ?? '',
    showDepartment: profile.department !== undefined,
    visibility: profile.forSchool ? ProfileVisibility.SCHOOL : ProfileVisibility.APPLIED,
    freeHours: bitsOf(profile.free),
    freeSemester: profile.free ? semester : null,
  }));
  await em.insertMany(MemberProfile, profiles);
  const courses = ALL.flatMap(([loginId, { courses: taken = [] }]) =>
    taken.map(([name, section]) => ({
      member: ids.member(loginId),
      semester,
      courseKey: foldName(name),
      name,
      section,
    })),
  );
  await em.insertMany(MemberCourse, courses);
}

function bitsOf(free: DemoProfile['free']): string | null {
  if (!free) return null;
  const bits = Array.from({ length: WEEK_HOURS }, () => '0');
  for (const [day, from, to] of free) bits.fill('1', weekHour(day, from), weekHour(day, to));
  return bits.join('');
}
