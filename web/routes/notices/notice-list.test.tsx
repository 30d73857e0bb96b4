import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPage, NoticeCounts, NOTICES, showList, ViewerAlerts } from '../../test/notice-list';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';

const field = () => screen.getByRole('searchbox', { name: texts.notice.search });

test('a search runs once after typing, and highlights its words in the titles', async () => {
  const { sent } = await showList('/projectdetails');
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

test.each([
  [{ totalCount: 1000, totalCountCapped: false }, '공고 1,000개'],
  [{ totalCount: 1001, totalCountCapped: true }, '공고 1,000개 이상'],
])('the total of %j is shown as %s', async (total, text) => {
  await showPage('/projectdetails', { NoticeListPage: () => buildPage(NOTICES, total), NoticeCounts });
  expect(await screen.findByText(text)).toBeVisible();
});

test('“다른 조건 없이 찾기” is offered only if there are other conditions', async () => {
  await showList('/projectdetails?q=없는말');
  expect(await screen.findByText(texts.notice.noResults('없는말'))).toBeVisible();
  expect(screen.queryByText(texts.notice.clearFilters)).toBeNull();
});

test.each([
  ['/projectdetails', 'true', '/projectdetails?recruiting=0', [true, false]],
  ['/projectdetails?recruiting=0', 'false', '/projectdetails', [false, true]],
  ['/projectdetails?recruiting=1', 'true', '/projectdetails?recruiting=0', [true, false]],
])('the list %s is limited to recruiting notices: %s, and one tap leads to %s', async (url, isOn, next, filters) => {
  const { sent, getUrl } = await showList(url);
  const chip = await screen.findByRole('button', { name: texts.notice.recruiting });
  expect(chip).toHaveAttribute('aria-pressed', isOn);
  await userEvent.click(chip);
  await waitFor(() => expect(getUrl()).toBe(next));
  const lists = sent.filter(({ name }) => name === 'NoticeListPage').map(({ variables }) => variables.filter);
  expect(lists).toMatchObject(filters.map((recruitingOnly) => ({ recruitingOnly })));
});

test.each([
  ['/projectdetails?q=없는말', texts.notice.noResults('없는말')],
  ['/projectdetails', texts.notice.noneRecruits],
])('the list %s without recruiting notices offers the closed ones', async (url, sentence) => {
  const NoticeListPage = () => buildPage([], { totalCount: 0, totalCountCapped: false });
  const { getUrl } = await showPage(url, { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findByText(sentence)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: texts.notice.includeClosed }));
  await waitFor(() => expect(getUrl()).toContain('recruiting=0'));
});

test('a list without any notice offers to post the first one', async () => {
  const NoticeListPage = () => buildPage([], { totalCount: 0, totalCountCapped: false });
  await showPage('/projectdetails?recruiting=0', { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findByText(texts.notice.none.PROJECT)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.notice.createTitle.PROJECT })).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.notice.includeClosed })).toBeNull();
});

test('the tabs count the matches of each kind and keep the search', async () => {
  await showList('/search?q=지도&recruiting=0&role=BACKEND&sort=DEADLINE&page=2');
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
