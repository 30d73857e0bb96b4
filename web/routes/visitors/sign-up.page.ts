import { preloadSharedNotice } from '../../features/notices/share-link/shared-notice.query';
import { PATHS, parseNext } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

function loadSignUpPage({ preload, search }: Navigation) {
  preloadSharedNotice(preload, parseNext(search));
  return null;
}

const PAGE = {
  layout: 'none',
  load: loadSignUpPage,
  component: async () => (await import('./sign-up')).SignUpPage,
} as const;

export const pages: readonly PageRoute[] = [
  { ...PAGE, path: PATHS.signUp },
  { ...PAGE, path: PATHS.signUpType },
];

export const chunk: Chunk = 'profile';
