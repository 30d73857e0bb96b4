import { useReadQuery } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { Link, Navigate, useLoaderData, useSearchParams } from 'react-router-dom';
import { useLogIn } from '../auth/useLogIn';
import type { LogInInput, LoginPageQuery } from '../graphql/generated/documents';
import type { StartedQuery } from '../graphql/preload';
import { getHref, readNext, withNext } from '../paths';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { PasswordField, TextField } from '../ui/fields';
import { VisitorPage } from '../ui/VisitorPage';
import type { loadLoginPage } from './LoginPage.query';

/** The login page. Members who are logged in are redirected. */
export function LoginPage() {
  const { viewer: query } = useLoaderData<ReturnType<typeof loadLoginPage>>();
  const [search] = useSearchParams();
  const next = readNext(search);
  const [refusal, setRefusal] = useState<string>();
  const [logIn, pending] = useLogIn({
    next,
    onFailure: ({ code, message }) => {
      setRefusal(message);
      return code !== 'NETWORK';
    },
  });

  const submit = async (input: LogInInput): Promise<void> => {
    setRefusal(undefined);
    await logIn(input);
  };

  return (
    <VisitorPage
      title={texts.auth.title}
      alternative={
        <>
          {texts.auth.notMember} <Link to={withNext(getHref('signUp'), search)}>{texts.auth.signUp}</Link>
          <br />
          <Link to={getHref('forgot')}>{texts.recovery.forgotLink}</Link>
        </>
      }
    >
      <Suspense fallback={null}>
        <MemberRedirect query={query} to={next} />
      </Suspense>
      <ActionForm<LogInInput>
        initialValues={EMPTY_INPUT}
        intro={refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
        onSubmit={submit}
      >
        <TextField
          item={{ name: 'loginId', label: texts.auth.loginId }}
          placeholder={texts.auth.loginId}
          autoComplete="username"
          autoCapitalize="none"
          size="large"
        />
        <PasswordField
          item={{ name: 'password', label: texts.auth.password }}
          placeholder={texts.auth.password}
          autoComplete="current-password"
          size="large"
        />
        <Button type="primary" htmlType="submit" size="large" block loading={pending}>
          {texts.auth.logIn}
        </Button>
      </ActionForm>
    </VisitorPage>
  );
}

/** Redirects a member who is logged in. */
function MemberRedirect({ query, to }: { query: StartedQuery<LoginPageQuery>; to: string }) {
  const { data } = useReadQuery(query);
  return data?.viewer ? <Navigate to={to} replace /> : null;
}

const EMPTY_INPUT: LogInInput = { loginId: '', password: '' };
