import { Button, Form } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { ChangeEmailDocument, type ChangeEmailInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { PasswordField } from '../ui/fields';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { EmailField } from './EmailField';

gql`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      viewer {
        id
        email
        ...ProfileForm_viewer
      }
    }
  }
`;

/** The form to change the email address, which requires the password. */
export function ChangeEmailForm() {
  const [form] = Form.useForm<ChangeEmailInput>();
  const toast = useToast();
  const [changeEmail, pending] = useAction(ChangeEmailDocument, { form });

  const submit = async (input: ChangeEmailInput): Promise<void> => {
    if (!(await changeEmail({ input }))) return;
    form.resetFields();
    toast.success(texts.member.emailChanged);
  };

  return (
    <ActionForm form={form} name="changeEmail" initialValues={{ email: '', password: '' }} onSubmit={submit}>
      <EmailField label={texts.member.newEmail} />
      <PasswordField
        item={{ name: 'password', label: texts.member.currentPassword, bounds: { min: 1, max: BOUNDS.password.max } }}
        autoComplete="current-password"
      />
      <Button htmlType="submit" loading={pending}>
        {texts.member.changeEmail}
      </Button>
    </ActionForm>
  );
}
