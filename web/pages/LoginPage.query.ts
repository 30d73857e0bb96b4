import { LoginPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

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
 * Starts the query for the viewer and for the demo's accounts. It bypasses the cache, which can
 * still hold the viewer after a logout.
 */
export function loadLoginPage({ preload }: Navigation) {
  return { viewer: preload(LoginPageDocument, { variables: {}, fetchPolicy: 'network-only' }) };
}
