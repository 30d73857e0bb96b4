import { useQuery } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { Link, type Location, NavLink, Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import { SessionGuard } from '../auth/SessionGuard';
import { useTabMember } from '../auth/useTabMember';
import { announceExpiry } from '../session';
import { LayoutDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { BellLink } from '../notifications/BellLink';
import { BellTab } from '../notifications/BellTab';
import { getHref } from '../paths';
import { texts } from '../texts';
import { BottomBar } from './BottomBar';
import { CreateTeamMenu } from './CreateTeamMenu';
import { Loading } from '../ui/Loading';
import { UserMenu } from './UserMenu';

gql`
  query Layout {
    viewer {
      id
      loginId
      ...UserMenu_viewer
      ...BellLink_viewer
      ...BellTab_viewer
    }
  }
`;

/** The layout of every page for members: the top bar, the page, and on phones the bottom bar. */
export function Layout() {
  const { data } = useQuery(LayoutDocument);
  const navigating = useNavigation().state === 'loading';
  useTabMember(data?.viewer);
  const isVisitor = data?.viewer === null;
  useEffect(() => {
    if (isVisitor) announceExpiry();
  }, [isVisitor]);
  return (
    <>
      <SessionGuard />
      <ScrollRestoration getKey={getScrollKey} />
      <a className="skip-link" href="#main">
        {texts.common.skip}
      </a>
      <header className="top-bar">
        <div className="top-bar-inner">
          <Link to={getHref('home')} className="logo">
            {texts.common.name}
          </Link>
          <nav className="top-links" aria-label={texts.nav.main}>
            <NavLink to={getHref('projects')}>{texts.nav.projects}</NavLink>
            <NavLink to={getHref('studies')}>{texts.nav.studies}</NavLink>
          </nav>
          <div className="top-tools">
            <CreateTeamMenu />
            {data?.viewer && <BellLink viewer={data.viewer} />}
            {data?.viewer && <UserMenu viewer={data.viewer} />}
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} aria-busy={navigating}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <BottomBar bell={data?.viewer && <BellTab viewer={data.viewer} />} />
    </>
  );
}

/** The first page of every visit has the key 'default', so its scroll position is stored by path instead. */
function getScrollKey({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
