import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../test/showPage';
import { texts } from '../texts';

function buildNotice(id: string, title: string) {
  return {
    __typename: 'Project',
    id,
    kind: 'PROJECT',
    title,
    recruiting: true,
    createdAt: '2026-11-01T00:00:00Z',
    owner: { __typename: 'Member', id: '1', nickName: '민지', imageUrl: null, schoolVerified: false },
    viewerHasFavourited: false,
    favouriteCount: 0,
    commentCount: 0,
    headcount: 4,
    approvedCount: 1,
    field: '웹',
    techStack: 'React',
    roles: [],
  };
}

const NOTICES = [buildNotice('1', '우리 학교 지도'), buildNotice('2', '급식 알림')];

function buildPage(nodes: object[], total: { totalCount: number; totalCountCapped: boolean }) {
  const totalPages = Math.ceil(total.totalCount / 12);
  return { data: { notices: { __typename: 'NoticePage', totalPages, ...total, nodes } } };
}

/** Responds like the server: with the notices whose title contains the query. */
function respond({ filter }: Record<string, unknown>) {
  const { search } = filter as { search: string };
  const nodes = NOTICES.filter(({ title }) => title.includes(search));
  return buildPage(nodes, { totalCount: nodes.length, totalCountCapped: false });
}

const show = (address: string) => showPage('projects', address, { NoticeListPage: respond });
const field = () => screen.getByRole('searchbox', { name: texts.notice.search });

test('a search runs once after typing, and marks its words in the titles', async () => {
  const { sent } = await show('/projectdetails');
  expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(2);
  await userEvent.type(field(), '지도');
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
  expect(screen.getByText('지도', { selector: 'mark' })).toBeVisible();
  expect(sent.map(({ variables }) => (variables.filter as { search: string }).search)).toEqual(['', '지도']);
});

test.each([
  [{ totalCount: 1000, totalCountCapped: false }, '공고 1,000개'],
  [{ totalCount: 1001, totalCountCapped: true }, '공고 1,000개 이상'],
])('the total of %j is shown as %s', async (total, text) => {
  await showPage('projects', '/projectdetails', { NoticeListPage: () => buildPage(NOTICES, total) });
  expect(await screen.findByText(text)).toBeVisible();
});

test('a search without other filters offers to clear none', async () => {
  await show('/projectdetails?q=없는말');
  expect(await screen.findByText(texts.notice.noResults('없는말'))).toBeVisible();
  expect(screen.queryByText(texts.notice.clearFilters)).toBeNull();
});

test('the address fills the filters, and a search without results offers to clear the others', async () => {
  const { sent } = await show('/projectdetails?q=없는말&recruiting=1&role=BACKEND&page=3');
  expect(await screen.findByText(texts.notice.noResults('없는말'))).toBeVisible();
  expect(field()).toHaveValue('없는말');
  expect(screen.getByRole('switch')).toBeChecked();
  expect(sent[0]?.variables).toMatchObject({
    page: 2,
    filter: { kind: 'PROJECT', search: '없는말', recruitingOnly: true, role: 'BACKEND' },
  });
  await userEvent.click(screen.getByRole('button', { name: texts.notice.clearFilters }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.variables).toMatchObject({
    page: 0,
    filter: { search: '없는말', recruitingOnly: false, role: null },
  });
});
