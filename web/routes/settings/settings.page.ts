import { PATHS } from '../../paths';
import type { Chunk, PageRoute } from '../page';

export const pages: readonly PageRoute[] = [
  { path: PATHS.settings, layout: 'members', component: async () => (await import('./settings')).SettingsPage },
];

export const chunk: Chunk = 'profile';
