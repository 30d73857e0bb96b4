import { screen, within } from '@testing-library/react';
import { buildConnection, showPage } from '../test/showPage';
import { texts } from '../texts';

const MyTeams = () => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: '1',
      ownedNoticeCount: 0,
      applicationCount: 0,
      favouriteCount: 4,
      teamCount: 0,
    },
  },
});

function buildFavourite(id: number, values: { recruiting?: boolean; dDay: number | null; freeSeatCount?: number }) {
  return {
    __typename: 'Study',
    id: String(id),
    kind: 'STUDY',
    title: `공고 ${id}`,
    recruiting: true,
    createdAt: '2026-11-01T00:00:00Z',
    freeSeatCount: 6,
    viewerHasFavourited: true,
    favouriteCount: 1,
    ...values,
  };
}

test('favourites with a near deadline or few seats come first, unless they are closed', async () => {
  const list = buildConnection('Notice', [
    buildFavourite(1, { dDay: null }),
    buildFavourite(2, { dDay: 3 }),
    buildFavourite(3, { dDay: 4 }),
    buildFavourite(4, { dDay: null, freeSeatCount: 2 }),
    buildFavourite(5, { dDay: 1, freeSeatCount: 0 }),
    buildFavourite(6, { dDay: null, recruiting: false }),
  ]);
  const Favourites = () => ({ data: { viewer: { __typename: 'Viewer', id: '1', list } } });
  await showPage('favourites', '/interest', { MyTeams, Favourites });
  const groups = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => {
    const rows = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
    return [heading.textContent, rows.map((row) => within(row).getByRole('heading').textContent)];
  });
  expect(groups).toEqual([
    [texts.nav.now, ['공고 2', '공고 4']],
    [texts.notice.open, ['공고 1', '공고 3']],
    [texts.notice.noFreeSeats, ['공고 5']],
    [texts.notice.over, ['공고 6']],
  ]);
});
