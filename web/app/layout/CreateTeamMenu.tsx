import { PlusOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { MenuButton } from '../../components/buttons/MenuButton';
import styles from './CreateTeamMenu.module.css';

/**
 * A menu with links to create a project or a study. In the bottom bar its button is a plus, and it
 * opens upwards.
 */
export function CreateTeamMenu({ inBottomBar = false }: { inBottomBar?: boolean }) {
  const items = [
    { key: 'project', label: <Link to={getHref('createProject')}>{texts.notice.createTitle.PROJECT}</Link> },
    { key: 'study', label: <Link to={getHref('createStudy')}>{texts.notice.createTitle.STUDY}</Link> },
  ];
  return (
    <MenuButton
      type="primary"
      items={items}
      placement={inBottomBar ? 'top' : undefined}
      className={inBottomBar ? styles.plus : styles.button}
      icon={<PlusOutlined aria-hidden />}
      aria-label={inBottomBar ? texts.nav.createTeam : undefined}
    >
      {inBottomBar ? undefined : texts.nav.createTeam}
    </MenuButton>
  );
}
