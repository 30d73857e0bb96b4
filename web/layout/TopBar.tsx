import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { getHref } from '../paths';
import { texts } from '../texts';
import { CreateTeamMenu } from './CreateTeamMenu';

/** The bar at the top of every page for members, with the given tools at its end. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
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
          {children}
        </div>
      </div>
    </header>
  );
}
