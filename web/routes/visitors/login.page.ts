import { LoginPageDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { preloadSharedNotice } from '../../features/notices/share-link/shared-notice.query';
import { PATHS, parseNext } from '../../paths';
import type { Chunk, Navigation, PageRoute } from '../page';

gql`
  query LoginPage {
    viewer {
      id
    }
    demoAccounts {
      loginId
      password
      nickName
      role
    }
  }
`;

/**
 * Starts the query for the viewer and the demo accounts. It bypasses the cache, which may still
 * contain the viewer after a logout.
 */
export function loadLoginPage({ preload, search }: Navigation) {
  // The page reads the notice of a share link from the cache.
  preloadSharedNotice(preload, parseNext(search));
  return { viewer: preload(LoginPageDocument, { variables: {}, fetchPolicy: 'network-only' }) };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.login,
    layout: 'none',
    load: loadLoginPage,
    component: async () => (await import('./login')).LoginPage,
  },
];

export const chunk: Chunk = 'forms';
