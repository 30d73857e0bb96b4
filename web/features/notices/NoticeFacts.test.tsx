import { screen, within } from '@testing-library/react';
import { PROJECT, STUDY as SAMPLE_STUDY, toSeats } from '../../stories/data/notices';
import { buildNoticeResponses, STUDY, toContent } from '../../test/notice';
import { showPage } from '../../test/show-page';
import { texts } from '../../texts';
import { fieldsOf, NOTICE_FIELDS } from './notice-fields';

const showStudy = (changes: Partial<Record<keyof typeof STUDY, unknown>>) =>
  showNotice({ ...STUDY, ...changes, kind: 'STUDY' });

function showNotice(notice: typeof PROJECT | (object & { kind: 'STUDY' })) {
  return showPage(notice.kind === 'PROJECT' ? '/project/7' : '/study/7', buildNoticeResponses(notice));
}

/** Returns the shown facts by their names. */
async function readFacts(): Promise<Record<string, string>> {
  await screen.findByRole('heading', { level: 1 });
  const names = screen
    .queryAllByRole('term')
    .filter(({ nextElementSibling }) => nextElementSibling?.childElementCount === 0);
  return Object.fromEntries(
    names.map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent ?? '']),
  );
}

test.each([
  [
    'the deadline and the usual time',
    { deadline: '2026-11-24', usualDecisionDays: 2 },
    { [texts.notice.until]: '11월 24일(화)', [texts.notice.answer]: '보통 2일 안에 답해요' },
  ],
  ['the promised time without a usual time', {}, { [texts.notice.answer]: '5일 안에 답해요' }],
  [
    'only the deadline after its end',
    { recruiting: false, deadline: '2026-11-20', usualDecisionDays: 2 },
    { [texts.notice.until]: '11월 20일(금)' },
  ],
  ['nothing without times', { recruiting: false }, {}],
])('a notice shows its times: %s', async (_what, changes, facts) => {
  await showStudy(changes);
  expect(await readFacts()).toEqual(facts);
});

test('a notice shows its facts before its deadline, the course as a link to its notices', async () => {
  await showNotice(PROJECT);
  await screen.findByRole('heading', { level: 1 });
  const { course, semester, meetings, hours, weeks } = texts.noticeFacts;
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const first = names.indexOf(course);
  expect(names.slice(first, first + 6)).toEqual([course, semester, meetings, hours, weeks, texts.notice.until]);
  expect(await readFacts()).toMatchObject({
    [semester]: '2026년 2학기',
    [meetings]: '수 19:00~21:00, 금 18:30~19:30, 온라인·대면 병행',
    [hours]: '주 5시간',
    [weeks]: '8주',
  });
  const link = screen.getByRole('link', { name: '소프트웨어공학 01' });
  const params = new URLSearchParams({ course: '소프트웨어공학' }).toString();
  expect(link).toHaveAttribute('href', `/search?${params}`);
});

test('a notice without roles shows its free seats once, and no zeros', async () => {
  await showStudy({ applicationCount: 0 });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(texts.notice.left(3))).toBeNull();
  expect(screen.getByRole('heading', { name: texts.notice.freeSeats(3) })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: texts.application.applyFor(3) })).toBeInTheDocument();
  expect(screen.queryByText(/0명|0개/)).toBeNull();
});

test.each([
  [{ ...SAMPLE_STUDY, kind: 'STUDY' as const }, [SAMPLE_STUDY.topics]],
  [PROJECT, [PROJECT.field, PROJECT.techStack]],
])('the page of a notice shows every one-line text of its form', async (notice, written) => {
  await showNotice(notice);
  await screen.findByRole('heading', { level: 1 });
  const content = toContent(notice);
  const lines = fieldsOf(notice.kind).flatMap((name) => (NOTICE_FIELDS[name].line ? String(content[name]) : []));
  expect(lines).toEqual(expect.arrayContaining(written));
  for (const part of lines.flatMap((text) => text.split(', '))) expect(document.body).toHaveTextContent(part);
});

test('a closed notice shows its taken seats and no free ones', async () => {
  await showStudy({ recruiting: false, freeSeatCount: 2, seats: [toSeats(null, 3, 1)] });
  expect(await screen.findByRole('heading', { name: texts.notice.closedSeats })).toBeInTheDocument();
  expect(screen.getByText(texts.notice.seats(1, 1))).toBeInTheDocument();
  expect(screen.queryByText('+')).toBeNull();
});

test('the tags of a notice are links to their lists, and other words are plain', async () => {
  await showNotice({ ...PROJECT, techStack: '리액트, ESP32 / react · Node.js' });
  const list = await screen.findByRole('list', { name: texts.notice.techStack });
  const chips = within(list).getAllByRole('listitem');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['React', 'ESP32', 'Node.js']);
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/search?tag=react', '/search?tag=nodejs']);
});

test('a notice without topics has no chips', async () => {
  await showStudy({ topics: '' });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('list', { name: texts.notice.topics })).toBeNull();
});

test.each([
  ['while it has a free seat', 3, true],
  ['not if all seats are taken', 0, false],
])('a notice shows that it awaits its first application: %s', async (_when, freeSeatCount, shown) => {
  await showStudy({ awaitsFirstApplication: true, freeSeatCount });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(texts.notice.awaitsFirst) !== null).toBe(shown);
});
