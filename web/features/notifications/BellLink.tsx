import { Link } from 'react-router-dom';
import { Bell_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { Bell } from './Bell';
import styles from './BellLink.module.css';

/** The link to the notifications in the top bar, with the unread count. */
export function BellLink({ viewer }: { viewer: FragmentOf<typeof Bell_ViewerFragmentDoc> }) {
  const { unreadNotificationCount: count } = useFragmentData(Bell_ViewerFragmentDoc, viewer);
  return (
    <Link to={getHref('notifications')} className={styles.link}>
      <Bell count={count} />
      <VisuallyHidden>{texts.nav.unread(count)}</VisuallyHidden>
    </Link>
  );
}
