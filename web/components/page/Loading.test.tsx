import { render, screen } from '@testing-library/react';
import { texts } from '../../texts';
import { Loading } from './Loading';
import type { LoadingShape } from './loading-shape';

test.each<[shape: LoadingShape, places: number]>([
  ['cards', 12],
  ['rows', 10],
  ['list', 6],
  ['items', 6],
  ['queue', 3],
  ['banner', 3],
])('the placeholder in the shape of %s has %i empty places', (shape, places) => {
  render(<Loading shape={shape} />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent(texts.common.loading);
  expect(status.querySelectorAll('[aria-hidden] > span')).toHaveLength(places);
});

test('the placeholder of text and articles consists of lines', () => {
  render(<Loading shape="article" />);
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden] > span')).toHaveLength(0);
  expect(screen.getByRole('status').querySelectorAll('li').length).toBeGreaterThan(8);
});
