import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MarkNotificationReadDocument, NotificationItem_NotificationFragmentDoc } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { TimeAgo } from '../ui/TimeAgo';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { getNotificationHref } from './getNotificationHref';
import { type Entity, countRead } from './notificationCache';

gql`
  fragment NotificationItem_notification on Notification {
    id
    kind
    noticeTitle
    read
    createdAt
    actor {
      id
      nickName
      imageUrl
    }
    notice {
      id
      kind
      myApplication {
        id
      }
    }
  }
`;
gql`
  mutation MarkNotificationRead($id: ID!) {
    markNotificationRead(id: $id) {
      id
      read
    }
  }
`;

/** A notification, and whose it is. */
interface NotificationItemProps {
  notification: FragmentOf<typeof NotificationItem_NotificationFragmentDoc>;
  viewer: Entity;
}

/** One notification. To follow it is to have read it; one whose notice is gone leads nowhere, and is read by a press. */
export function NotificationItem({ notification, viewer }: NotificationItemProps) {
  const data = useFragmentData(NotificationItem_NotificationFragmentDoc, notification);
  const { __typename, id, kind, noticeTitle, read, createdAt, actor } = data;
  const [mark] = useAction(MarkNotificationReadDocument, {
    optimisticResponse: { markNotificationRead: { __typename, id, read: true } },
    update: (cache) => countRead(cache, viewer),
    // It would be told on a page that has nothing to do with it; the notification just stays unread.
    onFailure: () => true,
  });
  const text = texts.notification.text[kind](texts.notification.actor(actor?.nickName), noticeTitle);
  return (
    <li className={read ? 'notification' : 'notification notification-unread'}>
      <Avatar nickName={actor?.nickName ?? '?'} imageUrl={actor?.imageUrl ?? null} size={36} />
      <div className="notification-text">
        <Followed href={getNotificationHref(data)} onFollow={read ? undefined : () => void mark({ id })}>
          {text}
        </Followed>
        <TimeAgo time={createdAt} />
      </div>
      {!read && <span className="notification-mark">{texts.notification.unread}</span>}
    </li>
  );
}

/** A link, a button, or just text: whatever there is to do. */
interface FollowedProps {
  href: string | undefined;
  onFollow: (() => void) | undefined;
  children: ReactNode;
}

function Followed({ href, onFollow, children }: FollowedProps) {
  if (href !== undefined) {
    return (
      <Link to={href} onClick={onFollow}>
        {children}
      </Link>
    );
  }
  if (!onFollow) return <span>{children}</span>;
  return (
    <button type="button" onClick={onFollow}>
      {children}
    </button>
  );
}
