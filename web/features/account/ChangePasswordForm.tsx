import { Button, Form } from 'antd';
import { ChangePasswordDocument, type ChangePasswordInput } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { ActionForm } from '../../forms/ActionForm';
import { CurrentPasswordField } from '../../forms/fields';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
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
  const [changePassword, pending] = useAction(ChangePasswordDocument, { failed: texts.member.passwordFailed, form });

  const submit = async ({ passwordAgain: _, ...input }: ChangePasswordValues): Promise<void> => {
    if (!(await changePassword({ input }))) return;
    form.resetFields();
    toast.success(texts.member.passwordChanged);
  };

  return (
    <ActionForm form={form} onSubmit={submit}>
      <CurrentPasswordField name="currentPassword" label={texts.member.currentPassword} />
      <NewPasswordFields name="newPassword" label={texts.member.newPassword} />
      <Button htmlType="submit" loading={pending}>
        {texts.member.changePassword}
      </Button>
    </ActionForm>
  );
}
