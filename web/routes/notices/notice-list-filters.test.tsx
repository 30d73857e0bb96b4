import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FIT } from '../../stories/data/notices';
import { buildNotice, buildPage, NoticeCounts, respond, showList, ViewerAlerts } from '../../test/notice-list';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';

const field = () => screen.getByRole('searchbox', { name: texts.notice.search });

test('the URL fills the filters, and a search without results offers to clear the others', async () => {
  const { sent } = await showList('/projectdetails?q=없는말&recruiting=1&role=BACKEND&page=3');
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
  const { sent } = await showList('/projectdetails?soon=1&sort=DEADLINE');
  await screen.findAllByRole('heading', { level: 2 });
  const list = sent.find(({ name }) => name === 'NoticeListPage');
  expect(list?.variables).toMatchObject({ sort: 'DEADLINE', filter: { closingSoon: true } });
  expect(screen.getByRole('button', { name: texts.notice.closingSoon })).toHaveAttribute('aria-pressed', 'true');
});

test('a role in the URL does not filter studies, which have no roles', async () => {
  await showList('/studydetails?q=없는말&recruiting=0&role=BACKEND');
  expect(await screen.findByText(texts.notice.noResults('없는말'))).toBeVisible();
  expect(screen.queryByText(texts.notice.clearFilters)).toBeNull();
  expect(screen.getByRole('button', { name: texts.notice.clearQuery })).toBeVisible();
});

test('the sort order is chosen from a menu that exposes its state and the current order', async () => {
  const { sent } = await showList('/projectdetails');
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

test('a list of a course shows its name as a filter, which a press removes', async () => {
  const params = new URLSearchParams({ course: '소프트웨어공학' }).toString();
  const { sent, getUrl } = await showList(`/projectdetails?${params}`);
  const filter = await screen.findByRole('button', { name: texts.notice.removeTag('소프트웨어공학') });
  const courses = () =>
    sent
      .filter(({ name }) => name === 'NoticeListPage')
      .map(({ variables }) => (variables.filter as { course: string }).course);
  expect(courses()).toEqual(['소프트웨어공학']);
  await userEvent.click(filter);
  await waitFor(() => expect(courses()).toEqual(['소프트웨어공학', '']));
  expect(getUrl()).toBe('/projectdetails');
});

test("the chip “my courses” limits the list to the viewer's courses", async () => {
  const viewer = { __typename: 'Viewer', id: '1', hasCourses: true };
  const NoticeListPage = (variables: Record<string, unknown>) => {
    const { data } = respond(variables);
    return { data: variables.withCourses ? { ...data, viewer } : data };
  };
  const { sent, getUrl } = await showPage('/projectdetails', { NoticeListPage, NoticeCounts, ViewerAlerts });
  const chip = await screen.findByRole('button', { name: texts.notice.myCourses, pressed: false });
  await userEvent.click(chip);
  await waitFor(() => expect(getUrl()).toBe('/projectdetails?mycourses=1'));
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
])("an empty list of the viewer's courses (any: %j) has the sentence “%s”", async (hasCourses, sentence) => {
  const NoticeListPage = () => {
    const { data } = buildPage([], { totalCount: 0, totalCountCapped: false });
    return { data: { ...data, viewer: { __typename: 'Viewer', id: '1', hasCourses } } };
  };
  const { getUrl } = await showPage('/projectdetails?mycourses=1', { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findByText(sentence)).toBeVisible();
  const write = screen.queryByRole('link', { name: texts.notice.writeCourses });
  if (!hasCourses) {
    expect(write).toHaveAttribute('href', '/mypage/profile#courses');
  } else {
    expect(write).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: texts.notice.clearFilters }));
    await waitFor(() => expect(getUrl()).toBe('/projectdetails?recruiting=0'));
  }
});

test.each([
  ['react', 'React'],
  ['removed-tag', 'removed-tag'],
])('the list of the tag %s shows its name, and one tap removes it', async (tag, name) => {
  const { sent, getUrl } = await showList(`/projectdetails?tag=${tag}`);
  await userEvent.click(await screen.findByRole('button', { name: texts.notice.removeTag(name) }));
  await waitFor(() => expect(getUrl()).toBe('/projectdetails'));
  const lists = sent.filter(({ name: operation }) => operation === 'NoticeListPage');
  expect(lists.map(({ variables }) => variables.filter)).toMatchObject([{ tag }, { tag: null }]);
});

test('a malformed tag in the URL is ignored', async () => {
  const { sent } = await showList('/projectdetails?tag=React%20!');
  await screen.findByText('공고 2개');
  expect(sent.find(({ name }) => name === 'NoticeListPage')?.variables.filter).toMatchObject({ tag: null });
});

test('a list without matches of a tag offers to remove the condition', async () => {
  const NoticeListPage = () => buildPage([], { totalCount: 0, totalCountCapped: false });
  const { getUrl } = await showPage('/projectdetails?tag=rust', { NoticeListPage, NoticeCounts, ViewerAlerts });
  await userEvent.click(await screen.findByRole('button', { name: texts.notice.clearFilters }));
  await waitFor(() => expect(getUrl()).toBe('/projectdetails?recruiting=0'));
});

describe('the list by fit', () => {
  const respondWith = (viewerFit: object | null) => () =>
    buildPage([{ ...buildNotice('1', '지도'), viewerFit }], { totalCount: 1, totalCountCapped: false });

  test('is chosen as an order, which is in the URL and in both requests', async () => {
    const { sent, getUrl } = await showList('/studydetails');
    await userEvent.click(
      await screen.findByRole('button', { name: texts.notice.sortedBy(texts.notice.sorts.NEWEST) }),
    );
    await userEvent.click(await screen.findByRole('menuitemradio', { name: texts.notice.sorts.FIT }));
    await waitFor(() => expect(getUrl()).toBe('/studydetails?sort=FIT'));
    expect(sent.slice(-2).map(({ variables }) => variables.sort)).toEqual(['FIT', 'FIT']);
  });

  test('describes its order', async () => {
    await showPage('/search?sort=FIT', { NoticeListPage: respondWith(FIT), NoticeCounts });
    expect(await screen.findByText(texts.fit.order)).toBeVisible();
    expect(screen.queryByRole('link', { name: texts.fit.writeProfile })).toBeNull();
  });

  test('leads a viewer without a profile to its form', async () => {
    await showPage('/search?sort=FIT', { NoticeListPage: respondWith(null), NoticeCounts });
    expect(await screen.findByText(texts.fit.orderWithoutProfile)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.fit.writeProfile })).toHaveAttribute(
      'href',
      '/mypage/profile#team-profile',
    );
  });

  test('is described in no other list', async () => {
    await showPage('/search', { NoticeListPage: respondWith(FIT), NoticeCounts });
    await screen.findByText('지도');
    expect(screen.queryByText(texts.fit.order)).toBeNull();
  });

  test('offers the newest notices, if the viewer may apply to none', async () => {
    const NoticeListPage = () => buildPage([], { totalCount: 0, totalCountCapped: false });
    const { getUrl } = await showPage('/search?sort=FIT', { NoticeListPage, NoticeCounts, ViewerAlerts });
    expect(await screen.findByText(texts.fit.nothingToApply)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.fit.newestFirst }));
    await waitFor(() => expect(getUrl()).toBe('/search'));
  });
});
