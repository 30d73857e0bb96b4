import type { EntityManager } from '@mikro-orm/postgresql';
import { foldName } from '../../../shared/fold-name';
import type { Member } from '../../domain/members/member.entity';
import { MemberProfile } from '../../domain/profiles/profile.entity';
import { MemberCourse } from '../../domain/profiles/timetable/course.entity';
import { buildMember } from './members';

/** A team profile with an introduction by default. */
export async function buildProfile(
  em: EntityManager,
  overrides: Partial<
    Pick<
      MemberProfile,
      | 'member'
      | 'intro'
      | 'roles'
      | 'tags'
      | 'links'
      | 'department'
      | 'showDepartment'
      | 'visibility'
      | 'freeHours'
      | 'freeSemester'
    >
  > = {},
): Promise<MemberProfile> {
  const member = overrides.member ?? (await buildMember(em));
  const profile = em.create(MemberProfile, { intro: '함께해요.', ...overrides, member });
  await em.flush();
  return profile;
}

/** A course of a member. */
export async function buildCourse(
  em: EntityManager,
  overrides: { member?: Member; semester?: string; name?: string; section?: string } = {},
): Promise<MemberCourse> {
  const { semester = '2026-2', name = '운영체제', section = '' } = overrides;
  const course = em.create(MemberCourse, {
    member: overrides.member ?? (await buildMember(em)),
    semester,
    courseKey: foldName(name),
    name,
    section,
  });
  await em.flush();
  return course;
}
