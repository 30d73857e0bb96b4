import { PATHS } from '../../paths';
import { loadLegalPage } from '../visitors/legal.page';
import { loadSettings } from './settings.query';
import type { Chunk, Navigation, PageRoute } from '../page';

/** Starts the queries for the viewer's settings and the operator. */
export function loadAccountPage(navigation: Navigation) {
  return { ...loadSettings(navigation), ...loadLegalPage(navigation) };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.account,
    layout: 'members',
    loading: 'list',
    load: loadAccountPage,
    component: async () => (await import('./account')).AccountPage,
  },
];

export const chunk: Chunk = 'profile';
