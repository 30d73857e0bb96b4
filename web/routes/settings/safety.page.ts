import { PATHS } from '../../paths';
import { loadSettings } from './settings.query';
import type { Chunk, PageRoute } from '../page';

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.safety,
    layout: 'members',
    loading: 'list',
    load: loadSettings,
    component: async () => (await import('./safety')).SafetyPage,
  },
];

export const chunk: Chunk = 'profile';
