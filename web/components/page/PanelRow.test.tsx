import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type InitialEntry, RouterProvider } from 'react-router-dom';
import { PanelRow } from './PanelRow';

async function show(initialEntries: InitialEntry[], startsOpen = false) {
  const element = (
    <PanelRow title="연락처" value="깃허브" anchor="contacts" startsOpen={startsOpen}>
      <input aria-label="깃허브 주소" />
    </PanelRow>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries, initialIndex: 0 });
  await act(async () => render(<RouterProvider router={router} />));
  return router;
}

const row = () => screen.getByRole('button', { name: '연락처' });
const field = () => screen.getByLabelText('깃허브 주소');

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('a row shows its value and opens its panel, in which a typed text stays', async () => {
  await show(['/mypage']);
  expect(row()).toHaveAccessibleDescription('깃허브');
  expect(row()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toBeVisible();
  fireEvent.click(row());
  expect(row()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toBeVisible();
  fireEvent.change(field(), { target: { value: 'hanteam' } });
  fireEvent.click(row());
  expect(field()).not.toBeVisible();
  fireEvent.click(row());
  expect(field()).toHaveValue('hanteam');
});

test('the hash of the URL opens a row and focuses it, also a second time', async () => {
  const router = await show(['/mypage#contacts']);
  expect(field()).toBeVisible();
  expect(row()).toHaveFocus();
  fireEvent.click(row());
  expect(field()).not.toBeVisible();
  await act(() => router.navigate('/mypage#contacts'));
  expect(field()).toBeVisible();
});

test('a hash edited by hand opens the row, although the navigation has the same key', async () => {
  const initialEntries = ['', '#contacts'].map((hash) => ({ pathname: '/mypage', hash, key: 'default' }));
  const router = await show(initialEntries);
  expect(field()).not.toBeVisible();
  await act(() => router.navigate(1));
  expect(field()).toBeVisible();
  expect(row()).toHaveFocus();
});

test('the hash of another row leaves the row closed', async () => {
  await show(['/mypage#school']);
  expect(field()).not.toBeVisible();
});

test('the only row of a page starts open', async () => {
  await show(['/mypage'], true);
  expect(field()).toBeVisible();
});
