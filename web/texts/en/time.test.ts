import { ago } from './ago';
import { time } from './time';

// These tests run in the time zone of New York (test/environment.cjs).
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-31T15:30:00Z') }));
afterEach(() => jest.useRealTimers());

test('a browser abroad shows dates and times of Korea', () => {
  expect(time.full('2026-11-30T16:05:00Z')).toBe('December 1, 2026, 01:05');
  expect(time.longDate('2026-11-30T16:05:00Z')).toBe('December 1, 2026');
  expect(time.month('2026-11-30T16:05:00Z')).toBe('December 2026');
  expect(time.minute('2026-11-30T15:00:00Z')).toBe('Dec 1, 00:00');
  expect(time.day('2026-12-01')).toBe('Tue, Dec 1');
});

test('a date shows its year unless it is the current year in Korea', () => {
  expect(time.date('2026-12-31T15:00:00Z')).toBe('Jan 1');
  expect(time.date('2026-12-31T14:59:59Z')).toBe('Dec 31, 2026');
});

test('the elapsed time is in English', () => {
  expect(ago('2026-12-31T12:30:00Z')).toBe('3 hours ago');
});
