import { fireEvent, render, screen } from '@testing-library/react';
import { TapTime } from './TapTime';

test('a press shows the date, and the name alone names the state', () => {
  render(<TapTime time="2026-03-02T11:55:00+09:00" />);
  fireEvent.click(screen.getByRole('button'));
  const button = screen.getByRole('button', { name: '2026년 3월 2일 오전 11:55' });
  // A pressed state would refer to the changed name.
  expect(button).not.toHaveAttribute('aria-pressed');
});
