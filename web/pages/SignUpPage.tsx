import { Button, Form } from 'antd';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CONSENT_KINDS } from '../../shared/consents';
import { BOUNDS, LOGIN_ID_FORMAT } from '../../shared/bounds';
import { useLogIn } from '../auth/useLogIn';
import { SignUpDocument, type SignUpInput } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { ConsentFields, type ConsentValues, toConsents } from '../members/ConsentFields';
import { EmailField } from '../members/EmailField';
import { NewPasswordFields } from '../members/NewPasswordFields';
import { ProfileFields } from '../members/ProfileFields';
import { useSharedSchool } from '../members/useSharedSchool';
import { getHref, readNext, withNext } from '../paths';
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

type SignUpValues = Omit<SignUpInput, 'consents'> & ConsentValues & { passwordAgain: string };

/** The sign-up page. It logs the new member in and continues at the requested page. */
export function SignUpPage() {
  const [form] = Form.useForm<SignUpValues>();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const toast = useToast();
  const [signUp, pending] = useAction(SignUpDocument, { form });
  const sharedSchool = useSharedSchool(readNext(search), form);
  const [logIn, loggingIn] = useLogIn({ next: readNext(search), onFailure: () => true });

  const submit = async ({ passwordAgain: _, consents, ...values }: SignUpValues): Promise<void> => {
    if (!(await signUp({ input: { ...values, consents: toConsents({ consents }) } }))) return;
    const { loginId, password } = values;
    if (await logIn({ loginId, password })) return toast.success(texts.member.signedUp);
    toast.success(texts.member.signedUpOnly);
    await navigate(withNext(getHref('login'), search));
  };

  return (
    <VisitorPage
      title={texts.member.signUpTitle}
      alternative={
        <>
          {texts.member.alreadyMember} <Link to={withNext(getHref('login'), search)}>{texts.auth.logIn}</Link>
        </>
      }
    >
      <ActionForm form={form} onSubmit={submit}>
        <TextField
          item={{
            name: 'loginId',
            label: texts.auth.loginId,
            bounds: BOUNDS.loginId,
            rules: [{ ...LOGIN_ID_FORMAT, transform: (value: string) => value.trim() }],
            validateFirst: true,
          }}
          placeholder={texts.member.loginIdHint}
          autoComplete="username"
          autoCapitalize="none"
        />
        <NewPasswordFields name="password" label={texts.auth.password} />
        <ProfileFields schoolHint={sharedSchool && texts.member.sharedSchool} />
        <EmailField label={texts.member.email} />
        <ConsentFields kinds={CONSENT_KINDS} />
        <Button type="primary" htmlType="submit" size="large" block loading={pending || loggingIn}>
          {texts.member.signUp}
        </Button>
      </ActionForm>
    </VisitorPage>
  );
}
