import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIT, NO_FIT, toOpenSeats, toSeats } from '../../stories/data/notices';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';

function buildNotice(id: string, title: string) {
  return {
    __typename: 'Project',
    id,
    kind: 'PROJECT',
    title,
    recruiting: true,
    dDay: null,
    createdAt: '2026-11-01T00:00:00Z',
    owner: { __typename: 'Member', id: '1', nickName: '민지', imageUrl: null, schoolVerified: false },
    viewerHasFavourited: false,
    favouriteCount: 0,
    commentCount: 0,
    freeSeatCount: 3,
    awaitsFirstApplication: false,
    seats: [toSeats(null, 4, 1)],
    field: '웹',
    techStack: 'React',
    course: null,
    meetings: [],
    meetingMode: null,
    weeklyHours: null,
    weeks: null,
    viewerFit: NO_FIT as object | null,
  };
}

const NOTICES = [buildNotice('1', '우리 학교 지도'), buildNotice('2', '급식 알림')];

function buildPage(nodes: object[], total: { totalCount: number; totalCountCapped: boolean }) {
  const totalPages = Math.ceil(total.totalCount / 12);
  return { data: { notices: { __typename: 'NoticePage', totalPages, ...total, nodes } } };
}

/** Filters like the server: returns the notices whose title contains the query. */
function respond({ filter }: Record<string, unknown>) {
  const { search } = filter as { search: string };
  const nodes = NOTICES.filter(({ title }) => title.includes(search));
  return buildPage(nodes, { totalCount: nodes.length, totalCountCapped: false });
}

const buildCount = (totalCount: number) => ({
  __typename: 'NoticePage',
  totalCount,
  totalCountCapped: totalCount > 1000,
});
const NoticeCounts = () => ({ data: { projects: buildCount(2), studies: buildCount(1_001) } });

const ViewerAlerts = () => ({ data: { viewer: { __typename: 'Viewer', id: '1', alerts: [] } } });

const show = (address: string) => showPage(address, { NoticeListPage: respond, NoticeCounts, ViewerAlerts });
const field = () => screen.getByRole('searchbox', { name: texts.notice.search });

test('a search runs once after typing, and highlights its words in the titles', async () => {
  const { sent } = await show('/projectdetails');
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  await userEvent.type(field(), '지도');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(screen.getByText('지도', { selector: 'mark' })).toBeVisible();
  const searched = sent.filter(({ name }) => name === 'NoticeListPage').map(({ variables }) => variables);
  expect(searched).toMatchObject([
    { sort: 'NEWEST', filter: { search: '' } },
    { sort: 'BEST_MATCH', filter: { search: '지도' } },
  ]);
});

test('a search marks the technology that matched, and puts it first', async () => {
  const notice = { ...buildNotice('1', '지도'), techStack: 'Spring Boot, PostgreSQL, React', field: 'React 웹' };
  const NoticeListPage = () => buildPage([notice], { totalCount: 1, totalCountCapped: false });
  await showPage(`/projectdetails?q=${encodeURIComponent('리액트')}`, { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findAllByText('React', { selector: 'mark' })).toHaveLength(2);
  const stack = screen.getByText((_, element) => element?.textContent === 'React, Spring Boot, PostgreSQL');
  expect(stack).toBeVisible();
});

test('the card of a study shows the start of its text', async () => {
  const { field: _field, techStack: _techStack, ...notice } = buildNotice('1', '고전 읽기');
  const study = { ...notice, __typename: 'Study', kind: 'STUDY', excerpt: '매주 한 권을 읽고 이야기해요.' };
  const NoticeListPage = () => buildPage([study], { totalCount: 1, totalCountCapped: false });
  await showPage(`/studydetails?q=${encodeURIComponent('이야기')}`, { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findByText('이야기', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText((_, element) => element?.textContent === study.excerpt)).toBeVisible();
});

test.each([
  [{ totalCount: 1000, totalCountCapped: false }, '공고 1,000개'],
  [{ totalCount: 1001, totalCountCapped: true }, '공고 1,000개 이상'],
])('the total of %j is shown as %s', async (total, text) => {
  await showPage('/projectdetails', { NoticeListPage: () => buildPage(NOTICES, total), NoticeCounts });
  expect(await screen.findByText(text)).toBeVisible();
});

test('“다른 조건 없이 찾기” is offered only if there are other conditions', async () => {
  await show('/projectdetails?q=없는말');
  expect(await screen.findByText(texts.notice.noResults('없는말'))).toBeVisible();
  expect(screen.queryByText(texts.notice.clearFilters)).toBeNull();
});

test.each([
  ['/projectdetails', 'true', '/projectdetails?recruiting=0', [true, false]],
  ['/projectdetails?recruiting=0', 'false', '/projectdetails', [false, true]],
  ['/projectdetails?recruiting=1', 'true', '/projectdetails?recruiting=0', [true, false]],
])(
  'the list %s is limited to recruiting notices: %s, and one tap leads to %s',
  async (address, isOn, next, filters) => {
    const { sent, getAddress } = await show(address);
    const chip = await screen.findByRole('button', { name: texts.notice.recruiting });
    expect(chip).toHaveAttribute('aria-pressed', isOn);
    await userEvent.click(chip);
    await waitFor(() => expect(getAddress()).toBe(next));
    const lists = sent.filter(({ name }) => name === 'NoticeListPage').map(({ variables }) => variables.filter);
    expect(lists).toMatchObject(filters.map((recruitingOnly) => ({ recruitingOnly })));
  },
);

test.each([
  ['/projectdetails?q=없는말', texts.notice.noResults('없는말')],
  ['/projectdetails', texts.notice.noneRecruits],
])('the list %s without recruiting notices offers the closed ones', async (address, sentence) => {
  const NoticeListPage = () => buildPage([], { totalCount: 0, totalCountCapped: false });
  const { getAddress } = await showPage(address, { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: texts.notice.includeClosed }));
  await waitFor(() => expect(getAddress()).toContain('recruiting=0'));
});

test('a list without any notice offers to post the first one', async () => {
  const NoticeListPage = () => buildPage([], { totalCount: 0, totalCountCapped: false });
  await showPage('/projectdetails?recruiting=0', { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findByText(texts.notice.none.PROJECT)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.notice.createTitle.PROJECT })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.notice.includeClosed })).toBeNull();
});

test('the URL fills the filters, and a search without results offers to clear the others', async () => {
  const { sent } = await show('/projectdetails?q=없는말&recruiting=1&role=BACKEND&page=3');
  expect(await screen.findByText(texts.notice.noResults('없는말'))).toBeVisible();
  expect(field()).toHaveValue('없는말');
  expect(screen.getByRole('button', { name: texts.notice.recruiting })).toHaveAttribute('aria-pressed', 'true');
  expect(sent[0]?.variables).toMatchObject({
    page: 2,
    filter: { kind: 'PROJECT', search: '없는말', recruitingOnly: true, role: 'BACKEND' },
  });
  await userEvent.click(screen.getByRole('button', { name: texts.notice.clearFilters }));
  const lists = () => sent.filter(({ name }) => name === 'NoticeListPage');
  await waitFor(() => expect(lists()).toHaveLength(2));
  expect(lists()[1]?.variables).toMatchObject({
    page: 0,
    filter: { search: '없는말', recruitingOnly: false, role: null },
  });
});

test('the sort order and the deadline filter are in the URL and in the request', async () => {
  const { sent } = await show('/projectdetails?soon=1&sort=DEADLINE');
  await screen.findAllByRole('heading', { level: 2 });
  const list = sent.find(({ name }) => name === 'NoticeListPage');
  expect(list?.variables).toMatchObject({ sort: 'DEADLINE', filter: { closingSoon: true } });
  expect(screen.getByRole('button', { name: texts.notice.closingSoon })).toHaveAttribute('aria-pressed', 'true');
});

test('a role in the URL does not filter studies, which have no roles', async () => {
  await show('/studydetails?q=없는말&recruiting=0&role=BACKEND');
  expect(await screen.findByText(texts.notice.noResults('없는말'))).toBeVisible();
  expect(screen.queryByText(texts.notice.clearFilters)).toBeNull();
  expect(screen.getByRole('button', { name: texts.notice.clearQuery })).toBeVisible();
});

test('the tabs count the matches of each kind and keep the search', async () => {
  await show('/search?q=지도&recruiting=0&role=BACKEND&sort=DEADLINE&page=2');
  const tabs = within(await screen.findByRole('navigation', { name: texts.nav.find }));
  const link = (name: string) => tabs.findByRole('link', { name });
  const q = encodeURIComponent('지도');
  expect(await link('전체 2')).toHaveAttribute('aria-current', 'page');
  expect(await link('프로젝트 2')).toHaveAttribute(
    'href',
    `/projectdetails?q=${q}&recruiting=0&role=BACKEND&sort=DEADLINE`,
  );
  expect(await link('스터디 1000+')).toHaveAttribute('href', `/studydetails?q=${q}&recruiting=0&sort=DEADLINE`);
});

test.each([
  ['ㅈㄷ', '초성 ㅈㄷ'],
  ['리액트', '리엑트, react, reactjs 포함'],
])('a search for %s shows that it also matched %s', async (query, text) => {
  await showPage(`/search?q=${encodeURIComponent(query)}`, {
    NoticeListPage: () => buildPage(NOTICES, { totalCount: 2, totalCountCapped: false }),
    NoticeCounts,
  });
  expect(await screen.findByText(text)).toBeVisible();
});

test('the sort order is chosen from a menu that exposes its state and the current order', async () => {
  const { sent } = await show('/projectdetails');
  const menu = await screen.findByRole('button', { name: texts.notice.sortedBy(texts.notice.sorts.NEWEST) });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(menu);
  expect(menu).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('menuitemradio', { name: texts.notice.sorts.NEWEST })).toBeChecked();
  const deadline = screen.getByRole('menuitemradio', { name: texts.notice.sorts.DEADLINE });
  expect(deadline).not.toBeChecked();
  await userEvent.click(deadline);
  await waitFor(() => expect(sent.map(({ variables }) => variables.sort)).toContain('DEADLINE'));
});

test.each([
  ['roles', true, [toSeats('FRONTEND', 2, 1), toSeats('BACKEND', 1, 1)], ['프론트 1자리', '백엔드 모집 완료'], [3, 2]],
  ['no headcounts by role', true, [toOpenSeats(5, 1)], ['역할 무관 4자리'], [5, 1]],
  ['a closed notice', false, [toSeats('FRONTEND', 2, 1), toSeats('BACKEND', 1, 1)], ['프론트', '백엔드'], [2, 2]],
] as const)('a card shows the seats of %s', async (_name, recruiting, seats, chips, [all, taken]) => {
  const notice = { ...buildNotice('1', '지도'), recruiting, seats };
  const NoticeListPage = () => buildPage([notice], { totalCount: 1, totalCountCapped: false });
  await showPage('/projectdetails', { NoticeListPage, NoticeCounts, ViewerAlerts });
  const title = await screen.findByRole('link', { name: '지도' });
  const card = within(title.closest<HTMLElement>('article > article, li > article') ?? title);
  const shown = card.getAllByRole('listitem').map((item) => item.cloneNode(true) as HTMLElement);
  for (const item of shown) item.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
  expect(shown.map((item) => item.textContent)).toEqual(chips);
  expect(card.getByText(texts.notice.seats(taken, all))).toBeInTheDocument();
});

test('a list of a course shows its name as a filter, which a press removes', async () => {
  const params = new URLSearchParams({ course: '소프트웨어공학' }).toString();
  const { sent, getAddress } = await show(`/projectdetails?${params}`);
  const filter = await screen.findByRole('button', { name: texts.notice.removeTag('소프트웨어공학') });
  const courses = () =>
    sent
      .filter(({ name }) => name === 'NoticeListPage')
      .map(({ variables }) => (variables.filter as { course: string }).course);
  expect(courses()).toEqual(['소프트웨어공학']);
  await userEvent.click(filter);
  await waitFor(() => expect(courses()).toEqual(['소프트웨어공학', '']));
  expect(getAddress()).toBe('/projectdetails');
});

test('the chip of the own courses limits the list to them', async () => {
  const viewer = { __typename: 'Viewer', id: '1', hasCourses: true };
  const NoticeListPage = (variables: Record<string, unknown>) => {
    const { data } = respond(variables);
    return { data: variables.withCourses ? { ...data, viewer } : data };
  };
  const { sent, getAddress } = await showPage('/projectdetails', { NoticeListPage, NoticeCounts, ViewerAlerts });
  const chip = await screen.findByRole('button', { name: texts.notice.myCourses, pressed: false });
  await userEvent.click(chip);
  await waitFor(() => expect(getAddress()).toBe('/projectdetails?mycourses=1'));
  const sentAs = (wanted: string) => sent.filter(({ name }) => name === wanted).map(({ variables }) => variables);
  expect(sentAs('NoticeListPage')).toMatchObject([
    { filter: { myCourses: false }, withCourses: false },
    { filter: { myCourses: true }, withCourses: true },
  ]);
  expect(sentAs('NoticeCounts').at(-1)).toMatchObject({ projects: { myCourses: true }, studies: { myCourses: true } });
  expect(await screen.findByText('공고 2개')).toBeVisible();
});

test.each([
  [false, texts.notice.noCourses],
  [true, texts.notice.noMatches],
])('an empty list of the own courses (taken: %j) has the sentence “%s”', async (hasCourses, sentence) => {
  const NoticeListPage = () => {
    const { data } = buildPage([], { totalCount: 0, totalCountCapped: false });
    return { data: { ...data, viewer: { __typename: 'Viewer', id: '1', hasCourses } } };
  };
  const { getAddress } = await showPage('/projectdetails?mycourses=1', { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findByText(sentence)).toBeVisible();
  const write = screen.queryByRole('link', { name: texts.notice.writeCourses });
  if (!hasCourses) {
    expect(write).toHaveAttribute('href', '/mypage/profile#courses');
  } else {
    expect(write).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: texts.notice.clearFilters }));
    await waitFor(() => expect(getAddress()).toBe('/projectdetails?recruiting=0'));
  }
});

test.each([
  ['react', 'React'],
  ['removed-tag', 'removed-tag'],
])('the list of the tag %s shows its name, and one tap removes it', async (tag, name) => {
  const { sent, getAddress } = await show(`/projectdetails?tag=${tag}`);
  await userEvent.click(await screen.findByRole('button', { name: texts.notice.removeTag(name) }));
  await waitFor(() => expect(getAddress()).toBe('/projectdetails'));
  const lists = sent.filter(({ name: operation }) => operation === 'NoticeListPage');
  expect(lists.map(({ variables }) => variables.filter)).toMatchObject([{ tag }, { tag: null }]);
});

test('a malformed tag in the address is ignored', async () => {
  const { sent } = await show('/projectdetails?tag=React%20!');
  await screen.findByText('공고 2개');
  expect(sent.find(({ name }) => name === 'NoticeListPage')?.variables.filter).toMatchObject({ tag: null });
});

test('a list without matches of a tag offers to remove the condition', async () => {
  const NoticeListPage = () => buildPage([], { totalCount: 0, totalCountCapped: false });
  const { getAddress } = await showPage('/projectdetails?tag=rust', { NoticeListPage, NoticeCounts, ViewerAlerts });
  await userEvent.click(await screen.findByRole('button', { name: texts.notice.clearFilters }));
  await waitFor(() => expect(getAddress()).toBe('/projectdetails?recruiting=0'));
});

test('a card shows that a notice awaits its first application', async () => {
  const notices = [
    { ...buildNotice('1', '새 공고'), awaitsFirstApplication: true },
    { ...buildNotice('2', '모두 찬 공고'), awaitsFirstApplication: true, freeSeatCount: 0 },
  ];
  const NoticeListPage = () => buildPage(notices, { totalCount: 2, totalCountCapped: false });
  await showPage('/projectdetails', { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findAllByText(texts.notice.awaitsFirst)).toHaveLength(1);
});

describe('the list by fit', () => {
  const respondWith = (viewerFit: object | null) => () =>
    buildPage([{ ...buildNotice('1', '지도'), viewerFit }], { totalCount: 1, totalCountCapped: false });

  test('is chosen as an order, which is in the URL and in both requests', async () => {
    const { sent, getAddress } = await show('/studydetails');
    await userEvent.click(
      await screen.findByRole('button', { name: texts.notice.sortedBy(texts.notice.sorts.NEWEST) }),
    );
    await userEvent.click(await screen.findByRole('menuitemradio', { name: texts.notice.sorts.FIT }));
    await waitFor(() => expect(getAddress()).toBe('/studydetails?sort=FIT'));
    expect(sent.slice(-2).map(({ variables }) => variables.sort)).toEqual(['FIT', 'FIT']);
  });

  test('describes its order', async () => {
    await showPage('/search?sort=FIT', { NoticeListPage: respondWith(FIT), NoticeCounts });
    expect(await screen.findByText(texts.fit.order)).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.fit.writeProfile })).toBeNull();
  });

  test('asks a viewer without a profile to write one', async () => {
    await showPage('/search?sort=FIT', { NoticeListPage: respondWith(null), NoticeCounts });
    expect(await screen.findByText(texts.fit.orderWithoutProfile)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.fit.writeProfile })).toHaveAttribute(
      'href',
      '/mypage/profile#team-profile',
    );
  });

  test('says nothing about the order in another list', async () => {
    await showPage('/search', { NoticeListPage: respondWith(FIT), NoticeCounts });
    await screen.findByText('지도');
    expect(screen.queryByText(texts.fit.order)).toBeNull();
  });

  test('offers the newest notices, if the viewer may apply to none', async () => {
    const NoticeListPage = () => buildPage([], { totalCount: 0, totalCountCapped: false });
    const { getAddress } = await showPage('/search?sort=FIT', { NoticeListPage, NoticeCounts, ViewerAlerts });
    expect(await screen.findByText(texts.fit.nothingToApply)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.fit.newestFirst }));
    await waitFor(() => expect(getAddress()).toBe('/search'));
  });
});
