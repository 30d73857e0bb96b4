import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { claimStoredResponses } from '../graphql/links/stored-responses';
import { LogInDocument, type LogInInput } from '../graphql/generated/documents';
import type { Failure } from '../graphql/failure';
import { gql } from '../graphql/tag';
import { broadcastMember, setTabMember } from './tab/tab-member';
import { texts } from '../texts';
import { useAction } from '../graphql/useAction';

gql`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      viewer {
        id
        loginId
      }
    }
  }
`;

interface LogInOptions {
  /** The path to show after the login. */
  next: string;
  /** Handles a failure. Returns true to suppress the default message. */
  onFailure?: (failure: Failure) => boolean;
}

/**
 * Logs a member in and continues at `next`. The other tabs of this browser follow.
 * @returns a function that resolves to whether the server has accepted the login
 */
export function useLogIn({
  next,
  onFailure,
}: LogInOptions): [logIn: (input: LogInInput) => Promise<boolean>, pending: boolean] {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [send, pending] = useAction(LogInDocument, { failed: texts.auth.logInFailed, onFailure });
  const logIn = async (input: LogInInput): Promise<boolean> => {
    const viewer = (await send({ input }))?.logIn?.viewer;
    if (!viewer) return false;
    setTabMember(viewer);
    await claimStoredResponses(viewer.id);
    broadcastMember(viewer.id);
    await client.clearStore();
    await navigate(next, { replace: true });
    return true;
  };
  return [logIn, pending];
}
