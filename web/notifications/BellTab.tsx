import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { NavLink } from 'react-router-dom';
import { BellTab_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment BellTab_viewer on Viewer {
    id
    unreadNotificationCount
  }
`;

/** The link to the notifications in the bottom bar of phones, with the unread count. BellLink updates the count. */
export function BellTab({ viewer }: { viewer: FragmentOf<typeof BellTab_ViewerFragmentDoc> }) {
  const { unreadNotificationCount: count } = useFragmentData(BellTab_ViewerFragmentDoc, viewer);
  return (
    <NavLink to={getHref('notifications')}>
      <span aria-hidden="true">
        <Badge count={count} size="small" overflowCount={99} title="">
          <BellOutlined className="bell-icon" />
        </Badge>
      </span>
      <span aria-hidden="true">{texts.nav.notifications}</span>
      <span className="visually-hidden">{texts.nav.unread(count)}</span>
    </NavLink>
  );
}
