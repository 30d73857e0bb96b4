import { PATHS } from '../../paths';
import { loadSettings } from './settings.query';
import type { Chunk, PageRoute } from '../page';

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.developer,
    layout: 'members',
    loading: 'list',
    load: loadSettings,
    component: async () => (await import('./developer')).DeveloperPage,
  },
];

export const chunk: Chunk = 'profile';
