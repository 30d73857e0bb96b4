import { Button, Form } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { ChangePasswordDocument, type ChangePasswordInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { PasswordField } from '../ui/fields';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { NewPasswordFields } from './NewPasswordFields';

gql`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      viewer {
        id
      }
    }
  }
`;

type ChangePasswordValues = ChangePasswordInput & { passwordAgain: string };

/** The form to change the password, which requires the current one. */
export function ChangePasswordForm() {
  const [form] = Form.useForm<ChangePasswordValues>();
  const toast = useToast();
  const [changePassword, pending] = useAction(ChangePasswordDocument, { form });

  const submit = async ({ passwordAgain: _, ...input }: ChangePasswordValues): Promise<void> => {
    if (!(await changePassword({ input }))) return;
    form.resetFields();
    toast.success(texts.member.passwordChanged);
  };

  return (
    <ActionForm form={form} onSubmit={submit}>
      <PasswordField
        item={{
          name: 'currentPassword',
          label: texts.member.currentPassword,
          bounds: { min: 1, max: BOUNDS.password.max },
        }}
        autoComplete="current-password"
      />
      <NewPasswordFields name="newPassword" label={texts.member.newPassword} />
      <Button htmlType="submit" loading={pending}>
        {texts.member.changePassword}
      </Button>
    </ActionForm>
  );
}
