import { screen, within } from '@testing-library/react';
import { FIT, PROJECT } from '../../../stories/data/notices';
import { buildNoticeResponses } from '../../../test/notice';
import { showPage } from '../../../test/show-page';
import { texts } from '../../../texts';

const { fit: labels } = texts;

/** Opens the page of a project with these changes. */
async function show(changes: object) {
  await showPage('/project/7', buildNoticeResponses({ ...PROJECT, id: '7', ...changes }));
  await screen.findByRole('heading', { level: 1 });
}

const readBox = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the page lists the facts that fit, then those that do not', async () => {
  const seats = FIT.seats;
  await show({ viewerFit: { ...FIT, facts: ['ROLE', 'TAGS', 'COURSE', 'TIME'], seats, against: ['TIME_BUSY'] } });
  expect(readBox(labels.box)).toEqual([
    '백엔드 1자리가 남았어요',
    '같은 기술: React, TypeScript, GraphQL',
    labels.takesCourse,
    labels.free,
    `${labels.isAgainst} ${labels.against.TIME_BUSY}`,
  ]);
});

test('if no fact fits, the heading of the box refers to the facts that do not', async () => {
  await show({ viewerFit: { ...FIT, facts: [], against: ['ROLE_FULL', 'TIME_BUSY'] } });
  expect(readBox(labels.boxAgainst)).toEqual([labels.against.ROLE_FULL, labels.against.TIME_BUSY]);
});

test.each([
  ['there is nothing to compare', { viewerFit: { ...FIT, facts: [], against: [] } }],
  ['a newer server sends unknown facts', { viewerFit: { ...FIT, facts: ['NEWER'], against: ['NEWER'] } }],
  ['the viewer owns the notice', { viewerFit: null, viewerCanManage: true }],
  ['the notice is closed', { viewerFit: null, recruiting: false }],
  ['the notice is hidden', { viewerFit: null, hidden: true }],
])('the page shows nothing if %s', async (_why, changes) => {
  await show(changes);
  expect(screen.queryByText(labels.box)).toBeNull();
  expect(screen.queryByText(labels.boxAgainst)).toBeNull();
  expect(screen.queryByRole('link', { name: labels.oneMinute })).toBeNull();
});

test('a viewer without a profile gets a link to write one', async () => {
  await show({ viewerFit: null });
  expect(screen.getByText(labels.withoutProfile)).toBeVisible();
  expect(screen.getByRole('link', { name: labels.oneMinute })).toHaveAttribute('href', '/mypage/profile#team-profile');
});
