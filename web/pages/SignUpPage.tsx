import { Button, Form } from 'antd';
import { Link, useNavigate } from 'react-router-dom';
import { BOUNDS } from '../../shared/bounds';
import { SignUpDocument, type SignUpInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { EmailField } from '../members/EmailField';
import { NewPasswordFields } from '../members/NewPasswordFields';
import { ProfileFields } from '../members/ProfileFields';
import { getHref } from '../paths';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { TextField } from '../ui/fields';
import { useToast } from '../ui/Toast';
import { VisitorPage } from '../ui/VisitorPage';
import { useAction } from '../ui/useAction';

gql`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      member {
        id
      }
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
    <VisitorPage
      title={texts.member.signUpTitle}
      alternative={
        <>
          {texts.member.alreadyMember} <Link to={getHref('login')}>{texts.auth.logIn}</Link>
        </>
      }
    >
      <ActionForm form={form} onSubmit={submit}>
        <TextField
          item={{ name: 'loginId', label: texts.auth.loginId, bounds: BOUNDS.loginId }}
          placeholder={texts.member.loginIdHint}
          autoComplete="username"
          autoCapitalize="none"
        />
        <NewPasswordFields name="password" label={texts.auth.password} />
        <ProfileFields />
        <EmailField label={texts.member.email} />
        <Button type="primary" htmlType="submit" size="large" block loading={pending}>
          {texts.member.signUp}
        </Button>
      </ActionForm>
    </VisitorPage>
  );
}
