import { BellOutlined, MessageOutlined, SendOutlined, TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { entryFor } from '../../graphql/enums';
import {
  MarkNotificationReadDocument,
  NotificationItem_GroupFragmentDoc,
  NotificationItem_ViewerFragmentDoc,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { Avatar } from '../../components/labels/Avatar';
import { TimeAgo } from '../../components/text/TimeAgo';
import { VisuallyHidden } from '../../components/text/VisuallyHidden';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';
import { describeNotification } from './describe-notification';
import { getNotificationHref, leadsToApplicants } from './notification-href';
import styles from './NotificationItem.module.css';
import { MemberText } from '../../components/text/MemberText';

gql`
  fragment NotificationItem_group on NotificationGroup {
    id
    actorCount
    unreadCount
    latest {
      id
      kind
      topic
      noticeTitle
      times
      createdAt
      deadline
      pendingCount
      applicationId
      isFromService
      news {
        name
        count
        path
      }
      actor {
        id
        nickName
        imageUrl
      }
      notice {
        id
        kind
        viewerCanManage
        viewerIsTeammate
        viewerApplication {
          id
        }
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
      group {
        id
        unreadCount
      }
      viewer {
        id
        unreadNotificationCount
      }
    }
  }
`;

const ICONS = {
  APPLICATIONS: <SendOutlined aria-hidden />,
  COMMENTS: <MessageOutlined aria-hidden />,
  TEAMS: <TeamOutlined aria-hidden />,
  NOTICES: <BellOutlined aria-hidden />,
  MODERATION: <BellOutlined aria-hidden />,
  other: <BellOutlined aria-hidden />,
};

interface NotificationItemProps {
  group: FragmentOf<typeof NotificationItem_GroupFragmentDoc>;
  viewer: FragmentOf<typeof NotificationItem_ViewerFragmentDoc>;
}

/**
 * The notifications of one kind at one notice. A click marks them as read and opens their page. If
 * the notice is not available, the click only marks them as read.
 */
export function NotificationItem({ group, viewer }: NotificationItemProps) {
  const { __typename, id, actorCount, unreadCount, latest } = useFragmentData(NotificationItem_GroupFragmentDoc, group);
  const { unreadNotificationCount: unread, ...counted } = useFragmentData(NotificationItem_ViewerFragmentDoc, viewer);
  const [markRead] = useAction(MarkNotificationReadDocument, {
    optimisticResponse: {
      markNotificationRead: {
        __typename: 'MarkNotificationReadPayload',
        notification: { __typename: latest.__typename, id: latest.id, read: true },
        group: { __typename, id, unreadCount: 0 },
        viewer: { ...counted, unreadNotificationCount: Math.max(0, unread - unreadCount) },
      },
    },
    // The click may already have opened another page, where an error message would be confusing.
    // The notifications stay unread.
    onFailure: () => true,
  });
  const { actor, noticeTitle } = latest;
  const sender = actor?.nickName ?? (latest.isFromService ? texts.common.name : '?');
  const isUnread = unreadCount > 0;
  return (
    <li className={isUnread ? `${styles.item} ${styles.unread}` : styles.item}>
      <span className={styles.sender}>
        <Avatar id={actor?.id} nickName={sender} imageUrl={actor?.imageUrl ?? null} size={36} />
        <span className={styles.icon}>{entryFor(ICONS, latest.topic)}</span>
      </span>
      <div className={styles.text}>
        <NotificationLink
          href={getNotificationHref(latest, actorCount)}
          onClick={isUnread ? () => void markRead({ input: { id: latest.id, wholeGroup: true } }) : undefined}
        >
          <span className={styles.sentence}>{describeNotification(latest, actorCount)}</span>
          {noticeTitle !== '' && (
            <>
              {' '}
              <MemberText className={styles.title} text={noticeTitle} />
            </>
          )}
        </NotificationLink>
        <p className={styles.meta}>
          <TimeAgo time={latest.createdAt} />
          {leadsToApplicants(latest) && <span className={styles.step}>{texts.notification.viewApplicants}</span>}
        </p>
      </div>
      {isUnread && (
        <span className={styles.dot}>
          <VisuallyHidden>{texts.notification.unread}</VisuallyHidden>
        </span>
      )}
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
      <Link to={href} onClick={onClick} className={styles.link}>
        {children}
      </Link>
    );
  }
  if (!onClick) return <span className={styles.link}>{children}</span>;
  return (
    <button type="button" onClick={onClick} className={styles.link}>
      {children}
    </button>
  );
}
