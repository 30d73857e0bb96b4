import { NavLink } from 'react-router-dom';
import { Bell_ViewerFragmentDoc } from '../../graphql/generated/documents';
import { getHref } from '../../paths';
import { texts } from '../../texts';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { Bell } from './Bell';

/** The link to the notifications in the bottom bar of phones, with the unread count. */
export function BellTab({ viewer }: { viewer: FragmentOf<typeof Bell_ViewerFragmentDoc> }) {
  return <BellTabLink count={useFragmentData(Bell_ViewerFragmentDoc, viewer).unreadNotificationCount} />;
}

/** The link with a count, which is 0 until the viewer has loaded. */
export function BellTabLink({ count }: { count: number }) {
  return (
    <NavLink to={getHref('notifications')}>
      <Bell count={count} />
      <span aria-hidden="true">{texts.nav.notifications}</span>
      <VisuallyHidden>{texts.nav.unread(count)}</VisuallyHidden>
    </NavLink>
  );
}
