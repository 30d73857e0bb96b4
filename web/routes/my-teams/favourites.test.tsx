import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toSeats } from '../../stories/data/notices';
import { MyTeamsTabs, readGroups } from '../../test/my-teams';
import { buildConnection, showPage } from '../../test/show-page';
import { texts } from '../../texts';

function buildFavourite(id: number, values: { recruiting?: boolean; dDay: number | null; freeSeatCount?: number }) {
  return {
    __typename: 'Study',
    id: String(id),
    kind: 'STUDY',
    title: `공고 ${id}`,
    recruiting: true,
    createdAt: '2026-11-01T00:00:00Z',
    freeSeatCount: 6,
    seats: [toSeats(null, 6, 0)],
    deadline: null,
    decideWithinDays: 5,
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
  const FavouritesPage = () => ({ data: { viewer: { __typename: 'Viewer', id: '1', list } } });
  await showPage('/interest', { MyTeamsTabs, FavouritesPage });
  expect(await readGroups()).toEqual([
    [texts.nav.now, ['공고 2', '공고 4']],
    [texts.notice.open, ['공고 1', '공고 3']],
    [texts.notice.noFreeSeats, ['공고 5']],
    [texts.notice.ended, ['공고 6']],
  ]);
});

test('the name of a star is its action, without a pressed state that would refer to it', async () => {
  const list = buildConnection('Notice', [buildFavourite(1, { dDay: null })]);
  const FavouritesPage = () => ({ data: { viewer: { __typename: 'Viewer', id: '1', list } } });
  await showPage('/interest', { MyTeamsTabs, FavouritesPage });
  const star = await screen.findByRole('button', { name: texts.favourite.remove('공고 1') });
  expect(star).not.toHaveAttribute('aria-pressed');
});

const PROJECT = {
  ...buildFavourite(1, { dDay: 6 }),
  __typename: 'Project',
  kind: 'PROJECT',
  deadline: '2026-12-03',
  techStack: 'React',
  seats: [toSeats('FRONTEND', 2, 1), toSeats('BACKEND', 1, 1)],
};

const showList = (nodes: readonly { id: string }[]) =>
  showPage('/interest', {
    MyTeamsTabs,
    FavouritesPage: () => ({
      data: { viewer: { __typename: 'Viewer', id: '1', list: buildConnection('Notice', nodes) } },
    }),
  });

test('a favourite shows its roles, its deadline and how soon the owner answers, until it is closed', async () => {
  await showList([PROJECT, { ...PROJECT, id: '2', title: '공고 2', recruiting: false, dDay: null }]);
  const rowOf = async (title: string) =>
    within((await screen.findByRole('heading', { level: 3, name: title })).closest('li') as HTMLElement);
  const open = await rowOf('공고 1');
  expect(open.getByText('프론트 1자리')).toBeVisible();
  expect(open.getByText('백엔드 모집 완료')).toBeInTheDocument();
  const { untilDay, decidesWithin } = texts.notice;
  expect(open.getByText(`${untilDay(texts.time.day('2026-12-03'))} · ${decidesWithin(5)}`)).toBeVisible();
  const closed = await rowOf('공고 2');
  expect(closed.getByText('프론트')).toBeVisible();
  expect(closed.queryByText(decidesWithin(5), { exact: false })).toBeNull();
});

test('up to three favourites are compared in a table, and another one replaces the first', async () => {
  const { compare, compareChoice, nothing } = texts.favourite;
  const studies = [2, 3, 4].map((id) => buildFavourite(id, { dDay: null }));
  await showList([PROJECT, ...studies]);
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: compare }));
  const table = within(await screen.findByRole('table'));
  const titles = () =>
    table
      .getAllByRole('columnheader')
      .slice(1)
      .map((head) => within(head).getByRole('link').textContent);
  expect(titles()).toEqual(['공고 1', '공고 2', '공고 3']);
  const factsOf = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name} `) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(factsOf(texts.favourite.techStack)).toEqual(['React', nothing, nothing]);
  const { withoutDeadline, decidesWithin, left, until, answer } = texts.notice;
  expect(factsOf(until)).toEqual([texts.time.day('2026-12-03'), withoutDeadline, withoutDeadline]);
  expect(factsOf(answer)).toEqual([5, 5, 5].map(decidesWithin));
  expect(factsOf(texts.favourite.role).slice(1)).toEqual([left(6), left(6)]);
  const choice = within(screen.getByRole('group', { name: compareChoice(3) }));
  await userEvent.click(choice.getByRole('button', { name: '공고 4' }));
  expect(titles()).toEqual(['공고 2', '공고 3', '공고 4']);
  await userEvent.click(choice.getByRole('button', { name: '공고 2' }));
  expect(titles()).toEqual(['공고 3', '공고 4']);
});

test('the table shows that a study is full or closed in place of its free seats', async () => {
  await showList([
    buildFavourite(1, { dDay: null, freeSeatCount: 2 }),
    buildFavourite(2, { dDay: null, freeSeatCount: 0 }),
    buildFavourite(3, { dDay: null, recruiting: false }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: texts.favourite.compare }));
  const table = within(await screen.findByRole('table'));
  const row = within(table.getByRole('row', { name: new RegExp(`^${texts.favourite.role} `) }));
  const { left, full, closed } = texts.notice;
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([left(2), full, closed]);
});

test('a single favourite is not compared', async () => {
  await showList([PROJECT]);
  expect(await screen.findByRole('heading', { level: 3, name: '공고 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.favourite.compare })).toBeNull();
});
