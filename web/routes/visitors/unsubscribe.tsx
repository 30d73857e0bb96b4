import { Button } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { UnsubscribeFromMailsDocument } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { Callout } from '../../components/feedback/Callout';
import { useAction } from '../../graphql/useAction';
import { VisitorPage } from './VisitorPage';

gql`
  mutation UnsubscribeFromMails($input: UnsubscribeFromMailsInput!) {
    unsubscribeFromMails(input: $input) {
      label
    }
  }
`;

/**
 * The page of the unsubscribe link in mails. Opening it changes nothing, because programs open
 * links too. Its button unsubscribes.
 */
export function UnsubscribePage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [label, setLabel] = useState<string>();
  const [errorMessage, setErrorMessage] = useState<string | undefined>(
    token === '' ? texts.unsubscribe.linkMissing : undefined,
  );
  const [unsubscribe, pending] = useAction(UnsubscribeFromMailsDocument, {
    failed: texts.unsubscribe.failed,
    onFailure: ({ code, message }) => {
      const isRefused = code === 'INVALID_UNSUBSCRIBE_LINK' || code === 'VALIDATION_FAILED';
      if (isRefused) setErrorMessage(message);
      return isRefused;
    },
  });
  const confirm = async (): Promise<void> => {
    const data = await unsubscribe({ input: { token } });
    setLabel(data?.unsubscribeFromMails?.label);
  };
  return (
    <VisitorPage
      title={texts.unsubscribe.title}
      alternative={<Link to={getHref('notificationSettings')}>{texts.unsubscribe.settings}</Link>}
    >
      {errorMessage !== undefined && (
        <Callout tone="error" role="alert">
          {errorMessage}
        </Callout>
      )}
      {label !== undefined && (
        <Callout tone="success" role="alert">
          {texts.unsubscribe.done(label)}
        </Callout>
      )}
      {errorMessage === undefined && label === undefined && (
        <>
          <p>{texts.unsubscribe.hint}</p>
          <Button type="primary" size="large" block loading={pending} onClick={() => void confirm()}>
            {texts.unsubscribe.end}
          </Button>
        </>
      )}
    </VisitorPage>
  );
}
