import { BellOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { Link } from 'react-router-dom';
import { BellLink_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { getHref } from '../paths';
import { texts } from '../texts';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { useLiveNotifications } from './useLiveNotifications';

gql`
  fragment BellLink_viewer on Viewer {
    id
    unreadNotificationCount
  }
`;

/** The link to the notifications with the unread count, which it updates live. */
export function BellLink({ viewer }: { viewer: FragmentOf<typeof BellLink_ViewerFragmentDoc> }) {
  const { unreadNotificationCount: count } = useFragmentData(BellLink_ViewerFragmentDoc, viewer);
  useLiveNotifications();
  return (
    <Link to={getHref('notifications')} className="bell">
      <span aria-hidden="true">
        <Badge count={count} size="small" overflowCount={99} title="">
          <BellOutlined className="bell-icon" />
        </Badge>
      </span>
      <span className="visually-hidden">{texts.nav.unread(count)}</span>
    </Link>
  );
}
