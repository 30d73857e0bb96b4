import { Button, Form } from 'antd';
import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { CONSENT_KINDS } from '../../../shared/consents';
import { BOUNDS, LOGIN_ID_FORMAT } from '../../../shared/bounds';
import { useLogIn } from '../../session/useLogIn';
import { SignUpDocument, type SignUpInput } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { ConsentFields, type ConsentValues, toConsents } from '../../features/legal/ConsentFields';
import { EmailField } from '../../features/account/EmailField';
import { NewPasswordFields } from '../../features/account/NewPasswordFields';
import { ProfileFields } from '../../features/profile/ProfileFields';
import { useSharedNotice } from '../../features/notices/share-link/useSharedNotice';
import { SharedNotice } from '../../features/notices/share-link/SharedNotice';
import { useSharedSchool } from './useSharedSchool';
import { getHref, isShareLink, MEMBER_HASH, opensApplyForm, parseNext, withNext } from '../../paths';
import { texts } from '../../texts';
import { useKeptValues } from '../../forms/kept-values';
import { ActionForm } from '../../forms/ActionForm';
import { TextField } from '../../forms/fields';
import { useToast } from '../../components/feedback/Toast';
import { LanguageSwitch } from './LanguageSwitch';
import { Slogan, VisitorPage } from './VisitorPage';
import { useAction } from '../../graphql/useAction';

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
  const [signUp, pending] = useAction(SignUpDocument, { failed: texts.member.signUpFailed, form });
  const next = parseNext(search);
  const isShared = isShareLink(next);
  const loginHref = withNext(getHref('login'), search) + (isShared ? MEMBER_HASH : '');
  const shared = useSharedNotice(next);
  const sharedSchool = shared.notice?.school.name;
  useSharedSchool(sharedSchool, form);
  useKeptValues(form);
  // Visitors with a share link have pressed a button to sign up, so the first field has the focus.
  useEffect(() => {
    if (isShared) form.focusField('loginId');
  }, [isShared, form]);
  const [logIn, loggingIn] = useLogIn({ next, onFailure: () => true });

  const submit = async ({ passwordAgain: _, consents, ...values }: SignUpValues): Promise<void> => {
    if (!(await signUp({ input: { ...values, consents: toConsents({ consents }) } }))) return;
    const { loginId, password } = values;
    if (await logIn({ loginId, password })) {
      // A toast would cover the form.
      if (!opensApplyForm(next)) toast.success(texts.member.signedUp);
      return;
    }
    toast.success(texts.member.signedUpOnly);
    await navigate(loginHref);
  };

  return (
    <VisitorPage
      title={texts.member.signUpTitle}
      alternative={
        <>
          {texts.auth.alreadyMember} <Link to={loginHref}>{texts.auth.logIn}</Link> <LanguageSwitch />
        </>
      }
      intro={
        <SharedNotice shared={shared}>
          <Slogan />
        </SharedNotice>
      }
    >
      <ActionForm form={form} onSubmit={submit}>
        <SignUpFields sharedSchool={sharedSchool} />
        <Button type="primary" htmlType="submit" size="large" block loading={pending || loggingIn}>
          {texts.member.signUp}
        </Button>
      </ActionForm>
    </VisitorPage>
  );
}

/**
 * The fields of a new account.
 * @param sharedSchool the school of a share link
 */
function SignUpFields({ sharedSchool }: { sharedSchool: string | undefined }) {
  return (
    <>
      <TextField
        item={{
          name: 'loginId',
          label: texts.auth.loginId,
          bounds: BOUNDS.loginId,
          rules: [
            {
              pattern: LOGIN_ID_FORMAT.pattern,
              message: LOGIN_ID_FORMAT.text[texts.language],
              transform: (value: string) => value.trim(),
            },
          ],
          validateFirst: true,
        }}
        placeholder={texts.member.loginIdHint}
        autoComplete="username"
        autoCapitalize="none"
      />
      <NewPasswordFields name="password" label={texts.auth.password} />
      <ProfileFields schoolHint={sharedSchool && texts.member.sharedSchool} knownSchool={sharedSchool} />
      <EmailField label={texts.member.email} />
      <ConsentFields kinds={CONSENT_KINDS} />
    </>
  );
}
