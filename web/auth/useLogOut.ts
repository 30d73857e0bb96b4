import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { deleteAnswers } from '../graphql/answers';
import { LogOutDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { useAction } from '../ui/useAction';
import { forgetLogin, markLogout } from '../session';
import { announceMember } from '../tabMember';

gql`
  mutation LogOut {
    logOut {
      viewer {
        id
      }
    }
  }
`;

/**
 * Returns a function that ends the session, removes the data stored in this tab, and shows the
 * login page.
 */
export function useLogOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [logOut] = useAction(LogOutDocument);
  return async () => {
    markLogout();
    if (!(await logOut({}))) return;
    // Clear the cache first: a response in flight could store the previous viewer in this tab
    // again.
    await client.clearStore();
    forgetLogin();
    await deleteAnswers();
    announceMember(null);
    await navigate(getHref('login'));
  };
}
