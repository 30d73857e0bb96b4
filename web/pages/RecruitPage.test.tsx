import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse, showPage } from '../test/showPage';
import { texts } from '../texts';

function buildPage(totalCount: number, ids: number[]) {
  const nodes = ids.map((id) => ({
    __typename: 'Project',
    id: String(id),
    kind: 'PROJECT',
    title: `공고 ${id}`,
    recruiting: true,
    applicationCount: 0,
  }));
  return { data: { notices: { __typename: 'NoticePage', totalCount, nodes } } };
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

test("more than a hundred of the viewer's notices are loaded in pages", async () => {
  let failing = true;
  const { sent } = await showPage('recruit', '/recruit', {
    OwnNotices: ({ kind, page }) => {
      if (kind === 'STUDY') return buildPage(0, []);
      if (page !== 1) return buildPage(102, range(0, 100));
      return failing ? refuse('INTERNAL', '문제가 생겼어요.') : buildPage(102, range(100, 102));
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
  expect(sent.at(-1)?.variables).toEqual({ kind: 'PROJECT', page: 1 });
  expect(screen.queryByRole('button', { name: texts.notice.more.PROJECT })).toBeNull();
});
