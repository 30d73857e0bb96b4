import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RequestPasswordResetDocument, type RequestPasswordResetInput } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { ActionForm } from '../../../forms/ActionForm';
import { Callout } from '../../../components/feedback/Callout';
import { TextField } from '../../../forms/fields';
import { useAction } from '../../../graphql/useAction';
import { VisitorPage } from '../VisitorPage';

gql`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      validMinutes
    }
  }
`;

/** Bounds for text that is only compared. The server reports problems of longer text. */
const ACCOUNT_BOUNDS = { min: 1, max: 1_000 };

/**
 * The page that requests a password reset link. It shows the same message for existing and unknown
 * accounts.
 */
export function ForgotPasswordPage() {
  const [validMinutes, setValidMinutes] = useState<number>();
  const [request, pending] = useAction(RequestPasswordResetDocument, { failed: texts.recovery.requestFailed });

  const submit = async (input: RequestPasswordResetInput): Promise<void> => {
    const result = await request({ input });
    if (result?.requestPasswordReset) setValidMinutes(result.requestPasswordReset.validMinutes);
  };

  const { forgotTitle, requested, requestedHint, forgotHint, account } = texts.recovery;
  return (
    <VisitorPage title={forgotTitle} alternative={<Link to={getHref('login')}>{texts.recovery.backToLogin}</Link>}>
      <ActionForm<RequestPasswordResetInput>
        initialValues={{ account: '' }}
        intro={
          validMinutes === undefined ? (
            forgotHint
          ) : (
            <Callout tone="success" role="alert" hint={requestedHint(validMinutes)}>
              {requested}
            </Callout>
          )
        }
        onSubmit={submit}
      >
        <TextField
          item={{ name: 'account', label: account, bounds: ACCOUNT_BOUNDS }}
          autoComplete="username"
          autoCapitalize="none"
          size="large"
        />
        <Button type="primary" htmlType="submit" size="large" block loading={pending}>
          {validMinutes === undefined ? texts.recovery.request : texts.recovery.requestAgain}
        </Button>
      </ActionForm>
    </VisitorPage>
  );
}
