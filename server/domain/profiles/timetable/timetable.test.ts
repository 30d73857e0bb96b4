import { setClock } from '../../../test-kit/database/clock';
import { runJob } from '../../../test-kit/app/jobs';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { graphqlVerdict } from '../../../test-kit/clients/outcomes';
import { buildPerson, type Person, repeatRounds } from '../../../test-kit/races/race-actions';
import { graphql, race } from '../../../test-kit/races/races';
import { PROFILE_GQL } from '../profile.testing';

let app: TestApp;
let member: Person;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  await setClock(app, '2026-11-27T03:00:00Z');
  member = await buildPerson(app);
});

interface Timetable {
  semester: string;
  courses: { semester: string; name: string; section: string }[];
  freeHours: { semester: string; isPast: boolean; hours: number[] } | null;
}

async function read(): Promise<Timetable> {
  const { viewer } = await member.client.data<{ viewer: Timetable }>(
    '{ viewer { semester courses { semester name section } freeHours { semester isPast hours } } }',
  );
  return viewer;
}

const writeCourses = (semester: string, ...courses: object[]) =>
  graphqlVerdict(member.client, PROFILE_GQL.updateCourses, { input: { semester, courses } });
const writeHours = (semester: string, ...hours: number[]) =>
  graphqlVerdict(member.client, PROFILE_GQL.updateFreeHours, { input: { semester, hours } });

const OK = { code: 'OK', fields: [] };
const refused = (field: string): object => ({ code: 'VALIDATION_FAILED', fields: [field] });

describe('the present semester', () => {
  it.each([
    ['2026-02-28T14:59:59Z', '2025-2'],
    ['2026-02-28T15:00:00Z', '2026-1'],
    ['2026-08-31T14:59:59Z', '2026-1'],
    ['2026-08-31T15:00:00Z', '2026-2'],
    ['2026-12-31T14:59:59Z', '2026-2'],
    ['2026-12-31T15:00:00Z', '2026-2'],
    ['2028-02-29T14:59:59Z', '2027-2'],
    ['2028-02-29T15:00:00Z', '2028-1'],
  ])('at %s is %s', async (time, semester) => {
    await setClock(app, time);
    expect((await read()).semester).toBe(semester);
  });
});

describe('courses', () => {
  it('of a semester replace the former ones of the same semester', async () => {
    expect(await writeCourses('2026-2', { name: ' 소프트웨어  공학 ', section: '01' }, { name: '운영체제' })).toEqual(
      OK,
    );
    expect(await writeCourses('2027-1', { name: '캡스톤디자인' })).toEqual(OK);
    expect(await writeCourses('2026-2', { name: '데이터베이스', section: '2' })).toEqual(OK);
    expect((await read()).courses).toEqual([
      { semester: '2026-2', name: '데이터베이스', section: '2' },
      { semester: '2027-1', name: '캡스톤디자인', section: '' },
    ]);
    await writeCourses('2026-2');
    expect((await read()).courses).toHaveLength(1);
  });

  it.each([
    ['of the former semester', '2026-1', [{ name: '운영체제' }], 'semester'],
    ['of a later semester than the next one', '2027-2', [{ name: '운영체제' }], 'semester'],
    ['of no semester', '2026-3', [{ name: '운영체제' }], 'semester'],
    ['with one course in two spellings', '2026-2', [{ name: '운영 체제' }, { name: '운영체제' }], 'courses'],
    ['without a name', '2026-2', [{ name: ' ' }], 'courses'],
    ['with a name of 51 characters', '2026-2', [{ name: '가'.repeat(51) }], 'courses'],
    ['with a section of 11 characters', '2026-2', [{ name: '운영체제', section: '1'.repeat(11) }], 'courses'],
    ['more than ten', '2026-2', Array.from({ length: 11 }, (_, index) => ({ name: `수업${index}` })), 'courses'],
  ])('are refused %s', async (_what, semester, courses, field) => {
    await writeCourses('2026-2', { name: '데이터베이스' });
    expect(await writeCourses(semester, ...courses)).toEqual(refused(field));
    expect((await read()).courses).toEqual([{ semester: '2026-2', name: '데이터베이스', section: '' }]);
  });

  it('are one of two lists that were sent at the same time, never a mixture', async () => {
    const list = (name: string) => Array.from({ length: 10 }, (_, index) => ({ name: `${name}${index}` }));
    const send = (name: string) =>
      graphql(member.client, PROFILE_GQL.updateCourses, { input: { semester: '2026-2', courses: list(name) } });
    await repeatRounds(5, async () => {
      member = await buildPerson(app);
      expect(await race(send('가'), send('나'))).toEqual(['OK', 'OK']);
      const { courses } = await read();
      expect(courses).toHaveLength(10);
      expect(new Set(courses.map(({ name }) => name[0])).size).toBe(1);
    });
  });

  it('of a past semester are left out, and are deleted a year after it ended', async () => {
    await writeCourses('2026-2', { name: '운영체제' });
    const stored = async () =>
      (await app.sql('select 1 from member_course where member_id = ?', [member.member.id])).length;
    for (const [time, shown, kept] of [
      ['2027-02-28T14:59:59Z', 1, 1],
      ['2027-02-28T15:00:00Z', 0, 1],
      ['2028-02-29T14:59:59Z', 0, 1],
      ['2028-02-29T15:00:00Z', 0, 0],
    ] as const) {
      await setClock(app, time);
      await runJob(app, 'deleteOutdatedTimetables');
      expect([time, (await read()).courses.length, await stored()]).toEqual([time, shown, kept]);
    }
  });
});

describe('a timetable', () => {
  const isOld = async () =>
    (await member.client.data<{ viewer: { hasOldTimetable: boolean } }>('{ viewer { hasOldTimetable } }')).viewer
      .hasOldTimetable;

  it.each([
    ['courses', () => writeCourses('2026-2', { name: '운영체제' }), () => writeCourses('2027-1', { name: '컴파일러' })],
    ['free hours', () => writeHours('2026-2', 5), () => writeHours('2027-1', 6)],
  ])('of %s alone is old from the next semester on, until something of it is written', async (_what, write, renew) => {
    expect(await isOld()).toBe(false);
    await write();
    await setClock(app, '2027-02-28T14:59:59Z');
    expect(await isOld()).toBe(false);
    await setClock(app, '2027-02-28T15:00:00Z');
    expect(await isOld()).toBe(true);
    await renew();
    expect(await isOld()).toBe(false);
  });

  it('with courses of the next semester is not old, although its free hours are', async () => {
    await writeHours('2026-2', 5);
    await writeCourses('2027-1', { name: '컴파일러' });
    await setClock(app, '2027-02-28T15:00:00Z');
    expect(await isOld()).toBe(false);
  });
});

describe('free hours', () => {
  it('replace the former ones, in order and each once', async () => {
    expect(await read()).toMatchObject({ freeHours: null });
    expect(await writeHours('2026-2', 111, 0, 42, 42)).toEqual(OK);
    expect((await read()).freeHours).toEqual({ semester: '2026-2', isPast: false, hours: [0, 42, 111] });
    await writeHours('2027-1', 10);
    expect((await read()).freeHours).toEqual({ semester: '2027-1', isPast: false, hours: [10] });
  });

  it('without an hour are unknown', async () => {
    await writeHours('2026-2', 1);
    expect(await writeHours('2026-2')).toEqual(OK);
    expect((await read()).freeHours).toBeNull();
  });

  it.each([
    ['before the first hour', '2026-2', -1, 'hours'],
    ['after the last hour', '2026-2', 112, 'hours'],
    ['of the former semester', '2026-1', 1, 'semester'],
  ])('are refused %s', async (_what, semester, hour, field) => {
    expect(await writeHours(semester, hour)).toEqual(refused(field));
    expect((await read()).freeHours).toBeNull();
  });

  it('of a past semester are marked, and are deleted a year after it ended', async () => {
    await writeHours('2026-2', 5);
    await setClock(app, '2027-02-28T15:00:00Z');
    await runJob(app, 'deleteOutdatedTimetables');
    expect((await read()).freeHours).toEqual({ semester: '2026-2', isPast: true, hours: [5] });
    await setClock(app, '2028-02-29T15:00:00Z');
    await runJob(app, 'deleteOutdatedTimetables');
    expect((await read()).freeHours).toBeNull();
  });
});
