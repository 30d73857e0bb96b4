import { useApolloClient, useQuery } from '@apollo/client/react';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { LogInDocument, LoginPageDocument, type LogInInput } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref, readNext } from '../paths';
import { texts } from '../texts';
import { VisitorPage } from '../ui/VisitorPage';
import { useAction } from '../ui/useAction';
import { announceMember, setTabMember } from '../tabMember';

gql`
  query LoginPage {
    viewer {
      id
    }
  }
`;
gql`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      id
      loginId
    }
  }
`;

/** The login page. Members who are logged in are redirected. */
export function LoginPage() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const next = readNext(useSearchParams()[0]);
  const [refusal, setRefusal] = useState<string>();
  // The query bypasses the cache, which can still hold the viewer after a logout.
  const { data } = useQuery(LoginPageDocument, { fetchPolicy: 'network-only' });
  const [logIn, pending] = useAction(LogInDocument, {
    onFailure: ({ code, message }) => {
      setRefusal(message);
      return code !== 'NETWORK';
    },
  });

  const submit = async (input: LogInInput): Promise<void> => {
    setRefusal(undefined);
    const result = await logIn({ input });
    if (!result) return;
    setTabMember(result.logIn);
    announceMember(result.logIn.id);
    await client.clearStore();
    await navigate(next, { replace: true });
  };

  if (data?.viewer) return <Navigate to={next} replace />;
  return (
    <VisitorPage title={texts.auth.title}>
      <Form
        layout="vertical"
        requiredMark={false}
        initialValues={EMPTY_INPUT}
        onFinish={(input: LogInInput) => void submit(input)}
      >
        {refusal && <Alert className="form-alert" type="error" showIcon title={refusal} role="alert" />}
        <Form.Item name="loginId" label={texts.auth.loginId}>
          <Input placeholder={texts.auth.loginId} autoComplete="username" autoCapitalize="none" size="large" />
        </Form.Item>
        <Form.Item name="password" label={texts.auth.password}>
          <Input.Password placeholder={texts.auth.password} autoComplete="current-password" size="large" />
        </Form.Item>
        <Button type="primary" htmlType="submit" size="large" block loading={pending}>
          {texts.auth.logIn}
        </Button>
      </Form>
      <p className="visitor-alternative">
        {texts.auth.notMember} <Link to={getHref('signUp')}>{texts.auth.signUp}</Link>
      </p>
    </VisitorPage>
  );
}

const EMPTY_INPUT: LogInInput = { loginId: '', password: '' };
