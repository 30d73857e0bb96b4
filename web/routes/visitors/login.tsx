import { useReadQuery } from '@apollo/client/react';
import { Form } from 'antd';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, Navigate, useLoaderData, useSearchParams } from 'react-router-dom';
import { DemoLogins } from './DemoLogins';
import { LanguageSwitch } from './LanguageSwitch';
import { LogInForm } from './LogInForm';
import { SharedNoticeActions } from './SharedNoticeActions';
import { useLogIn } from '../../session/useLogIn';
import type { LogInInput } from '../../graphql/generated/documents';
import { SharedNotice } from '../../features/notices/share-link/SharedNotice';
import { useSharedNotice } from '../../features/notices/share-link/useSharedNotice';
import { getHref, PATHS, parseNext, withNext } from '../../paths';
import { clearTabMember } from '../../session/tab/tab-member';
import { texts } from '../../texts';
import { useKeptValues } from '../../forms/kept-values';
import { ChalkSeatTable } from '../../illustrations/SeatTable';
import { useHydrated } from '../../components/browser/useHydrated';
import { LegalLinks } from '../../features/legal/LegalLinks';
import { PageHeading } from '../../components/page/PageHeading';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import type { loadLoginPage } from './login.page';
import styles from './login.module.css';

/** The login page, which also introduces the product. Redirects logged-in members. */
export function LoginPage() {
  const [search] = useSearchParams();
  const next = parseNext(search);
  // The prerendered page is the same for every URL. Parts that depend on the URL are rendered after
  // hydration.
  const hydrated = useHydrated();
  const shared = useSharedNotice(hydrated ? next : PATHS.home);
  const isShared = shared.loading || shared.notice !== null;
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
    <LogInForm
      form={inputs}
      initialValues={typed}
      errorMessage={errorMessage}
      // Before hydration the browser itself would submit the form.
      canSubmit={hydrated}
      pending={pending}
      onSubmit={submit}
    />
  );

  return (
    <main className={styles.page}>
      <title>{texts.common.title(texts.auth.title)}</title>
      <Board>
        <SharedNotice shared={shared}>
          <Introduction />
        </SharedNotice>
      </Board>
      <div className={styles.body}>
        <PageHeading>
          <VisuallyHidden>{texts.auth.title}</VisuallyHidden>
        </PageHeading>
        {isShared ? (
          <SharedNoticeActions recruiting={shared.notice?.recruiting ?? true} next={next}>
            {form}
          </SharedNoticeActions>
        ) : (
          form
        )}
        <LoginLinks signUp={isShared ? undefined : withNext(getHref('signUp'), hydrated ? search : NO_SEARCH)} />
        <LegalLinks />
        {/* Below everything else, because the demo accounts load late and would shift the layout. */}
        {hydrated && (
          <Suspense fallback={null}>
            <LoginData next={next} pending={pending} onChoose={(account) => void submit(account)} />
          </Suspense>
        )}
      </div>
    </main>
  );
}

/** The blackboard with the name of the service. */
function Board({ children }: { children: ReactNode }) {
  return (
    <div className={styles.board}>
      <p className={styles.brand}>
        <img src="/icon.svg" alt="" width={32} height={32} />
        <strong>{texts.common.name}</strong>
      </p>
      {children}
    </div>
  );
}

/**
 * The links below the form.
 * @param signUp the URL of the sign-up page, if the page does not link to it elsewhere
 */
function LoginLinks({ signUp }: { signUp: string | undefined }) {
  return (
    <p className={styles.links}>
      {signUp !== undefined && (
        <span>
          {texts.auth.notMember} <Link to={signUp}>{texts.auth.signUp}</Link>
        </span>
      )}
      <Link to={getHref('forgot')}>{texts.recovery.forgotLink}</Link>
      <Link to={getHref('guide')}>{texts.nav.guide}</Link>
      <LanguageSwitch />
    </p>
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

const NO_SEARCH = new URLSearchParams();

/**
 * Returns the values that were typed, or filled in by the browser, before the page was hydrated.
 */
function readTyped(): LogInInput {
  const field = (id: keyof LogInInput) =>
    typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>(`input#${id}`);
  return { loginId: field('loginId')?.value ?? '', password: field('password')?.value ?? '' };
}
