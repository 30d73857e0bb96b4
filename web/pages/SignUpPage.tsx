import { Button, Form, Input } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';
import { SignUpDocument, type SignUpInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { useToast } from '../ui/Toast';
import { VisitorPage } from '../ui/VisitorPage';
import { textRules } from '../ui/rules';
import { useAction } from '../ui/useAction';
import { ProfileFields } from '../members/ProfileFields';
import { samePassword } from '../members/samePassword';

gql`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      id
    }
  }
`;

type SignUpValues = SignUpInput & { passwordAgain: string };

/** The sign-up page, which continues to the login page. */
export function SignUpPage() {
  const [form] = Form.useForm<SignUpValues>();
  const navigate = useNavigate();
  const toast = useToast();
  const [signUp, pending] = useAction(SignUpDocument, { form });

  const submit = async ({ passwordAgain: _, ...input }: SignUpValues): Promise<void> => {
    if (!(await signUp({ input }))) return;
    toast.success(texts.member.signedUp);
    await navigate(getHref('login'));
  };

  return (
    <VisitorPage title={texts.member.signUpTitle}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={(values: SignUpValues) => void submit(values)}
      >
        <Form.Item name="loginId" label={texts.auth.loginId} rules={textRules(texts.auth.loginId, BOUNDS.loginId)}>
          <Input placeholder={texts.member.loginIdHint} autoComplete="username" autoCapitalize="none" />
        </Form.Item>
        <Form.Item name="password" label={texts.auth.password} rules={textRules(texts.auth.password, BOUNDS.password)}>
          <Input.Password placeholder={texts.member.passwordHint} autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="passwordAgain"
          label={texts.member.passwordAgain}
          dependencies={['password']}
          validateTrigger="onChange"
          rules={[samePassword('password')]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <ProfileFields />
        <Button type="primary" htmlType="submit" size="large" block loading={pending}>
          {texts.member.signUp}
        </Button>
      </Form>
      <p className="visitor-alternative">
        {texts.member.alreadyMember} <Link to={getHref('login')}>{texts.auth.logIn}</Link>
      </p>
    </VisitorPage>
  );
}
