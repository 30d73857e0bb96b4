import { render, screen } from '@testing-library/react';
import { texts } from '../../texts';
import { StatusChip } from './StatusChip';

it.each([
  [{ recruiting: true, dDay: 0 }, '오늘 마감', 'urgent'],
  [{ recruiting: true, dDay: 3 }, 'D-3마감 3일 전', 'urgent'],
  [{ recruiting: true, dDay: 4 }, 'D-4마감 4일 전', 'quiet'],
  [{ recruiting: true, dDay: null }, '모집 중', 'primary'],
  [{ recruiting: true, dDay: 3, freeSeatCount: 0 }, '모집 완료', 'urgent'],
  [{ recruiting: false, dDay: null }, '모집 마감', 'quiet'],
])('%j is shown as %s with the tone %s', (state, words, tone) => {
  const { container } = render(<StatusChip {...state} />);
  expect(container).toHaveTextContent(words);
  expect(container.firstChild).toHaveAttribute('data-tone', tone);
});

it('is hidden in a list if the notice recruits without a deadline, and stays for screen readers', () => {
  const { container } = render(<StatusChip inList recruiting />);
  expect(container).toHaveTextContent(texts.notice.recruiting);
  expect(container.querySelector('[data-tone]')).toBeNull();
});

it.each([
  [{ recruiting: true, dDay: 3 }, 'D-3마감 3일 전'],
  [{ recruiting: true, freeSeatCount: 0 }, '모집 완료'],
  [{ recruiting: false }, '모집 마감'],
])('%j is shown in a list as %s', (state, words) => {
  const { container } = render(<StatusChip inList {...state} />);
  expect(container.querySelector('[data-tone]')).toHaveTextContent(words);
});

it('is read out as a sentence', () => {
  render(<StatusChip recruiting dDay={2} />);
  expect(screen.getByText('D-2')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('마감 2일 전')).toBeInTheDocument();
});
