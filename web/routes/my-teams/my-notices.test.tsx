import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MyTeamsTabs, readGroups } from '../../test/my-teams';
import { buildConnection, buildError, showPage } from '../../test/show-page';
import { texts } from '../../texts';

function buildNotice(id: number, overrides: object = {}) {
  return {
    __typename: 'Project',
    id: String(id),
    kind: 'PROJECT',
    title: `공고 ${id}`,
    recruiting: true,
    createdAt: '2026-11-01T00:00:00Z',
    approvedCount: 1,
    freeSeatCount: 3,
    dDay: null,
    applicationCount: 0,
    pendingApplicationCount: 0,
    ...overrides,
  };
}

function buildPage(nodes: ReturnType<typeof buildNotice>[], hasNextPage = false) {
  const list = buildConnection('Notice', nodes, hasNextPage);
  return { data: { viewer: { __typename: 'Viewer', id: '1', list } } };
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => buildNotice(from + index));

const TITLE = /^공고 \d+$/;

test('a list of 100 notices has a button that loads more', async () => {
  let failing = true;
  const { sent } = await showPage('/recruit', {
    MyTeamsTabs,
    MyNoticesPage: ({ after }) => {
      if (after !== 'c99') return buildPage(range(0, 100), true);
      return failing ? buildError('INTERNAL', '문제가 생겼어요.') : buildPage(range(100, 102));
    },
  });
  expect(await screen.findAllByText(TITLE)).toHaveLength(100);
  // Queries by role take seconds in a long list.
  const more = screen.getByText(texts.notice.more);
  await userEvent.click(more);
  expect(await screen.findByText('문제가 생겼어요.')).toBeVisible();
  expect(screen.getAllByText(TITLE)).toHaveLength(100);
  failing = false;
  await userEvent.click(more);
  expect(await screen.findByText('공고 101')).toBeVisible();
  expect(screen.getAllByText(TITLE)).toHaveLength(102);
  expect(sent.at(-1)?.variables).toEqual({ after: 'c99' });
  expect(screen.queryByText(texts.notice.more)).toBeNull();
});

test('notices are grouped by their next step', async () => {
  const notices = [
    buildNotice(1, { applicationCount: 3, pendingApplicationCount: 2 }),
    buildNotice(2, { approvedCount: 4, freeSeatCount: 0, applicationCount: 4 }),
    buildNotice(3),
    buildNotice(4, { recruiting: false, approvedCount: 2, freeSeatCount: 2, applicationCount: 2 }),
    buildNotice(5, { recruiting: false, applicationCount: 1, pendingApplicationCount: 1 }),
  ];
  await showPage('/recruit', { MyTeamsTabs, MyNoticesPage: () => buildPage(notices) });
  expect(await readGroups()).toEqual([
    [texts.nav.now, ['공고 1', '공고 2', '공고 5']],
    [texts.notice.open, ['공고 3']],
    [texts.notice.past, ['공고 4']],
  ]);
  for (const text of [
    texts.notice.next.decide(2),
    texts.notice.next.close,
    texts.notice.next.noApplicants,
    texts.notice.next.ended(2),
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  for (const { id, title } of notices) {
    const link = screen.getByRole('link', { name: texts.notice.applicantsOf(title) });
    expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`/(studyapplymember|applymember)/${id}$`)));
  }
});

test('the tabs show their numbers, with a plus at the upper limit', async () => {
  await showPage('/recruit', { MyTeamsTabs, MyNoticesPage: () => buildPage([]) });
  const tabs = await screen.findByRole('navigation', { name: texts.nav.myTeams });
  expect(await within(tabs).findByRole('link', { name: '모집 99+', current: 'page' })).toBeVisible();
  expect(within(tabs).getByRole('link', { name: '지원 5' })).toHaveAttribute('href', '/apply');
  expect(within(tabs).getByRole('link', { name: '찜 0' })).toHaveAttribute('href', '/interest');
  expect(screen.getByText(texts.notice.noOwn)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.notice.createTitle.PROJECT })).toBeVisible();
});

test('without the numbers the tabs still link to their pages', async () => {
  await showPage('/recruit', {
    MyTeamsTabs: () => buildError('INTERNAL', '문제가 생겼어요.'),
    MyNoticesPage: () => buildPage([buildNotice(1)]),
  });
  expect(await screen.findByRole('link', { name: '공고 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: texts.nav.applications })).toHaveAttribute('href', '/apply');
});
