import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../texts';
import { PageGrid, getPageBlock } from './PageGrid';

test.each([
  [1, 3, [1, 2, 3]],
  [5, 12, [1, 2, 3, 4, 5]],
  [6, 12, [6, 7, 8, 9, 10]],
  [12, 12, [11, 12]],
  [1, 0, []],
])('page %i of %i shows the page numbers %j', (page, totalPages, block) => {
  expect(getPageBlock(page, totalPages)).toEqual(block);
});

function renderGrid(page: number, totalPages: number) {
  const onPage = jest.fn();
  render(
    <PageGrid page={page} totalPages={totalPages} onPage={onPage}>
      {[<p key="1">카드</p>]}
    </PageGrid>,
  );
  return { onPage, button: (name: string) => screen.getByRole('button', { name }) };
}

test('first and previous are disabled on page 1', () => {
  const { button } = renderGrid(1, 3);
  expect(button(texts.pages.first)).toBeDisabled();
  expect(button(texts.pages.previous)).toBeDisabled();
  expect(button(texts.pages.next)).toBeEnabled();
});

test('next and last are disabled on the last page', () => {
  const { button } = renderGrid(3, 3);
  expect(button(texts.pages.next)).toBeDisabled();
  expect(button(texts.pages.last)).toBeDisabled();
  expect(button(texts.pages.previous)).toBeEnabled();
});

test('a single page has no buttons', () => {
  renderGrid(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page beyond the only one has buttons that lead back', async () => {
  const { button, onPage } = renderGrid(2, 1);
  await userEvent.click(button(texts.pages.first));
  expect(onPage).toHaveBeenCalledWith(1);
});

test('the current page has aria-current, and each button selects its page', async () => {
  const { button, onPage } = renderGrid(7, 12);
  expect(button(texts.pages.page(7))).toHaveAttribute('aria-current', 'page');
  expect(button(texts.pages.page(6))).not.toHaveAttribute('aria-current');
  await userEvent.click(button(texts.pages.first));
  await userEvent.click(button(texts.pages.previous));
  await userEvent.click(button(texts.pages.page(9)));
  await userEvent.click(button(texts.pages.next));
  await userEvent.click(button(texts.pages.last));
  expect(onPage.mock.calls.flat()).toEqual([1, 6, 9, 8, 12]);
});
