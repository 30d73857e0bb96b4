import { PATHS } from '../../../paths';
import type { Chunk, PageRoute } from '../../page';

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.reset,
    layout: 'none',
    component: async () => (await import('./reset-password')).ResetPasswordPage,
  },
];

export const chunk: Chunk = 'recovery';
