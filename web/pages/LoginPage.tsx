import { useReadQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useLoaderData, useSearchParams } from 'react-router-dom';
import { DemoLogins } from '../auth/DemoLogins';
import { useLogIn } from '../auth/useLogIn';
import type { LogInInput } from '../graphql/generated/documents';
import { getHref, readNext, withNext } from '../paths';
import { clearTabMember } from '../tabMember';
import { texts } from '../texts';
import { ActionForm } from '../ui/ActionForm';
import { Callout } from '../ui/Callout';
import { ChalkTable } from '../ui/ChalkTable';
import { PasswordField, TextField } from '../ui/fields';
import { useHydrated } from '../ui/useHydrated';
import { LegalLinks } from '../ui/LegalLinks';
import { PageHeading } from '../ui/PageHeading';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { loadLoginPage } from './LoginPage.query';
import styles from './LoginPage.module.css';

/** The login page, which also introduces the product. Redirects logged-in members. */
export function LoginPage() {
  const [search] = useSearchParams();
  const next = readNext(search);
  // The prerendered page is the same for every URL. Parts that depend on the URL are rendered after
  // hydration.
  const hydrated = useHydrated();
  const [typed] = useState(readTyped);
  const [refusal, setRefusal] = useState<string>();
  const [logIn, pending] = useLogIn({
    next,
    onFailure: ({ code, message }) => {
      setRefusal(message);
      return code !== 'NETWORK';
    },
  });
  useEffect(() => clearTabMember(), []);

  const submit = async (input: LogInInput): Promise<void> => {
    setRefusal(undefined);
    await logIn(input);
  };

  return (
    <main className={styles.page}>
      <title>{texts.common.title(texts.auth.title)}</title>
      <Slogan />
      <div className={styles.body}>
        <PageHeading>
          <VisuallyHidden>{texts.auth.title}</VisuallyHidden>
        </PageHeading>
        <ActionForm<LogInInput>
          initialValues={typed}
          // Does not validate on blur, because the user may be heading for a demo account.
          validateTrigger={[]}
          intro={
            refusal && (
              <Callout tone="error" role="alert">
                {refusal}
              </Callout>
            )
          }
          onSubmit={submit}
        >
          <TextField
            item={{ name: 'loginId', label: texts.auth.loginId, rules: [required(texts.auth.loginId)] }}
            placeholder={texts.auth.loginId}
            autoComplete="username"
            autoCapitalize="none"
            size="large"
          />
          <PasswordField
            item={{ name: 'password', label: texts.auth.password, rules: [required(texts.auth.password)] }}
            placeholder={texts.auth.password}
            autoComplete="current-password"
            size="large"
          />
          <Button type="primary" htmlType={hydrated ? 'submit' : 'button'} size="large" block loading={pending}>
            {texts.auth.logIn}
          </Button>
        </ActionForm>
        <p className={styles.links}>
          <span>
            {texts.auth.notMember}{' '}
            <Link to={withNext(getHref('signUp'), hydrated ? search : NO_SEARCH)}>{texts.auth.signUp}</Link>
          </span>
          <Link to={getHref('forgot')}>{texts.recovery.forgotLink}</Link>
          <Link to={getHref('explains')}>{texts.nav.guide}</Link>
        </p>
        <LegalLinks />
        {/* Below everything else, because the demo accounts load late and would shift the layout. */}
        {hydrated && (
          <Suspense fallback={null}>
            <Answered next={next} pending={pending} onChoose={(account) => void submit(account)} />
          </Suspense>
        )}
      </div>
    </main>
  );
}

/** The slogan in the banner. */
function Slogan() {
  const [first, underlined, last] = texts.auth.promise;
  return (
    <div className={styles.board}>
      <p className={styles.brand}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        <strong>{texts.common.name}</strong>
      </p>
      <p className={styles.promise}>
        {first}
        <br />
        <span>{underlined}</span> {last}
      </p>
      <ChalkTable />
    </div>
  );
}

interface AnsweredProps {
  next: string;
  pending: boolean;
  onChoose: (account: LogInInput) => void;
}

/** Content that needs the query: a redirect for members, demo accounts for visitors. */
function Answered({ next, pending, onChoose }: AnsweredProps) {
  const { data } = useReadQuery(useLoaderData<ReturnType<typeof loadLoginPage>>().viewer);
  if (data?.viewer) return <Navigate to={next} replace />;
  const accounts = data?.demoAccounts ?? [];
  return accounts.length > 0 && <DemoLogins accounts={accounts} disabled={pending} onChoose={onChoose} />;
}

/**
 * A rule for an empty field. All other problems of a login come from the server, for both fields
 * together.
 */
const required = (label: string) => ({ required: true, message: texts.input.required(label) });

const NO_SEARCH = new URLSearchParams();

/**
 * Returns the values that were typed, or filled in by the browser, before the page was hydrated.
 */
function readTyped(): LogInInput {
  const field = (id: keyof LogInInput) =>
    typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`input#${id}`);
  return { loginId: field('loginId')?.value ?? '', password: field('password')?.value ?? '' };
}
