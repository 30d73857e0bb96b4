import { Button } from 'antd';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ConfirmEmailDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { Callout } from '../../components/feedback/Callout';
import { useAction } from '../../graphql/useAction';
import { VisitorPage } from './VisitorPage';

gql`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      viewer {
        id
        emailState
      }
    }
  }
`;

/**
 * The page of the link that confirms an address. Opening it changes nothing, because programs open
 * links too. The token follows `#`, because browsers do not send the hash.
 */
export function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1);
  const { title, hint, confirm, failed, done, linkMissing, settings } = texts.emailConfirmation;
  const [isDone, setDone] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string | undefined>(token === '' ? linkMissing : undefined);
  const [confirmEmail, pending] = useAction(ConfirmEmailDocument, {
    failed,
    onFailure: ({ code, message }) => {
      const isRefused = code === 'INVALID_CONFIRMATION_LINK' || code === 'VALIDATION_FAILED';
      if (isRefused) setErrorMessage(message);
      return isRefused;
    },
  });
  const submit = async (): Promise<void> => setDone((await confirmEmail({ input: { token } })) !== undefined);
  return (
    <VisitorPage title={title} alternative={<Link to={getHref('notificationSettings')}>{settings}</Link>}>
      {errorMessage !== undefined && (
        <Callout tone="error" role="alert">
          {errorMessage}
        </Callout>
      )}
      {isDone && (
        <Callout tone="success" role="alert">
          {done}
        </Callout>
      )}
      {errorMessage === undefined && !isDone && (
        <>
          <p>{hint}</p>
          <Button type="primary" size="large" block loading={pending} onClick={() => void submit()}>
            {confirm}
          </Button>
        </>
      )}
    </VisitorPage>
  );
}
