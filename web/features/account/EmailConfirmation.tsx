import { Button } from 'antd';
import { useState } from 'react';
import {
  type EmailConfirmation_ViewerFragment,
  EmailConfirmation_ViewerFragmentDoc,
  RequestEmailConfirmationDocument,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useSecondsUntil } from '../../components/browser/useSecondsUntil';
import { Callout } from '../../components/feedback/Callout';
import { PanelRow } from '../../components/page/PanelRow';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { ChangeEmailForm } from './ChangeEmailForm';

gql`
  fragment EmailConfirmation_viewer on Viewer {
    id
    email
    emailState
  }
`;

gql`
  mutation RequestEmailConfirmation {
    requestEmailConfirmation {
      nextAllowedAt
    }
  }
`;

interface EmailConfirmationProps {
  viewer: FragmentOf<typeof EmailConfirmation_ViewerFragmentDoc>;
}

/** The row of the settings with the viewer's address, which also shows that it gets no mails. */
export function EmailRow({ viewer }: EmailConfirmationProps) {
  const { email, emailState } = useFragmentData(EmailConfirmation_ViewerFragmentDoc, viewer);
  const value = isUnproven(emailState) ? texts.emailConfirmation.value[emailState](email) : email;
  return (
    <PanelRow title={texts.member.email} value={value} anchor="account">
      <EmailConfirmation viewer={viewer} />
      <ChangeEmailForm />
    </PanelRow>
  );
}

/**
 * The reason why the viewer's address gets no mails, with a button that mails a link to confirm it.
 * Renders nothing for a confirmed address.
 */
export function EmailConfirmation({ viewer }: EmailConfirmationProps) {
  const { email, emailState } = useFragmentData(EmailConfirmation_ViewerFragmentDoc, viewer);
  const [sent, setSent] = useState<{ email: string; nextAllowedAt: string }>();
  const isSent = sent?.email === email;
  const seconds = useSecondsUntil(isSent ? sent.nextAllowedAt : undefined);
  const { reason, request, requestAgainIn, requestFailed, requested } = texts.emailConfirmation;
  const [send, pending] = useAction(RequestEmailConfirmationDocument, { failed: requestFailed });
  if (!isUnproven(emailState)) return null;

  const submit = async (): Promise<void> => {
    const data = await send({});
    if (data?.requestEmailConfirmation) setSent({ email, ...data.requestEmailConfirmation });
  };
  const button = (
    <Button loading={pending} disabled={seconds > 0} onClick={() => void submit()}>
      {seconds > 0 ? requestAgainIn(seconds) : request}
    </Button>
  );
  return (
    <Callout tone="warning" hint={<output>{isSent && requested}</output>} action={button}>
      {reason[emailState](email)}
    </Callout>
  );
}

type EmailState = EmailConfirmation_ViewerFragment['emailState'];

/** Whether the address gets no mails until it is confirmed. */
function isUnproven(state: EmailState): state is 'UNCONFIRMED' | 'REFUSED' {
  return state === 'UNCONFIRMED' || state === 'REFUSED';
}
