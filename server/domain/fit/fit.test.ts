import fc from 'fast-check';
import { endOf, MEETING_STARTS } from '../../../shared/meetings';
import { readTags, TAGS } from '../../../shared/tags';
import { WEEK, WEEK_HOURS } from '../../../shared/week';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import type { TestClient } from '../../test-kit/clients/client';
import {
  buildApplication,
  buildCourse,
  buildMember,
  buildProfile,
  buildProject,
  buildStudy,
} from '../../test-kit/factories/factories';
import { statementsOf } from '../../test-kit/database/sent-statements';
import { THIS_SEMESTER } from '../profiles/profile.testing';
import { Role } from '../profiles/role.entity';
import type { Member } from '../members/member.entity';
import type { Notice } from '../notices/notice.entity';
import { type Meeting, Weekday } from '../notices/facts/notice-facts.entity';
import { ApplicationStatus } from '../applications/application.entity';
import { FitFact, FitObstacle } from './fit.sql';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(() => app.sql('update notice set recruiting = false, closed_at = now() where recruiting'));

const ROLES = Object.values(Role);
const LAST_SEMESTER = '2020-1';

interface Course {
  name: string;
  section: string;
}

/** A viewer, as they describe themselves. */
interface Person {
  roles: Role[];
  tags: string[];
  courses: (Course & { semester: string })[];
  free: { semester: string; hours: number[] } | null;
}

/** A notice that recruits. */
interface Offer {
  /** Seats by role, free and taken; null for a study. */
  seats: Record<Role, { free: number; taken: number }> | null;
  words: string[];
  course: Course | null;
  semester: string | null;
  meetings: Meeting[];
  hasApplication: boolean;
}

const WORDS = ['React', '파이썬', 'Figma', '게시판', 'Node.js'];
const NO_PERSON: Person = { roles: [], tags: [], courses: [], free: null };
const NO_OFFER: Offer = {
  seats: null,
  words: [],
  course: null,
  semester: null,
  meetings: [],
  hasApplication: false,
};

const course = fc.record({
  name: fc.constantFrom('운영체제', '데이터 베이스', '데이터베이스'),
  section: fc.constantFrom('', '01', '02', 'a', 'A'),
});
const semester = fc.constantFrom(THIS_SEMESTER, LAST_SEMESTER);
const meeting = fc.record<Meeting>({
  day: fc.constantFrom(Weekday.MONDAY, Weekday.SUNDAY),
  start: fc.constantFrom(...MEETING_STARTS.slice(0, 6)),
  minutes: fc.constantFrom(30, 60, 90),
});
const firstHours = fc.subarray([0, 1, 2, 3, 4, 96, 97, 98, 99, 100]);
const person: fc.Arbitrary<Person> = fc.record({
  roles: fc.subarray(ROLES),
  tags: fc.subarray(['react', 'python', 'figma', 'nodejs']),
  courses: fc.uniqueArray(
    fc.record({ name: fc.constantFrom('운영체제', '데이터베이스'), section: fc.constantFrom('', '01', 'A'), semester }),
    {
      selector: (each) => each.name + each.semester,
      maxLength: 2,
    },
  ),
  free: fc.option(
    fc.record({
      semester,
      hours: fc.oneof<fc.Arbitrary<number[]>[]>(firstHours, fc.constant([...Array(WEEK_HOURS).keys()])),
    }),
  ),
});
const seat = fc.record({ free: fc.nat({ max: 1 }), taken: fc.nat({ max: 1 }) });
const offer: fc.Arbitrary<Offer> = fc
  .record({
    seats: fc.option(fc.record({ FRONTEND: seat, BACKEND: seat, DESIGNER: seat })),
    words: fc.subarray(WORDS),
    course: fc.option(course),
    semester: fc.option(semester),
    meetings: fc.array(meeting, { maxLength: 2 }),
    hasApplication: fc.boolean(),
  })
  .map((each) => ({ ...each, semester: each.course ? (each.semester ?? THIS_SEMESTER) : each.semester }));

async function insertPerson({ roles, tags, courses, free }: Person): Promise<Member> {
  const member = await buildMember(app.em());
  const freeHours = free && free.hours.length > 0 ? bitsOf(free.hours) : null;
  await buildProfile(app.em(), {
    member,
    intro: '',
    roles,
    tags,
    freeHours,
    freeSemester: freeHours && free ? free.semester : null,
  });
  for (const { section, ...taken } of courses) {
    await buildCourse(app.em(), { member, ...taken });
    await app.sql('update member_course set section = ? where member_id = ? and name = ? and semester = ?', [
      section,
      member.id,
      taken.name,
      taken.semester,
    ]);
  }
  return member;
}

function bitsOf(hours: readonly number[]): string {
  return Array.from({ length: WEEK_HOURS }, (_, hour) => (hours.includes(hour) ? '1' : '0')).join('');
}

async function insertOffer(owner: Member, given: Offer): Promise<Notice> {
  const { seats, words, course: taken, meetings, hasApplication } = given;
  const facts = { owner, course: taken, semester: given.semester, meetings: meetings.length > 0 ? meetings : null };
  const text = words.join(', ');
  const total = (role: Role): number => (seats ? seats[role].free + seats[role].taken : 0);
  const sum = ROLES.reduce((count, role) => count + total(role), 0);
  const notice = seats
    ? await buildProject(app.em(), {
        ...facts,
        techStack: text || '-',
        recruitNumber: Math.max(sum, 1),
        frontendNumber: total(Role.FRONTEND),
        backendNumber: total(Role.BACKEND),
        designerNumber: total(Role.DESIGNER),
      })
    : await buildStudy(app.em(), { ...facts, topics: text });
  for (const role of seats ? ROLES : []) {
    for (let number = 0; number < (seats?.[role].taken ?? 0); number += 1)
      await buildApplication(app.em(), { notice, role, status: ApplicationStatus.APPROVED });
  }
  if (hasApplication) await buildApplication(app.em(), { notice, role: seats ? Role.BACKEND : null });
  return notice;
}

/** The hours of a week that the meetings touch. */
function hoursOf(meetings: readonly Meeting[]): number[] {
  return meetings.flatMap((each) => {
    const day = Object.values(Weekday).indexOf(each.day);
    const end = endOf(each);
    const first = Math.floor((end - each.minutes) / 60);
    const hours = Math.ceil(end / 60) - first;
    return Array.from({ length: hours }, (_, index) => day * WEEK.hoursPerDay + first + index - WEEK.firstHour);
  });
}

const keyOf = (name: string): string => name.replaceAll(' ', '');

/** The rules in TypeScript (rules.md: Fit). */
function modelOf(viewer: Person, notice: Offer): { facts: FitFact[]; against: FitObstacle[]; tags: string[] } {
  const { seats } = notice;
  const tags = readTags(notice.words.join(', ')).filter((tag) => viewer.tags.includes(tag));
  const isTaken = viewer.courses.some(
    (each) =>
      notice.course !== null &&
      each.semester === THIS_SEMESTER &&
      each.semester === notice.semester &&
      keyOf(each.name) === keyOf(notice.course.name) &&
      (each.section === '' || notice.course.section === '' || each.section === notice.course.section.toUpperCase()),
  );
  const hours = hoursOf(notice.meetings);
  const isTimeKnown =
    viewer.free !== null &&
    viewer.free.hours.length > 0 &&
    viewer.free.semester === THIS_SEMESTER &&
    hours.length > 0 &&
    (notice.semester === null || notice.semester === THIS_SEMESTER);
  const isFree = isTimeKnown && hours.every((hour) => viewer.free?.hours.includes(hour));
  const hasSeats = seats !== null && viewer.roles.some((role) => seats[role].free + seats[role].taken > 0);
  const hasFreeSeat = seats !== null && viewer.roles.some((role) => seats[role].free > 0);
  const facts: [FitFact, boolean][] = [
    [FitFact.ROLE, hasFreeSeat],
    [FitFact.TAGS, tags.length > 0],
    [FitFact.COURSE, isTaken],
    [FitFact.TIME, isFree],
  ];
  const against: [FitObstacle, boolean][] = [
    [FitObstacle.ROLE_FULL, hasSeats && !hasFreeSeat],
    [FitObstacle.TIME_BUSY, isTimeKnown && !isFree],
  ];
  const names = <Name>(conditions: [Name, boolean][]): Name[] =>
    conditions.filter(([, applies]) => applies).map(([name]) => name);
  return { facts: names(facts), against: names(against), tags };
}

const hasFacts = ({ roles, tags, courses, free }: Person): boolean =>
  roles.length > 0 ||
  tags.length > 0 ||
  courses.some((each) => each.semester === THIS_SEMESTER) ||
  (free !== null && free.semester === THIS_SEMESTER && free.hours.length > 0);

interface FitNode {
  id: string;
  viewerFit: {
    facts: FitFact[];
    against: FitObstacle[];
    commonTags: { id: string; name: string }[];
    seats: { role: Role; free: number }[];
  } | null;
}

const FIT = 'id viewerFit { facts against commonTags { id name } seats { role free } }';

const readList = async (client: TestClient, filter = ''): Promise<FitNode[]> =>
  (
    await client.data<{ notices: { nodes: FitNode[] } }>(
      `{ notices(sort: FIT, size: 100${filter}) { nodes { ${FIT} } } }`,
    )
  ).notices.nodes;

const readHome = async (client: TestClient): Promise<FitNode[]> =>
  (await client.data<{ fittingNotices: FitNode[] }>(`{ fittingNotices { ${FIT} } }`)).fittingNotices;

const isFull = ({ seats }: Offer): boolean =>
  seats !== null && ROLES.every((role) => seats[role].free === 0) && ROLES.some((role) => seats[role].taken > 0);

it('facts and order are those of the rules', async () => {
  const owner = await buildMember(app.em());
  await fc.assert(
    fc.asyncProperty(person, fc.array(offer, { minLength: 1, maxLength: 12 }), async (viewer, offers) => {
      await app.sql('update notice set recruiting = false, closed_at = now() where recruiting');
      const client = await app.as(await insertPerson(viewer));
      const notices: { id: number; offer: Offer; facts: FitFact[] }[] = [];
      for (const each of offers) {
        notices.push({ id: (await insertOffer(owner, each)).id, offer: each, facts: modelOf(viewer, each).facts });
      }
      const isKnown = hasFacts(viewer);
      const counted = (facts: FitFact[]): number => (isKnown ? facts.length : 0);
      const isUnanswered = ({ hasApplication, seats }: Offer): boolean =>
        !hasApplication && (seats === null || ROLES.every((role) => seats[role].taken === 0));
      const expected = notices
        .filter((notice) => !isFull(notice.offer))
        .sort(
          (one, other) =>
            counted(other.facts) - counted(one.facts) ||
            Number(isUnanswered(other.offer)) - Number(isUnanswered(one.offer)) ||
            other.id - one.id,
        );
      const listed = await readList(client);
      expect(listed.map(({ id }) => Number(id))).toEqual(expected.map(({ id }) => id));
      for (const { id, viewerFit } of listed) {
        const notice = notices.find((each) => each.id === Number(id));
        if (!notice || !isKnown) {
          expect(viewerFit).toBeNull();
          continue;
        }
        const { facts, against, tags } = modelOf(viewer, notice.offer);
        const { seats } = notice.offer;
        expect({ ...viewerFit, commonTags: viewerFit?.commonTags.map((tag) => tag.id) }).toEqual({
          facts,
          against,
          commonTags: tags,
          seats: ROLES.filter((role) => viewer.roles.includes(role) && (seats?.[role].free ?? 0) > 0).map((role) => ({
            role,
            free: seats?.[role].free,
          })),
        });
      }
      const home = expected.filter(({ facts }) => counted(facts) > 0).slice(0, 12);
      expect((await readHome(client)).map(({ id }) => Number(id))).toEqual(home.map(({ id }) => id));
    }),
    { numRuns: 15 },
  );
}, 60_000);

describe('a member with roles and tags', () => {
  let member: Member;
  let client: TestClient;

  beforeEach(async () => {
    member = await insertPerson({ ...NO_PERSON, roles: [Role.FRONTEND], tags: ['react'] });
    client = await app.as(member);
  });

  const build = (given: Partial<Offer> = {}): Promise<Notice> =>
    buildMember(app.em()).then((owner) => insertOffer(owner, { ...NO_OFFER, words: ['React'], ...given }));
  const ids = (nodes: FitNode[]): number[] => nodes.map(({ id }) => Number(id));
  const idsOf = (...notices: Notice[]): number[] => notices.map(({ id }) => id);

  it('sees why a notice fits, with the names of common tags', async () => {
    await build({ words: ['리액트', '게시판'] });
    const [notice] = await readHome(client);
    expect(notice?.viewerFit?.commonTags).toEqual([{ id: 'react', name: 'React' }]);
    expect(TAGS.find(({ id }) => id === 'react')?.name).toBe('React');
  });

  it('does not get own, closed, hidden and full notices, nor those applied to', async () => {
    const fitting = await build();
    const applied = await build();
    await buildApplication(app.em(), { notice: applied, applicant: member });
    const hidden = await build();
    await app.sql('update notice set hidden = true where id = ?', [hidden.id]);
    const closed = await build();
    await app.sql('update notice set recruiting = false, closed_at = now() where id = ?', [closed.id]);
    await insertOffer(member, { ...NO_OFFER, words: ['React'] });
    await build({ seats: seatsOf({ free: 0, taken: 1 }) });
    expect(ids(await readHome(client))).toEqual([fitting.id]);
    expect(ids(await readList(client))).toEqual([fitting.id]);
  });

  it('does not get notices of other schools, of blocked members and for verified members', async () => {
    await insertOffer(await buildMember(app.em(), { university: '다른대학교' }), { ...NO_OFFER, words: ['React'] });
    const owner = await buildMember(app.em());
    await insertOffer(owner, { ...NO_OFFER, words: ['React'] });
    await app.sql('insert into member_block (blocker_id, blocked_id) values (?, ?)', [owner.id, member.id]);
    const verified = await build();
    await app.sql('update notice set verified_only = true where id = ?', [verified.id]);
    expect(await readHome(client)).toEqual([]);
    expect(await readList(client)).toEqual([]);
  });

  it('gets again the notices whose application expired', async () => {
    const expired = await build();
    await buildApplication(app.em(), {
      notice: expired,
      applicant: member,
      status: ApplicationStatus.EXPIRED,
    });
    expect(ids(await readHome(client))).toEqual([expired.id]);
  });

  it('filters and searches in the order of the fit', async () => {
    const study = await build({ hasApplication: true });
    const other = await build({ words: ['게시판'] });
    const project = await build({ seats: seatsOf({ free: 1, taken: 0 }) });
    expect(ids(await readList(client))).toEqual(idsOf(project, study, other));
    expect(ids(await readList(client, ', filter: { kind: STUDY }'))).toEqual(idsOf(study, other));
    expect(ids(await readList(client, ', filter: { search: "함께" }'))).toEqual(idsOf(project, study, other));
    expect(ids(await readList(client, ', filter: { tag: "react" }'))).toEqual(idsOf(project, study));
    expect(ids(await readList(client, ', filter: { role: FRONTEND }'))).toEqual(idsOf(project));
    expect(ids(await readList(client, ', filter: { closingSoon: true }'))).toEqual([]);
  });

  it('reads a page of the list and the total', async () => {
    const first = await build();
    const second = await build();
    const page = (number: number) =>
      client.data(`{ notices(sort: FIT, size: 1, page: ${number}) { totalCount totalPages nodes { id } } }`);
    const expected = ({ id }: Notice) => ({ notices: { totalCount: 2, totalPages: 2, nodes: [{ id: String(id) }] } });
    expect(await page(0)).toEqual(expected(second));
    expect(await page(1)).toEqual(expected(first));
  });

  it.each([
    '{ fittingNotices { id viewerFit { facts } } }',
    '{ notices(sort: FIT) { nodes { id viewerFit { facts } } } }',
  ])('reads %s in one statement', async (query) => {
    await build();
    await client.data(query);
    expect(await statementsOf(() => client.data(query))).toHaveLength(1);
  });
});

it('the fit is null for the owner, for a closed notice, and without a profile', async () => {
  const owner = await insertPerson({ ...NO_PERSON, tags: ['react'] });
  const { id } = await insertOffer(owner, { ...NO_OFFER, words: ['React'] });
  const read = async (member: Member) =>
    (await app.as(member)).data('query ($id: ID!) { notice(id: $id) { viewerFit { facts } } }', { id });
  const none = { notice: { viewerFit: null } };
  expect(await read(owner)).toEqual(none);
  expect(await read(await buildMember(app.em()))).toEqual(none);
  expect(
    await read(
      await insertPerson({ ...NO_PERSON, courses: [{ name: '운영체제', section: '', semester: LAST_SEMESTER }] }),
    ),
  ).toEqual(none);
  const other = await insertPerson({ ...NO_PERSON, tags: ['figma'] });
  expect(await read(other)).toEqual({ notice: { viewerFit: { facts: [] } } });
  await app.sql('update notice set recruiting = false, closed_at = now() where id = ?', [id]);
  expect(await read(other)).toEqual(none);
});

it('frequent tags are those of notices that recruit in the school, the most frequent first', async () => {
  const owner = await buildMember(app.em());
  for (const words of [['React'], ['React', 'Figma'], ['Figma', 'React'], ['Node.js']]) {
    await insertOffer(owner, { ...NO_OFFER, words });
  }
  const closed = await insertOffer(owner, { ...NO_OFFER, words: ['Python'] });
  await app.sql('update notice set recruiting = false, closed_at = now() where id = ?', [closed.id]);
  await insertOffer(await buildMember(app.em(), { university: '다른대학교' }), { ...NO_OFFER, words: ['Python'] });
  const client = await app.as(owner);
  expect(await client.data('{ frequentTags { id } }')).toEqual({
    frequentTags: [{ id: 'react' }, { id: 'figma' }, { id: 'nodejs' }],
  });
});

const seatsOf = (each: { free: number; taken: number }): Offer['seats'] => ({
  [Role.FRONTEND]: each,
  [Role.BACKEND]: each,
  [Role.DESIGNER]: each,
});
