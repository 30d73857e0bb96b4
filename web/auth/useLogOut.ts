import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { LogOutDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { useAction } from '../ui/useAction';
import { forgetLogin } from '../session';

gql`
  mutation LogOut {
    logOut
  }
`;

/** Logs out: ends the session, forgets what this tab kept, and shows the login page. */
export function useLogOut(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [logOut] = useAction(LogOutDocument);
  return async () => {
    if ((await logOut({})) === undefined) return;
    forgetLogin();
    await client.clearStore();
    await navigate(getHref('login'));
  };
}
