import { Button, Dropdown, type MenuProps } from 'antd';
import { Link } from 'react-router-dom';
import { useLogOut } from '../auth/useLogOut';
import { UserMenu_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './UserMenu.module.css';

gql`
  fragment UserMenu_viewer on Viewer {
    id
    nickName
    imageUrl
  }
`;

const links: NonNullable<MenuProps['items']> = [
  { key: 'recruit', label: <Link to={getHref('recruit')}>{texts.nav.recruit}</Link> },
  { key: 'applications', label: <Link to={getHref('applications')}>{texts.nav.applications}</Link> },
  { key: 'favourites', label: <Link to={getHref('favourites')}>{texts.nav.favourites}</Link> },
  { key: 'settings', label: <Link to={getHref('myPage')}>{texts.nav.settings}</Link> },
  { key: 'guide', label: <Link to={getHref('explains')}>{texts.nav.guide}</Link> },
  { type: 'divider' },
];

/** The viewer's menu with links to personal pages and the logout. */
export function UserMenu({ viewer }: { viewer: FragmentOf<typeof UserMenu_ViewerFragmentDoc> }) {
  const { nickName, imageUrl } = useFragmentData(UserMenu_ViewerFragmentDoc, viewer);
  const logOut = useLogOut();
  const items: MenuProps['items'] = [
    ...links,
    { key: 'logout', label: texts.nav.logOut, onClick: () => void logOut() },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" className={styles.button} aria-haspopup="menu">
        <Avatar nickName={nickName} imageUrl={imageUrl} />
        <span className={styles.name} aria-hidden="true">
          {nickName}
        </span>
        <VisuallyHidden>{texts.nav.userMenu(nickName)}</VisuallyHidden>
      </Button>
    </Dropdown>
  );
}
