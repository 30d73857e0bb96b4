import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildConnection, refuse, showPage } from '../test/showPage';
import { texts } from '../texts';

function buildPage(ids: number[], hasNextPage = false) {
  const nodes = ids.map((id) => ({
    __typename: 'Project',
    id: String(id),
    kind: 'PROJECT',
    title: `공고 ${id}`,
    recruiting: true,
    applicationCount: 0,
  }));
  const list = buildConnection('Notice', nodes, hasNextPage);
  return { data: { viewer: { __typename: 'Viewer', id: '1', list } } };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

test("more than a hundred of the viewer's notices are loaded in pages", async () => {
  let failing = true;
  const { sent } = await showPage('recruit', '/recruit', {
    OwnNotices: ({ kind, after }) => {
      if (kind === 'STUDY') return buildPage([]);
      if (after !== 'c99') return buildPage(range(0, 100), true);
      return failing ? refuse('INTERNAL', '문제가 생겼어요.') : buildPage(range(100, 102));
    },
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(100);
  const more = screen.getByRole('button', { name: texts.notice.more.PROJECT });
  await userEvent.click(more);
  expect(await screen.findByText('문제가 생겼어요.')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  failing = false;
  await userEvent.click(more);
  expect(await screen.findByRole('link', { name: '공고 101' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(102);
  expect(sent.at(-1)?.variables).toEqual({ kind: 'PROJECT', after: 'c99' });
  expect(screen.queryByRole('button', { name: texts.notice.more.PROJECT })).toBeNull();
});
