import { PATHS } from '../../paths';
import { loadSettings } from './settings.query';
import type { Chunk, PageRoute } from '../page';

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.profile,
    layout: 'members',
    loading: 'list',
    load: loadSettings,
    component: async () => (await import('./profile')).ProfilePage,
  },
];

export const chunk: Chunk = 'profile';
