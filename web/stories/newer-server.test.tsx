import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { showPart } from '../test/show-part';

let GalleryPage: ComponentType;

// All samples start when their modules load, with enum values that only a newer server has.
beforeAll(async () => {
  window.history.replaceState(null, '', '/test?server=newer');
  ({ GalleryPage } = await import('./GalleryPage'));
}, 60_000);

const PARTS = ['notices', 'lists', 'applications', 'queue', 'people', 'teams', 'notifications', 'settings', 'layout'];

test.each(PARTS)('[W1] an outdated client shows the part %s with an unknown value of every enum', async (part) => {
  await showPart(GalleryPage, part);
  const parts = screen.getByRole('navigation', { name: '컴포넌트' });
  expect(within(parts).getByRole('link', { current: 'page' })).toHaveTextContent(part);
  expect(document.body).not.toHaveTextContent(/undefined|NEWER_/);
});
