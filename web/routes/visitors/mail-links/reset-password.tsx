import { Button, Form } from 'antd';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ResetPasswordDocument, type ResetPasswordInput } from '../../../graphql/generated/documents';
import { gql } from '../../../graphql/tag';
import { NewPasswordFields } from '../../../features/account/NewPasswordFields';
import { getHref } from '../../../paths';
import { texts } from '../../../texts';
import { ActionForm } from '../../../forms/ActionForm';
import { Callout } from '../../../components/feedback/Callout';
import { useToast } from '../../../components/feedback/Toast';
import { useAction } from '../../../graphql/useAction';
import { VisitorPage } from '../VisitorPage';

gql`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      loginId
    }
  }
`;

type ResetValues = Pick<ResetPasswordInput, 'newPassword'> & { passwordAgain: string };

/**
 * The page that sets a new password, opened by a link in a mail. The token follows `#`, because
 * browsers do not send the hash.
 */
export function ResetPasswordPage() {
  const token = useLocation().hash.slice(1);
  const [form] = Form.useForm<ResetValues>();
  const [errorMessage, setErrorMessage] = useState<string | undefined>(
    token === '' ? texts.recovery.linkMissing : undefined,
  );
  const navigate = useNavigate();
  const toast = useToast();
  const [resetPassword, pending] = useAction(ResetPasswordDocument, {
    failed: texts.recovery.resetFailed,
    form,
    onFailure: ({ code, message }) => {
      if (code === 'INVALID_RESET_LINK') setErrorMessage(message);
      return code === 'INVALID_RESET_LINK';
    },
  });

  const submit = async ({ newPassword }: ResetValues): Promise<void> => {
    if (!(await resetPassword({ input: { token, newPassword } }))) return;
    toast.success(texts.recovery.resetDone);
    await navigate(getHref('login'), { replace: true });
  };

  return (
    <VisitorPage
      title={texts.recovery.resetTitle}
      alternative={<Link to={getHref('forgot')}>{texts.recovery.requestAgain}</Link>}
    >
      {errorMessage ? (
        <Callout tone="error" role="alert">
          {errorMessage}
        </Callout>
      ) : (
        <ActionForm form={form} onSubmit={submit}>
          <NewPasswordFields name="newPassword" label={texts.member.newPassword} />
          <Button type="primary" htmlType="submit" size="large" block loading={pending}>
            {texts.recovery.reset}
          </Button>
        </ActionForm>
      )}
    </VisitorPage>
  );
}
