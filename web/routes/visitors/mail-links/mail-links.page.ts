import { PATHS } from '../../../paths';
import type { Chunk, PageRoute } from '../../page';

export const pages: readonly PageRoute[] = [
  { layout: 'none', path: PATHS.forgot, component: async () => (await import('./mail-links')).ForgotPasswordPage },
  { layout: 'none', path: PATHS.reset, component: async () => (await import('./mail-links')).ResetPasswordPage },
  { layout: 'none', path: PATHS.confirmEmail, component: async () => (await import('./mail-links')).ConfirmEmailPage },
  { layout: 'none', path: PATHS.unsubscribe, component: async () => (await import('./mail-links')).UnsubscribePage },
];

export const chunk: Chunk = 'recovery';
