import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../components/feedback/Toast';

let GalleryPage: ComponentType;

// All samples start when their modules load, with enum values that only a newer server has.
beforeAll(async () => {
  window.history.replaceState(null, '', '/test?server=newer');
  ({ GalleryPage } = await import('./GalleryPage'));
}, 60_000);

async function showPart(part: string): Promise<void> {
  const route = { path: '/test', Component: GalleryPage };
  const router = createMemoryRouter([route], { initialEntries: [`/test?part=${part}`] });
  await act(async () => {
    render(
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>,
    );
    // The queries of some samples start when they are rendered.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const PARTS = ['notices', 'lists', 'applications', 'queue', 'people', 'teams', 'notifications', 'settings', 'layout'];

test.each(PARTS)('[W1] an outdated client shows the part %s with an unknown value of every enum', async (part) => {
  await showPart(part);
  const parts = screen.getByRole('navigation', { name: '컴포넌트' });
  expect(within(parts).getByRole('link', { current: 'page' })).toHaveTextContent(part);
  expect(document.body).not.toHaveTextContent(/undefined|NEWER_/);
});
