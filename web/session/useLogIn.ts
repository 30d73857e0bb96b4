import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { claimStoredResponses } from '../graphql/links/stored-responses';
import { LogInDocument, type LogInInput } from '../graphql/generated/documents';
import type { Failure } from '../graphql/failure';
import { gql } from '../graphql/tag';
import { openPage } from './tab/open-page';
import { takeVisitorChoice } from './tab/language';
import { useChooseLanguage } from './useChooseLanguage';
import { broadcastMember, setTabMember } from './tab/tab-member';
import { texts } from '../texts';
import { useAction } from '../graphql/useAction';

gql`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      viewer {
        id
        loginId
        language
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
 * Logs a member in and continues at `next` in the member's language. The other tabs of this browser
 * follow.
 * @returns a function that resolves to whether the server has accepted the login
 */
export function useLogIn({
  next,
  onFailure,
}: LogInOptions): [logIn: (input: LogInInput) => Promise<boolean>, pending: boolean] {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [send, pending] = useAction(LogInDocument, { failed: texts.auth.logInFailed, onFailure });
  const [chooseLanguage] = useChooseLanguage();
  const logIn = async (input: LogInInput): Promise<boolean> => {
    const viewer = (await send({ input }))?.logIn?.viewer;
    if (!viewer) return false;
    setTabMember(viewer);
    // A visitor's choice on the login page becomes the member's language.
    const isChosen = takeVisitorChoice();
    if (viewer.language !== texts.language && isChosen) await chooseLanguage(texts.language);
    await claimStoredResponses(viewer.id);
    broadcastMember(viewer.id);
    await client.clearStore();
    // Only another page has the texts of another language.
    if (viewer.language !== texts.language && !isChosen) await openPage(next);
    else await navigate(next, { replace: true });
    return true;
  };
  return [logIn, pending];
}
