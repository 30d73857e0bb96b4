import { PATHS } from '../../../paths';
import type { Chunk, PageRoute } from '../../page';

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.unsubscribe,
    layout: 'none',
    component: async () => (await import('./unsubscribe')).UnsubscribePage,
  },
];

export const chunk: Chunk = 'recovery';
