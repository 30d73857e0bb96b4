import { PATHS } from '../../paths';
import type { Chunk, PageRoute } from '../page';

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.forgot,
    layout: 'none',
    component: async () => (await import('./forgot-password')).ForgotPasswordPage,
  },
];

export const chunk: Chunk = 'recovery';
