import { HomeOutlined, SearchOutlined, TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { texts } from '../../texts';
import { useKeyboardHeight } from '../../components/browser/useKeyboard';
import { BarLink } from './BarLink';
import styles from './BottomBar.module.css';
import { CreateTeamMenu } from './CreateTeamMenu';
import { FIND_TABS, MY_TEAMS_TABS, PAGES_BELOW_MY_TEAMS } from './sections';

/**
 * The navigation on phones. An open keyboard hides it.
 * @param bell the link to the notifications
 */
export function BottomBar({ bell }: { bell: ReactNode }) {
  return (
    <nav className={styles.bar} aria-label={texts.nav.bottom} hidden={useKeyboardHeight() > 0}>
      <BarLink pages={['home']}>
        <HomeOutlined aria-hidden />
        {texts.nav.home}
      </BarLink>
      <BarLink pages={FIND_TABS}>
        <SearchOutlined aria-hidden />
        {texts.nav.find}
      </BarLink>
      <CreateTeamMenu inBottomBar />
      {bell}
      <BarLink pages={MY_TEAMS_TABS} pagesBelow={PAGES_BELOW_MY_TEAMS}>
        <TeamOutlined aria-hidden />
        {texts.nav.myTeams}
      </BarLink>
    </nav>
  );
}
