import { Link } from 'react-router-dom';
import { BellLink_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { useLiveNotifications } from './useLiveNotifications';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { Bell } from './Bell';
import styles from './BellLink.module.css';

gql`
  fragment BellLink_viewer on Viewer {
    id
    unreadNotificationCount
  }
`;

/** The link to the notifications. Also updates the unread count live. */
export function BellLink({ viewer }: { viewer: FragmentOf<typeof BellLink_ViewerFragmentDoc> }) {
  const { unreadNotificationCount: count } = useFragmentData(BellLink_ViewerFragmentDoc, viewer);
  useLiveNotifications();
  return (
    <Link to={getHref('notifications')} className={styles.link}>
      <Bell count={count} />
      <VisuallyHidden>{texts.nav.unread(count)}</VisuallyHidden>
    </Link>
  );
}
