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
    // Until then a response that is under way may show the member again, whom the tab would store.
    await client.clearStore();
    forgetLogin();
    await deleteAnswers();
    announceMember(null);
    await navigate(getHref('login'));
  };
}
