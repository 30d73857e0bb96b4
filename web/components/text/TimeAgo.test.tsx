import { act, render, screen } from '@testing-library/react';
import { TimeAgo } from './TimeAgo';

beforeEach(() => {
  jest.useFakeTimers();
  jest.setSystemTime(new Date('2026-03-02T12:00:00+09:00'));
});
afterEach(() => jest.useRealTimers());

const time = new Date('2026-03-02T11:55:00+09:00').toISOString();

test('shows the elapsed time in Korean, and the full time as the title', () => {
  render(<TimeAgo time={time} />);
  const element = screen.getByText('5분 전');
  expect(element).toHaveAttribute('datetime', time);
  expect(element).toHaveAttribute('title', '2026년 3월 2일 오전 11:55');
});

test('updates while the page is open', () => {
  render(<TimeAgo time={time} />);
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(screen.getByText('7분 전')).toBeVisible();
});

test('all times on a page share one timer, which stops after the last one is unmounted', () => {
  const before = jest.getTimerCount();
  const { rerender, unmount } = render([<TimeAgo key={1} time={time} />, <TimeAgo key={2} time={time} />]);
  expect(jest.getTimerCount()).toBe(before + 1);
  rerender([<TimeAgo key={2} time={time} />]);
  expect(jest.getTimerCount()).toBe(before + 1);
  unmount();
  expect(jest.getTimerCount()).toBe(before);
});
