import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ToastProvider } from '../components/feedback/Toast';

/** Renders one part of the gallery. The test imports the page, because its samples start then. */
export async function showPart(GalleryPage: ComponentType, part: string): Promise<void> {
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
