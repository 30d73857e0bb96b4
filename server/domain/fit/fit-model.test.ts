import fc from 'fast-check';
import { endOf, MEETING_STARTS } from '../../../shared/meetings';
import { readTags } from '../../../shared/tags';
import { WEEK_HOURS, weekHour } from '../../../shared/week';
import { startTestApp, type TestApp } from '../../test-kit/app/test-app';
import { buildMember } from '../../test-kit/factories/factories';
import { type Meeting, Weekday } from '../notices/facts/notice-facts.entity';
import { THIS_SEMESTER } from '../profiles/profile.testing';
import { FitFact, FitObstacle } from './fit.sql';
import {
  insertNotice,
  insertViewer,
  type NoticeData,
  PAST_SEMESTER,
  type ViewerData,
  readHome,
  readList,
  ROLES,
} from './fit.testing';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

const WORDS = ['React', '파이썬', 'Figma', '게시판', 'Node.js'];
const course = fc.record({
  name: fc.constantFrom('운영체제', '데이터 베이스', '데이터베이스'),
  section: fc.constantFrom('', '1', '01', '02', 'a', 'A'),
});
const semester = fc.constantFrom(THIS_SEMESTER, PAST_SEMESTER);
const meeting = fc.record<Meeting>({
  day: fc.constantFrom(Weekday.MONDAY, Weekday.SUNDAY),
  start: fc.constantFrom(...MEETING_STARTS.slice(0, 6)),
  minutes: fc.constantFrom(30, 60, 90),
});
const firstHours = fc.subarray([0, 1, 2, 3, 4, 96, 97, 98, 99, 100]);
const viewerData: fc.Arbitrary<ViewerData> = fc.record({
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
const noticeData: fc.Arbitrary<NoticeData> = fc
  .record({
    seats: fc.option(fc.record({ FRONTEND: seat, BACKEND: seat, DESIGNER: seat })),
    words: fc.subarray(WORDS),
    course: fc.option(course),
    semester: fc.option(semester),
    meetings: fc.array(meeting, { maxLength: 2 }),
    hasApplication: fc.boolean(),
  })
  .map((each) => ({ ...each, semester: each.course ? (each.semester ?? THIS_SEMESTER) : each.semester }));

/** The hours of a week that the meetings touch. */
function hoursOf(meetings: readonly Meeting[]): number[] {
  return meetings.flatMap((each) => {
    const day = Object.values(Weekday).indexOf(each.day);
    const end = endOf(each);
    const first = Math.floor((end - each.minutes) / 60);
    const hours = Math.ceil(end / 60) - first;
    return Array.from({ length: hours }, (_, index) => weekHour(day, first + index));
  });
}

const keyOf = (name: string): string => name.replaceAll(' ', '');
const foldSection = (section: string): string => section.toUpperCase().replace(/^0+/, '');

/** The rules in TypeScript (rules/fit.md). */
function modelOf(viewer: ViewerData, notice: NoticeData): { facts: FitFact[]; against: FitObstacle[]; tags: string[] } {
  const { seats } = notice;
  const tags = readTags(notice.words.join(', ')).filter((tag) => viewer.tags.includes(tag));
  const isTaken = viewer.courses.some(
    (each) =>
      notice.course !== null &&
      each.semester === THIS_SEMESTER &&
      each.semester === notice.semester &&
      keyOf(each.name) === keyOf(notice.course.name) &&
      (each.section === '' ||
        notice.course.section === '' ||
        foldSection(each.section) === foldSection(notice.course.section)),
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

const isComparable = ({ roles, tags, courses, free }: ViewerData): boolean =>
  roles.length > 0 ||
  tags.length > 0 ||
  courses.some((each) => each.semester === THIS_SEMESTER) ||
  (free !== null && free.semester === THIS_SEMESTER && free.hours.length > 0);

const isFull = ({ seats }: NoticeData): boolean =>
  seats !== null && ROLES.every((role) => seats[role].free === 0) && ROLES.some((role) => seats[role].taken > 0);

it('`viewerFit`, the order FIT and home agree with the rules in TypeScript', async () => {
  const owner = await buildMember(app.em());
  await fc.assert(
    fc.asyncProperty(viewerData, fc.array(noticeData, { minLength: 1, maxLength: 12 }), async (viewer, given) => {
      await app.sql('update notice set recruiting = false, closed_at = now() where recruiting');
      const client = await app.as(await insertViewer(app.em(), viewer));
      const notices: { id: number; data: NoticeData; facts: FitFact[] }[] = [];
      for (const each of given) {
        notices.push({
          id: (await insertNotice(app.em(), owner, each)).id,
          data: each,
          facts: modelOf(viewer, each).facts,
        });
      }
      const isKnown = isComparable(viewer);
      const counted = (facts: FitFact[]): number => (isKnown ? facts.length : 0);
      const isUnanswered = ({ hasApplication, seats }: NoticeData): boolean =>
        !hasApplication && (seats === null || ROLES.every((role) => seats[role].taken === 0));
      const expected = notices
        .filter((notice) => !isFull(notice.data))
        .sort(
          (one, other) =>
            counted(other.facts) - counted(one.facts) ||
            Number(isUnanswered(other.data)) - Number(isUnanswered(one.data)) ||
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
        const { facts, against, tags } = modelOf(viewer, notice.data);
        const { seats } = notice.data;
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
