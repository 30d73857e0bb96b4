import { Badge, type MenuProps } from 'antd';
import { Link } from 'react-router-dom';
import { useOpenReports } from '../../features/moderation/useOpenReports';
import { useLogOut } from '../../session/useLogOut';
import { UserMenu_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref, type PlainPageName } from '../../paths';
import { texts } from '../../texts';
import { Avatar } from '../../components/labels/Avatar';
import { MenuButton } from '../../components/buttons/MenuButton';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import styles from './UserMenu.module.css';

gql`
  fragment UserMenu_viewer on Viewer {
    id
    canModerate
    canOperate
    member {
      id
      nickName
      imageUrl
    }
  }
`;

/** The viewer's menu, with links to personal pages and the logout. */
export function UserMenu({ viewer }: { viewer: FragmentOf<typeof UserMenu_ViewerFragmentDoc> }) {
  const { canModerate, canOperate, member } = useFragmentData(UserMenu_ViewerFragmentDoc, viewer);
  const { id, nickName, imageUrl } = member;
  const { ofSchool, ofAll } = useOpenReports(canModerate || canOperate);
  const openReports = ofSchool + ofAll;
  const logOut = useLogOut();
  const link = (name: PlainPageName, text: string) => ({
    key: name,
    label: <Link to={getHref(name)}>{text}</Link>,
  });
  const items: MenuProps['items'] = [
    link('myNotices', texts.nav.myNotices),
    link('applications', texts.nav.applications),
    link('favourites', texts.nav.favourites),
    link('teams', texts.nav.teams),
    link('profile', texts.nav.settings),
    ...(canModerate ? [link('moderation', texts.nav.moderation(ofSchool))] : []),
    ...(canOperate ? [link('operator', texts.nav.operator(ofAll))] : []),
    link('guide', texts.nav.guide),
    { type: 'divider' },
    { key: 'logout', label: texts.nav.logOut, onClick: () => void logOut() },
  ];
  return (
    <MenuButton type="text" items={items} className={styles.button}>
      <Badge count={openReports} size="small" offset={[4, 2]} title="" aria-hidden="true">
        <Avatar id={id} nickName={nickName} imageUrl={imageUrl} />
      </Badge>
      <bdi className={styles.name} aria-hidden="true">
        {nickName}
      </bdi>
      <VisuallyHidden>{texts.nav.userMenu(nickName, openReports)}</VisuallyHidden>
    </MenuButton>
  );
}
