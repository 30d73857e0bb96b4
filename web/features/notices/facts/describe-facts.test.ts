import { describeMeetings, describeCardFacts, type Meeting } from './describe-facts';

const NOTHING = { course: null, meetings: [], meetingMode: null, weeklyHours: null, weeks: null };

const meet = (day: Meeting['day'], start: string, minutes = 60): Meeting => ({ day, start, minutes });

test.each([
  ['nothing', {}, []],
  [
    'at most three facts',
    {
      course: { name: '소프트웨어공학', section: '01' },
      meetings: [meet('WEDNESDAY', '19:00')],
      weeklyHours: 5,
      weeks: 8,
    },
    ['소프트웨어공학 01', '수 19시', '주 5시간'],
  ],
  ['a course without a section', { course: { name: '캡스톤디자인', section: '' } }, ['캡스톤디자인']],
  [
    'days with the same start together',
    { meetings: [meet('MONDAY', '18:30'), meet('FRIDAY', '18:30')] },
    ['월·금 18시 30분'],
  ],
  ['different starts', { meetings: [meet('MONDAY', '09:00'), meet('FRIDAY', '18:00')] }, ['월 9시, 금 18시']],
  ['the way to meet without meetings', { meetingMode: 'ONLINE' as const, weeks: 8 }, ['온라인', '8주']],
])('a card shows %s', (_what, facts, parts) => {
  expect(describeCardFacts({ ...NOTHING, ...facts })).toEqual(parts);
});

test('the page shows meetings with their ends, which may be midnight', () => {
  const meetings = [meet('WEDNESDAY', '19:00', 120), meet('SUNDAY', '23:00', 60)];
  expect(describeMeetings(meetings, 'MIXED')).toBe('수 19:00~21:00, 일 23:00~24:00, 온라인·대면 병행');
});
