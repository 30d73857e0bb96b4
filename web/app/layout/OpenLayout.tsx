import { useReadQuery } from '@apollo/client/react';
import { type ReactNode, Suspense } from 'react';
import { Outlet, ScrollRestoration, useLoaderData } from 'react-router-dom';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { LegalLinks } from '../../features/legal/LegalLinks';
import { LinkButton } from '../../components/buttons/LinkButton';
import { LogoLink } from '../../components/page/LogoLink';
import { Loading } from '../../components/page/Loading';
import { Layout } from './Layout';
import type { loadLayout } from './layout.query';
import layoutStyles from './Layout.module.css';
import topBar from './TopBar.module.css';

/**
 * The layout of public pages. Members get the member layout, visitors get one with a link to the
 * login.
 */
export function OpenLayout() {
  return (
    <Suspense
      fallback={
        <VisitorLayout>
          <Loading />
        </VisitorLayout>
      }
    >
      <ViewerLayout />
    </Suspense>
  );
}

function ViewerLayout() {
  const { viewer: query } = useLoaderData<ReturnType<typeof loadLayout>>();
  const { data } = useReadQuery(query);
  if (data?.viewer) return <Layout />;
  return (
    <VisitorLayout>
      <ScrollRestoration />
      <Outlet />
    </VisitorLayout>
  );
}

function VisitorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header className={topBar.bar}>
        <div className={topBar.inner}>
          <LogoLink to={getHref('login')} className={topBar.logo} />
          <div className={topBar.tools}>
            <LinkButton to={getHref('login')}>{texts.auth.logIn}</LinkButton>
            <LinkButton type="primary" to={getHref('signUp')}>
              {texts.auth.signUp}
            </LinkButton>
          </div>
        </div>
      </header>
      <main className={layoutStyles.main}>{children}</main>
      <footer className={layoutStyles.foot}>
        <LegalLinks />
      </footer>
    </>
  );
}
