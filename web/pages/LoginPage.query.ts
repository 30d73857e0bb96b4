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
 * Starts the query for the viewer and the demo accounts. It bypasses the cache, which may still
 * contain the viewer after a logout.
 */
export function loadLoginPage({ preload }: Navigation) {
  return { viewer: preload(LoginPageDocument, { variables: {}, fetchPolicy: 'network-only' }) };
}
