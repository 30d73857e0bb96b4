import { PATHS } from '../../../paths';
import type { Chunk, PageRoute } from '../../page';

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.confirmEmail,
    layout: 'none',
    component: async () => (await import('./confirm-email')).ConfirmEmailPage,
  },
];

export const chunk: Chunk = 'recovery';
