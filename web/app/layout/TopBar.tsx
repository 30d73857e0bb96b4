import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LogoLink } from '../../components/page/LogoLink';
import { SearchField } from '../../features/search/SearchField';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { BarLink } from './BarLink';
import { CreateTeamMenu } from './CreateTeamMenu';
import { MY_TEAMS_TABS, NOTICE_LISTS, PAGES_BELOW_MY_TEAMS } from './sections';
import styles from './TopBar.module.css';

interface TopBarProps {
  school: ReactNode;
  /** The tools at the end of the bar. */
  children: ReactNode;
}

export function TopBar({ school, children }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <LogoLink to={getHref('home')} className={styles.logo} />
        <span className={styles.school}>{school}</span>
        <nav className={styles.links} aria-label={texts.nav.main}>
          <BarLink pages={['projects']}>{texts.nav.projects}</BarLink>
          <BarLink pages={['studies']}>{texts.nav.studies}</BarLink>
          <BarLink pages={MY_TEAMS_TABS} pagesBelow={PAGES_BELOW_MY_TEAMS}>
            {texts.nav.myTeams}
          </BarLink>
        </nav>
        <div className={styles.search}>
          <BarSearch />
        </div>
        <div className={styles.tools}>
          <CreateTeamMenu />
          {children}
        </div>
      </div>
    </header>
  );
}

/** The search in the bar. Renders nothing on pages with a search of their own. */
function BarSearch() {
  const { pathname } = useLocation();
  return NOTICE_LISTS.some((page) => getHref(page) === pathname) ? null : <SearchField />;
}
