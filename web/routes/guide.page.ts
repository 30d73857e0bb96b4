import { PATHS } from '../paths';
import type { Chunk, PageRoute } from './page';

export const pages: readonly PageRoute[] = [
  { path: PATHS.guide, layout: 'everybody', component: async () => (await import('./guide')).GuidePage },
];

export const chunk: Chunk = 'legal';
