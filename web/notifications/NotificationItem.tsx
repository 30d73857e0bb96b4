import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  MarkNotificationReadDocument,
  NotificationItem_NotificationFragmentDoc,
  NotificationItem_ViewerFragmentDoc,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { Avatar } from '../ui/Avatar';
import { TimeAgo } from '../ui/TimeAgo';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';
import { describeNotification } from './describeNotification';
import { getNotificationHref } from './getNotificationHref';
import { isWithoutActor } from './isWithoutActor';
import styles from './NotificationItem.module.css';

gql`
  fragment NotificationItem_notification on Notification {
    id
    kind
    noticeTitle
    read
    times
    createdAt
    deadline
    pendingCount
    applicationId
    actor {
      id
      nickName
      imageUrl
    }
    notice {
      id
      kind
      viewerCanManage
      viewerApplication {
        id
      }
    }
  }
`;
gql`
  fragment NotificationItem_viewer on Viewer {
    id
    unreadNotificationCount
  }
`;
gql`
  mutation MarkNotificationRead($input: MarkNotificationReadInput!) {
    markNotificationRead(input: $input) {
      notification {
        id
        read
      }
      viewer {
        id
        unreadNotificationCount
      }
    }
  }
`;

interface NotificationItemProps {
  notification: FragmentOf<typeof NotificationItem_NotificationFragmentDoc>;
  viewer: FragmentOf<typeof NotificationItem_ViewerFragmentDoc>;
}

/**
 * One notification. A click marks it as read and opens its page. If its notice is not available,
 * the click only marks it as read.
 */
export function NotificationItem({ notification, viewer }: NotificationItemProps) {
  const data = useFragmentData(NotificationItem_NotificationFragmentDoc, notification);
  const { __typename, id, kind, read, createdAt, actor } = data;
  const { unreadNotificationCount: unread, ...counted } = useFragmentData(NotificationItem_ViewerFragmentDoc, viewer);
  const [markRead] = useAction(MarkNotificationReadDocument, {
    optimisticResponse: {
      markNotificationRead: {
        __typename: 'MarkNotificationReadPayload',
        notification: { __typename, id, read: true },
        viewer: { ...counted, unreadNotificationCount: Math.max(0, unread - 1) },
      },
    },
    // The click may already have opened another page, where an error message would be confusing.
    // The notification stays unread.
    onFailure: () => true,
  });
  const sender = actor?.nickName ?? (isWithoutActor(kind) ? texts.common.name : '?');
  return (
    <li className={read ? styles.item : `${styles.item} ${styles.unread}`}>
      <Avatar id={actor?.id} nickName={sender} imageUrl={actor?.imageUrl ?? null} size={36} />
      <div className={styles.text}>
        <NotificationLink
          href={getNotificationHref(data)}
          onClick={read ? undefined : () => void markRead({ input: { id } })}
        >
          {describeNotification(data)}
        </NotificationLink>
        <TimeAgo time={createdAt} />
      </div>
      {!read && <span className={styles.label}>{texts.notification.unread}</span>}
    </li>
  );
}

interface NotificationLinkProps {
  href: string | undefined;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

/** A link if there is a target, a button if there is only an action, otherwise text. */
function NotificationLink({ href, onClick, children }: NotificationLinkProps) {
  if (href !== undefined) {
    return (
      <Link to={href} onClick={onClick}>
        {children}
      </Link>
    );
  }
  if (!onClick) return <span>{children}</span>;
  return (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  );
}
