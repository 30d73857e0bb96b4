import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { NavLink } from 'react-router-dom';
import { BellTab_ViewerFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment BellTab_viewer on Viewer {
    id
    unreadNotificationCount
  }
`;

/** The way to the notifications in a phone's bottom bar, with the number of the unread ones (kept by BellLink). */
export function BellTab({ viewer }: { viewer: FragmentOf<typeof BellTab_ViewerFragmentDoc> }) {
  const { unreadNotificationCount: count } = useFragmentData(BellTab_ViewerFragmentDoc, viewer);
  return (
    <NavLink to={getHref('notifications')} aria-label={texts.nav.unread(count)}>
      <span aria-hidden="true">
        <Badge count={count} size="small" overflowCount={99} title="">
          <BellOutlined className="bell-icon" />
        </Badge>
      </span>
      {texts.nav.notifications}
    </NavLink>
  );
}
