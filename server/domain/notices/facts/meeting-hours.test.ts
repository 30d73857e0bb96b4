import fc from 'fast-check';
import { endOf, endsOnSameDay, MEETING_STARTS } from '../../../../shared/meetings';
import { startTestApp, type TestApp } from '../../../test-kit/app/test-app';
import { buildStudy } from '../../../test-kit/factories/factories';
import { type Meeting, Weekday } from './notice-facts.entity';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app.close());

/** Returns the hours of a week from 8:00 that the meetings touch, as the column has them. */
function toHours(meetings: readonly Meeting[]): string {
  return Object.values(Weekday)
    .flatMap((day) =>
      Array.from({ length: 16 }, (_, index) => {
        const from = (8 + index) * 60;
        const touches = meetings.some(
          (meeting) => meeting.day === day && endOf(meeting) - meeting.minutes < from + 60 && endOf(meeting) > from,
        );
        return touches ? '1' : '0';
      }),
    )
    .join('');
}

async function readHours(id: number): Promise<string | null | undefined> {
  const [row] = await app.sql<{ hours: string | null }>(
    'select meeting_hours::text as hours from notice where id = ?',
    [id],
  );
  return row?.hours;
}

const meeting = fc
  .record<Meeting>({
    day: fc.constantFrom(...Object.values(Weekday)),
    start: fc.constantFrom(...MEETING_STARTS),
    minutes: fc.integer({ min: 1, max: 8 }).map((steps) => steps * 30),
  })
  .filter(endsOnSameDay);

it('every hour that a meeting touches is a bit', async () => {
  const { id } = await buildStudy(app.em());
  await fc.assert(
    fc.asyncProperty(fc.array(meeting, { minLength: 1, maxLength: 3 }), async (meetings) => {
      await app.sql('update notice set meetings = ?::jsonb where id = ?', [JSON.stringify(meetings), id]);
      expect(await readHours(id)).toBe(toHours(meetings));
    }),
    { numRuns: 100 },
  );
});

it.each([
  ['19:00', 60, '0000000000010000'],
  ['19:30', 60, '0000000000011000'],
  ['08:00', 30, '1000000000000000'],
  ['23:30', 30, '0000000000000001'],
])('a meeting at %s for %i minutes touches %s', async (start, minutes, hours) => {
  const meetings = [{ day: Weekday.TUESDAY, start, minutes }];
  const { id } = await buildStudy(app.em(), { meetings });
  expect(await readHours(id)).toBe(`${'0'.repeat(16)}${hours}${'0'.repeat(80)}`);
});

it('a notice without meetings has no hours, also after their removal', async () => {
  const { id } = await buildStudy(app.em());
  expect(await readHours(id)).toBeNull();
  await app.sql('update notice set meetings = ?::jsonb where id = ?', [
    JSON.stringify([{ day: Weekday.SUNDAY, start: '10:00', minutes: 60 }]),
    id,
  ]);
  expect(await readHours(id)).not.toBeNull();
  await app.sql('update notice set meetings = null where id = ?', [id]);
  expect(await readHours(id)).toBeNull();
});
