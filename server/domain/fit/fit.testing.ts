import type { EntityManager } from '@mikro-orm/postgresql';
import { WEEK_HOURS } from '../../../shared/week';
import { defineTesting } from '../../test-kit/catalogue/module-testing';
import type { TestClient } from '../../test-kit/clients/client';
import {
  buildApplication,
  buildCourse,
  buildMember,
  buildProfile,
  buildProject,
  buildStudy,
} from '../../test-kit/factories/factories';
import { ApplicationStatus } from '../applications/application.entity';
import type { Member } from '../members/member.entity';
import type { Meeting } from '../notices/facts/notice-facts.entity';
import type { Notice } from '../notices/notice.entity';
import { Role } from '../profiles/role.entity';
import type { FitFact, FitObstacle } from './fit.sql';

/** The module writes nothing, so it has no lists for the tests of all modules. */
export const testing = defineTesting({});

export const ROLES = Object.values(Role);

/** A semester in the past. */
export const PAST_SEMESTER = '2020-1';

interface Course {
  name: string;
  section: string;
}

/** Profile, courses and free hours of a viewer. */
export interface ViewerData {
  roles: Role[];
  tags: string[];
  courses: (Course & { semester: string })[];
  free: { semester: string; hours: number[] } | null;
}

/** Seats and facts of a notice that recruits. */
export interface NoticeData {
  /** Seats by role, free and taken; null for a study. */
  seats: Record<Role, { free: number; taken: number }> | null;
  words: string[];
  course: Course | null;
  semester: string | null;
  meetings: Meeting[];
  hasApplication: boolean;
}

export const PLAIN_VIEWER: ViewerData = { roles: [], tags: [], courses: [], free: null };
export const PLAIN_NOTICE: NoticeData = {
  seats: null,
  words: [],
  course: null,
  semester: null,
  meetings: [],
  hasApplication: false,
};

/** Inserts a member with these data. */
export async function insertViewer(em: EntityManager, { roles, tags, courses, free }: ViewerData): Promise<Member> {
  const member = await buildMember(em);
  const freeHours = free && free.hours.length > 0 ? bitsOf(free.hours) : null;
  await buildProfile(em, {
    member,
    intro: '',
    roles,
    tags,
    freeHours,
    freeSemester: freeHours && free ? free.semester : null,
  });
  for (const course of courses) await buildCourse(em, { member, ...course });
  return member;
}

function bitsOf(hours: readonly number[]): string {
  return Array.from({ length: WEEK_HOURS }, (_, hour) => (hours.includes(hour) ? '1' : '0')).join('');
}

/** Inserts a notice of the owner with these data. */
export async function insertNotice(em: EntityManager, owner: Member, given: NoticeData): Promise<Notice> {
  const { seats, words, course, meetings, hasApplication } = given;
  const facts = { owner, course, semester: given.semester, meetings: meetings.length > 0 ? meetings : null };
  const text = words.join(', ');
  const total = (role: Role): number => (seats ? seats[role].free + seats[role].taken : 0);
  const sum = ROLES.reduce((count, role) => count + total(role), 0);
  const notice = seats
    ? await buildProject(em, {
        ...facts,
        techStack: text || '-',
        recruitNumber: Math.max(sum, 1),
        frontendNumber: total(Role.FRONTEND),
        backendNumber: total(Role.BACKEND),
        designerNumber: total(Role.DESIGNER),
      })
    : await buildStudy(em, { ...facts, topics: text });
  for (const role of seats ? ROLES : []) {
    for (let number = 0; number < (seats?.[role].taken ?? 0); number += 1)
      await buildApplication(em, { notice, role, status: ApplicationStatus.APPROVED });
  }
  if (hasApplication) await buildApplication(em, { notice, role: seats ? Role.BACKEND : null });
  return notice;
}

/** A notice with its fit. */
export interface FitNode {
  id: string;
  viewerFit: {
    facts: FitFact[];
    against: FitObstacle[];
    commonTags: { id: string; name: string }[];
    seats: { role: Role; free: number }[];
  } | null;
}

const FIT = 'id viewerFit { facts against commonTags { id name } seats { role free } }';

/** Reads the list by fit. */
export const readList = async (client: TestClient, filter = ''): Promise<FitNode[]> =>
  (
    await client.data<{ notices: { nodes: FitNode[] } }>(
      `{ notices(sort: FIT, size: 100${filter}) { nodes { ${FIT} } } }`,
    )
  ).notices.nodes;

/** Reads the fitting notices of home. */
export const readHome = async (client: TestClient): Promise<FitNode[]> =>
  (await client.data<{ fittingNotices: FitNode[] }>(`{ fittingNotices { ${FIT} } }`)).fittingNotices;
