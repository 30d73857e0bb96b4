import { LogOutDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useAction } from '../graphql/useAction';
import { markLogout } from './tab/login';
import { useForgetMember } from './useForgetMember';

gql`
  mutation LogOut {
    logOut {
      viewer {
        id
      }
    }
  }
`;

/** Returns a function that logs the member out and shows the login page. */
export function useLogOut(): () => Promise<void> {
  const forgetMember = useForgetMember();
  const [logOut] = useAction(LogOutDocument, { failed: texts.nav.logOutFailed });
  return async () => {
    markLogout();
    if (await logOut({})) await forgetMember();
  };
}
