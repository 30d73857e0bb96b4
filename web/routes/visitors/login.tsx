import { useReadQuery } from '@apollo/client/react';
import { Button, Form } from 'antd';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Navigate, useLoaderData, useLocation, useSearchParams } from 'react-router-dom';
import { DemoLogins } from './DemoLogins';
import { LanguageSwitch } from './LanguageSwitch';
import { useLogIn } from '../../session/useLogIn';
import type { LogInInput } from '../../graphql/generated/documents';
import { type SharedNoticeParts, WithSharedNotice } from '../../features/notices/shared/WithSharedNotice';
import { getHref, getSignUpToApplyHref, MEMBER_HASH, PATHS, readNext, withNext } from '../../paths';
import { clearTabMember } from '../../session/tab/tab-member';
import { texts } from '../../texts';
import { useKeptValues } from '../../forms/kept-values';
import { ActionForm } from '../../forms/ActionForm';
import { Callout } from '../../components/feedback/Callout';
import { ChalkSeatTable } from '../../illustrations/SeatTable';
import { PasswordField, TextField } from '../../forms/fields';
import { useHydrated } from '../../components/browser/useHydrated';
import { LinkButton } from '../../components/buttons/LinkButton';
import { LegalLinks } from '../../features/legal/LegalLinks';
import { PageHeading } from '../../components/page/PageHeading';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import type { loadLoginPage } from './login.page';
import styles from './login.module.css';

/** The login page, which also introduces the product. Redirects logged-in members. */
export function LoginPage() {
  const [search] = useSearchParams();
  const next = readNext(search);
  // The prerendered page is the same for every URL. Parts that depend on the URL are rendered after
  // hydration.
  const hydrated = useHydrated();
  const [inputs] = Form.useForm<LogInInput>();
  const [typed] = useState(readTyped);
  useKeptValues(inputs);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [logIn, pending] = useLogIn({
    next,
    onFailure: ({ code, message }) => {
      setErrorMessage(message);
      return code !== 'NETWORK';
    },
  });
  useEffect(() => clearTabMember(), []);

  const submit = async (input: LogInInput): Promise<void> => {
    setErrorMessage(undefined);
    await logIn(input);
  };

  const form = (
    <ActionForm<LogInInput>
      form={inputs}
      initialValues={typed}
      // Does not validate on blur, because the user may be heading for a demo account.
      validateTrigger={[]}
      intro={
        errorMessage && (
          <Callout tone="error" role="alert">
            {errorMessage}
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
  );

  return (
    <main className={styles.page}>
      <title>{texts.common.title(texts.auth.title)}</title>
      <WithSharedNotice next={hydrated ? next : PATHS.home}>
        {(shared) => (
          <>
            <div className={styles.board}>
              <p className={styles.brand}>
                <img src="/icon.svg" alt="" width={32} height={32} />
                <strong>{texts.common.name}</strong>
              </p>
              {shared ? shared.card : <Introduction />}
            </div>
            <div className={styles.body}>
              <PageHeading>
                <VisuallyHidden>{texts.auth.title}</VisuallyHidden>
              </PageHeading>
              {shared ? (
                <SharedNoticeActions shared={shared} next={next}>
                  {form}
                </SharedNoticeActions>
              ) : (
                form
              )}
              <p className={styles.links}>
                {!shared && (
                  <span>
                    {texts.auth.notMember}{' '}
                    <Link to={withNext(getHref('signUp'), hydrated ? search : NO_SEARCH)}>{texts.auth.signUp}</Link>
                  </span>
                )}
                <Link to={getHref('forgot')}>{texts.recovery.forgotLink}</Link>
                <Link to={getHref('guide')}>{texts.nav.guide}</Link>
                <LanguageSwitch form={inputs} />
              </p>
              <LegalLinks />
              {/* Below everything else, because the demo accounts load late and would shift the layout. */}
              {hydrated && (
                <Suspense fallback={null}>
                  <LoginData next={next} pending={pending} onChoose={(account) => void submit(account)} />
                </Suspense>
              )}
            </div>
          </>
        )}
      </WithSharedNotice>
    </main>
  );
}

/** The promise of the product, beside a drawing of a team. */
function Introduction() {
  const [first, underlined, last] = texts.auth.promise;
  return (
    <>
      <p className={styles.promise}>
        {first}
        <br />
        <span>{underlined}</span> {last}
      </p>
      <ChalkSeatTable />
    </>
  );
}

interface SharedNoticeActionsProps {
  shared: SharedNoticeParts;
  next: string;
  /** The form to log in. */
  children: ReactNode;
}

/** Buttons for a visitor with a share link: to sign up, or to open the login form. */
function SharedNoticeActions({ shared, next, children }: SharedNoticeActionsProps) {
  const { hash, search } = useLocation();
  const signUp = shared.recruiting
    ? { to: getSignUpToApplyHref(next), text: texts.auth.signUpToApply }
    : { to: withNext(getHref('signUp'), new URLSearchParams(search)), text: texts.auth.signUpToRead };
  const isMember = hash === MEMBER_HASH;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), [isMember]);
  return (
    <>
      <LinkButton type={isMember ? 'default' : 'primary'} size="large" block to={signUp.to}>
        {signUp.text}
      </LinkButton>
      {isMember ? (
        <div ref={form}>{children}</div>
      ) : (
        <LinkButton type="link" size="large" block to={PATHS.login + search + MEMBER_HASH}>
          {texts.auth.alreadyMember}
        </LinkButton>
      )}
    </>
  );
}

interface LoginDataProps {
  next: string;
  pending: boolean;
  onChoose: (account: LogInInput) => void;
}

/** Content that needs the query: a redirect for members, demo accounts for visitors. */
function LoginData({ next, pending, onChoose }: LoginDataProps) {
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
