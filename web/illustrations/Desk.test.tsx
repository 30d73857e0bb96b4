import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Empty } from '../components/feedback/Empty';
import { LoadFailed } from '../components/page/LoadFailed';
import { NotFound } from '../components/page/NotFound';
import { RouteError } from '../app/RouteError';

const LOAD_FAILED = <LoadFailed text="불러오지 못했어요" onRetry={() => undefined} />;
const EMPTY = <Empty>아직 없어요</Empty>;

/** Renders the element with or without a connection, and returns its picture. */
function draw(element: ReactElement, { online }: { online: boolean }): string {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  const { container } = render(<MemoryRouter>{element}</MemoryRouter>);
  return container.querySelector('svg')?.innerHTML ?? '';
}

afterEach(() => jest.restoreAllMocks());

test('an empty list, a missing page, an error and a lost connection have different pictures', () => {
  const pictures = [
    draw(EMPTY, { online: true }),
    draw(<NotFound />, { online: true }),
    draw(LOAD_FAILED, { online: true }),
    draw(LOAD_FAILED, { online: false }),
  ];
  expect(pictures).not.toContain('');
  expect(new Set(pictures).size).toBe(4);
});

test.each([true, false])('a page and a part of it that fail have the same picture: online %s', (online) => {
  const picture = draw(<RouteError />, { online });
  expect(picture).not.toBe('');
  expect(picture).toBe(draw(LOAD_FAILED, { online }));
});
