import { Button, Form } from 'antd';
import { ChangeEmailDocument, type ChangeEmailInput } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { ActionForm } from '../../forms/ActionForm';
import { useKeptValues } from '../../forms/kept-values';
import { CurrentPasswordField } from '../../forms/fields';
import { useToast } from '../../components/feedback/Toast';
import { useAction } from '../../graphql/useAction';
import { EmailField } from './EmailField';

gql`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      viewer {
        id
        email
        ...EmailConfirmation_viewer
        ...ProfileForm_viewer
      }
    }
  }
`;

/** The form to change the e-mail address, which requires the password. */
export function ChangeEmailForm() {
  const [form] = Form.useForm<ChangeEmailInput>();
  useKeptValues(form);
  const toast = useToast();
  const [changeEmail, pending] = useAction(ChangeEmailDocument, { failed: texts.member.emailFailed, form });

  const submit = async (input: ChangeEmailInput): Promise<void> => {
    if (!(await changeEmail({ input }))) return;
    form.resetFields();
    toast.success(texts.member.emailChanged);
  };

  return (
    <ActionForm form={form} name="changeEmail" initialValues={{ email: '', password: '' }} onSubmit={submit}>
      <EmailField label={texts.member.newEmail} />
      <CurrentPasswordField label={texts.member.currentPassword} />
      <Button htmlType="submit" loading={pending}>
        {texts.member.changeEmail}
      </Button>
    </ActionForm>
  );
}
