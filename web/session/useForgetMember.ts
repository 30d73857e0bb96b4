import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { deleteStoredResponses } from '../graphql/links/stored-responses';
import { getHref } from '../paths';
import { forgetLogin } from './tab/login';
import { broadcastMember } from './tab/tab-member';

/**
 * Returns a function for the end of a session. It deletes the member's data in this browser and
 * shows the login page.
 */
export function useForgetMember(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  return async () => {
    // Clear the cache first: a response in flight could store the previous viewer in this tab
    // again.
    await client.clearStore();
    forgetLogin();
    await deleteStoredResponses();
    broadcastMember(null);
    await navigate(getHref('login'));
  };
}
