import { screen, within } from '@testing-library/react';
import { toOpenSeats, toSeats } from '../../stories/data/notices';
import { buildNotice, buildPage, NoticeCounts, ViewerAlerts } from '../../test/notice-list';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';

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

test('a card shows that a notice awaits its first application', async () => {
  const notices = [
    { ...buildNotice('1', '새 공고'), awaitsFirstApplication: true },
    { ...buildNotice('2', '모두 찬 공고'), awaitsFirstApplication: true, freeSeatCount: 0 },
  ];
  const NoticeListPage = () => buildPage(notices, { totalCount: 2, totalCountCapped: false });
  await showPage('/projectdetails', { NoticeListPage, NoticeCounts, ViewerAlerts });
  expect(await screen.findAllByText(texts.notice.awaitsFirst)).toHaveLength(1);
});
