import { time } from './time';

// These tests run in the time zone of New York (test/environment.cjs).
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-31T15:30:00Z') }));
afterEach(() => jest.useRealTimers());

test('[W5] a browser abroad shows Korean dates and times', () => {
  expect(time.full('2026-11-30T16:05:00Z')).toBe('2026년 12월 1일 오전 1:05');
  expect(time.longDate('2026-11-30T16:05:00Z')).toBe('2026년 12월 1일');
  expect(time.minute('2026-11-30T03:00:00Z')).toBe('11월 30일 오후 12:00');
  expect(time.minute('2026-11-30T15:00:00Z')).toBe('12월 1일 오전 12:00');
});

test('[W5] a date shows its year unless it is the current year in Korea, where the new year begins earlier', () => {
  expect(time.date('2026-12-31T15:00:00Z')).toBe('1월 1일');
  expect(time.date('2026-12-31T14:59:59Z')).toBe('2026년 12월 31일');
});

test('a calendar day shows its weekday in any time zone', () => {
  expect(time.day('2026-12-01')).toBe('12월 1일(화)');
});
