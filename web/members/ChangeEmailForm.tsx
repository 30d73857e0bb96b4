import { Button, Form } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import {
  ChangeEmailDocument,
  type ChangeEmailInput,
  ChangeEmailForm_ViewerFragmentDoc,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { PasswordField } from '../ui/fields';
import { useToast } from '../ui/Toast';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { EmailField } from './EmailField';

gql`
  fragment ChangeEmailForm_viewer on Viewer {
    id
    email
  }
`;
gql`
  mutation ChangeEmail($input: ChangeEmailInput!) {
    changeEmail(input: $input) {
      viewer {
        id
        ...ChangeEmailForm_viewer
        ...ProfileForm_viewer
      }
    }
  }
`;

/** The form to change the e-mail address, which requires the password. */
export function ChangeEmailForm({ viewer }: { viewer: FragmentOf<typeof ChangeEmailForm_ViewerFragmentDoc> }) {
  const { email } = useFragmentData(ChangeEmailForm_ViewerFragmentDoc, viewer);
  const [form] = Form.useForm<ChangeEmailInput>();
  const toast = useToast();
  const [changeEmail, pending] = useAction(ChangeEmailDocument, { form });

  const submit = async (input: ChangeEmailInput): Promise<void> => {
    if (!(await changeEmail({ input }))) return;
    form.resetFields();
    toast.success(texts.member.emailChanged);
  };

  return (
    <ActionForm
      form={form}
      name="changeEmail"
      initialValues={{ email: '', password: '' }}
      intro={texts.member.currentEmail(email)}
      onSubmit={submit}
    >
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
