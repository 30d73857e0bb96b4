import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { getHref } from '../paths';
import { texts } from '../texts';
import { CreateTeamMenu } from './CreateTeamMenu';
import styles from './TopBar.module.css';

/** The bar at the top of every page for members, with the given tools at its end. */
export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to={getHref('home')} className={styles.logo}>
          <img src="/icon.svg" alt="" width={28} height={28} />
          {texts.common.name}
        </Link>
        <nav className={styles.links} aria-label={texts.nav.main}>
          <NavLink to={getHref('projects')}>{texts.nav.projects}</NavLink>
          <NavLink to={getHref('studies')}>{texts.nav.studies}</NavLink>
        </nav>
        <div className={styles.tools}>
          <CreateTeamMenu />
          {children}
        </div>
      </div>
    </header>
  );
}
