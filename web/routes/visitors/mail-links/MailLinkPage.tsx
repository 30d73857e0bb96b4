import type { TypedDocumentNode } from '@apollo/client';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Callout } from '../../../components/feedback/Callout';
import { useAction } from '../../../graphql/useAction';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { VisitorPage } from '../VisitorPage';

/** Codes of the failures that a new try would repeat. */
const FINAL_CODES: ReadonlySet<string> = new Set([
  'INVALID_CONFIRMATION_LINK',
  'INVALID_UNSUBSCRIBE_LINK',
  'VALIDATION_FAILED',
]);

interface MailLinkPageProps<TData> {
  /** The mutation that the button sends. */
  document: TypedDocumentNode<TData, { input: { token: string } }>;
  /** The token of the link, or '' for an incomplete link. */
  token: string;
  title: string;
  hint: string;
  submitText: string;
  /** The sentence that names the failed action. */
  failed: string;
  /** Returns the sentence about the result, or undefined without a result. */
  describe: (data: TData) => string | undefined;
}

/**
 * The page of a link in a mail. Opening it changes nothing, because programs open links too. Its
 * button sends the token.
 */
export function MailLinkPage<TData>(props: MailLinkPageProps<TData>) {
  const { document, token, title, hint, submitText, failed, describe } = props;
  const [done, setDone] = useState<string>();
  const [errorMessage, setErrorMessage] = useState<string | undefined>(
    token === '' ? texts.mailLink.missing : undefined,
  );
  const [send, pending] = useAction(document, {
    failed,
    onFailure: ({ code, message }) => {
      const isFinal = FINAL_CODES.has(code);
      if (isFinal) setErrorMessage(message);
      return isFinal;
    },
  });
  const submit = async (): Promise<void> => {
    const data = await send({ input: { token } });
    setDone(data && describe(data));
  };
  return (
    <VisitorPage
      title={title}
      alternative={<Link to={getHref('notificationSettings')}>{texts.mailLink.settings}</Link>}
    >
      {errorMessage !== undefined && (
        <Callout tone="error" role="alert">
          {errorMessage}
        </Callout>
      )}
      {done !== undefined && (
        <Callout tone="success" role="alert">
          {done}
        </Callout>
      )}
      {errorMessage === undefined && done === undefined && (
        <>
          <p>{hint}</p>
          <Button type="primary" size="large" block loading={pending} onClick={() => void submit()}>
            {submitText}
          </Button>
        </>
      )}
    </VisitorPage>
  );
}
