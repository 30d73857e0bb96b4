import { Button, Form, Input } from 'antd';
import { BOUNDS } from '../../shared/bounds';
import { ChangePasswordDocument, type ChangePasswordInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { textRules } from '../ui/rules';
import { useAction } from '../ui/useAction';
import { samePassword } from './samePassword';

gql`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      id
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
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      onFinish={(values: ChangePasswordValues) => void submit(values)}
    >
      <Form.Item
        name="currentPassword"
        label={texts.member.currentPassword}
        rules={textRules(texts.member.currentPassword, { min: 1, max: BOUNDS.password.max })}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="newPassword"
        label={texts.member.newPassword}
        rules={textRules(texts.member.newPassword, BOUNDS.password)}
      >
        <Input.Password placeholder={texts.member.passwordHint} autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="passwordAgain"
        label={texts.member.passwordAgain}
        dependencies={['newPassword']}
        validateTrigger="onChange"
        rules={[samePassword('newPassword')]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Button htmlType="submit" loading={pending}>
        {texts.member.changePassword}
      </Button>
    </Form>
  );
}
