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
    member {
      id
      nickName
      imageUrl
    }
  }
`;

/** The viewer's menu with links to personal pages and the logout. */
export function UserMenu({ viewer }: { viewer: FragmentOf<typeof UserMenu_ViewerFragmentDoc> }) {
  const { id, nickName, imageUrl } = useFragmentData(UserMenu_ViewerFragmentDoc, viewer).member;
  const logOut = useLogOut();
  const link = (name: 'recruit' | 'applications' | 'favourites' | 'myPage' | 'explains', text: string) => ({
    key: name,
    label: <Link to={getHref(name)}>{text}</Link>,
  });
  const items: MenuProps['items'] = [
    link('recruit', texts.nav.recruit),
    link('applications', texts.nav.applications),
    link('favourites', texts.nav.favourites),
    link('myPage', texts.nav.settings),
    link('explains', texts.nav.guide),
    { type: 'divider' },
    { key: 'logout', label: texts.nav.logOut, onClick: () => void logOut() },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" className={styles.button} aria-haspopup="menu">
        <Avatar id={id} nickName={nickName} imageUrl={imageUrl} />
        <span className={styles.name} aria-hidden="true">
          {nickName}
        </span>
        <VisuallyHidden>{texts.nav.userMenu(nickName)}</VisuallyHidden>
      </Button>
    </Dropdown>
  );
}
