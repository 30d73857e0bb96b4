import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MEMBER, showPage } from '../test/show-page';
import { texts } from '../texts';

const VIEWER = {
  __typename: 'Viewer',
  id: '1',
  hasRolesOrTags: true,
  hasAlerts: false,
  hasOldTimetable: false,
  member: MEMBER,
  pendingApplicationCount: 2,
  applicationToDecideCount: 3,
  unreadNotificationCount: 1,
  approvalToOpen: null,
};
const LISTS = { fittingNotices: [], projects: [], studies: [] };
const countOf = (totalCount: number, totalCountCapped = false) => ({
  __typename: 'NoticePage',
  totalCount,
  totalCountCapped,
});
const COUNTS = { openProjects: countOf(26), openStudies: countOf(0), closingSoon: countOf(1001, true) };

const buildNotification = (id: string, read: boolean, nickName: string) => ({
  __typename: 'Notification',
  id,
  kind: 'APPLICATION_APPROVED',
  noticeTitle: '지도',
  read,
  times: 1,
  deadline: null,
  pendingCount: null,
  news: null,
  actor: { __typename: 'Member', id, nickName },
});
const DETAILS = {
  __typename: 'Viewer',
  id: '1',
  nextPendingApplication: {
    __typename: 'Application',
    id: '1',
    decideBy: '2026-11-24',
    notice: { __typename: 'Study', id: '11', title: '먼저' },
  },
  nextNoticeToDecide: { __typename: 'Study', id: '4', title: '바쁜 공고', pendingApplicationCount: 3 },
  notifications: {
    __typename: 'NotificationConnection',
    nodes: [buildNotification('9', true, '건우'), buildNotification('8', false, '유빈')],
  },
};

/** Shows the home page on a wide screen or on a phone. */
function showHome(wide: boolean, viewer: object = VIEWER) {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches: wide, media }) as MediaQueryList);
  return showPage('/home', {
    HomePage: () => ({ data: { viewer, ...COUNTS, ...LISTS } }),
    ToDoDetails: () => ({ data: { viewer: DETAILS } }),
  });
}

const findTiles = () => screen.findByRole('navigation', { name: texts.nav.toDo.title });

afterEach(() => jest.restoreAllMocks());

test('a wide screen shows the to-do items: the next decisions, their notices, and unread notifications', async () => {
  await showHome(true);
  const tiles = within(await findTiles());
  expect(await tiles.findByText('11월 24일(화)까지 답을 받아요 · 먼저')).toBeInTheDocument();
  expect(tiles.getByText('지원 3건 · 바쁜 공고')).toBeInTheDocument();
  expect(tiles.getByText('유빈님이 지원을 승인했어요 · 지도')).toBeInTheDocument();
});

test('a wide screen shows a sentence in place of an empty to-do item, and requests no details without items', async () => {
  const { sent } = await showHome(true, {
    ...VIEWER,
    pendingApplicationCount: 0,
    applicationToDecideCount: 0,
    unreadNotificationCount: 0,
  });
  const tiles = within(await findTiles());
  for (const { none } of [texts.nav.toDo.sent, texts.nav.toDo.toDecide, texts.nav.toDo.unread])
    expect(tiles.getByText(none)).toBeInTheDocument();
  expect(tiles.queryByText(/0/)).toBeNull();
  expect(sent.map(({ name }) => name)).toEqual(['HomePage']);
});

test('a phone, which shows only the numbers, requests no details', async () => {
  const { sent } = await showHome(false);
  expect(within(await findTiles()).getByText('2건')).toBeInTheDocument();
  expect(sent.map(({ name }) => name)).toEqual(['HomePage']);
});

test('the banner links to non-empty lists of recruiting notices with their numbers', async () => {
  await showHome(false);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await findTiles();
  expect(href('프로젝트 26')).toBe('/projectdetails');
  expect(href('마감 임박 1000+')).toBe('/search?soon=1');
  expect(screen.queryByRole('link', { name: /^스터디/ })).toBeNull();
  expect(screen.getByText(texts.notice.recruitingNow(26), { exact: false })).toHaveTextContent(texts.common.slogan);
});

describe('a new semester', () => {
  const { title, write } = texts.timetable.newSemester;
  const findCard = () => screen.findByRole('region', { name: title });

  afterEach(() => localStorage.clear());

  test('the card links a member with an old timetable to the form', async () => {
    await showHome(false, { ...VIEWER, hasOldTimetable: true });
    const link = within(await findCard()).getByRole('link', { name: write });
    expect(link).toHaveAttribute('href', '/mypage/profile#free-hours');
  });

  test('a closed card stays away in this browser', async () => {
    await showHome(false, { ...VIEWER, hasOldTimetable: true });
    await userEvent.click(within(await findCard()).getByRole('button', { name: texts.common.close }));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    cleanup();
    await showHome(false, { ...VIEWER, hasOldTimetable: true });
    await findTiles();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  test('a member with a timetable of this semester gets no card', async () => {
    await showHome(false);
    await findTiles();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});

describe('an approval', () => {
  const approval = {
    __typename: 'Notification',
    id: '8',
    read: false,
    noticeTitle: '지도',
    actor: { __typename: 'Member', id: '2', nickName: '유빈' },
    notice: { __typename: 'Study', id: '7' },
  };

  test('leads to the team', async () => {
    await showHome(false, { ...VIEWER, approvalToOpen: approval });
    const card = within(await screen.findByRole('region', { name: texts.notification.approved.title }));
    expect(card.getByText('지도')).toBeVisible();
    expect(card.getByRole('link', { name: texts.notification.approved.open })).toHaveAttribute('href', '/team/7');
  });

  test('is not shown after the viewer has opened the team', async () => {
    await showHome(false, { ...VIEWER, approvalToOpen: { ...approval, read: true } });
    await findTiles();
    expect(screen.queryByText(texts.notification.approved.title)).toBeNull();
  });
});
