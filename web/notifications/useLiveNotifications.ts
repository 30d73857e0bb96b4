import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LiveNotificationsDocument, UnreadCountDocument } from '../graphql/generated/documents';
import { refetchActive } from '../graphql/refetch';
import { gql } from '../graphql/tag';
import { isSocketOpen, onSocketChange } from '../graphql/socket';

gql`
  query UnreadCount {
    viewer {
      id
      unreadNotificationCount
    }
  }
`;
gql`
  subscription LiveNotifications {
    notificationReceived {
      id
      ...NotificationItem_notification
    }
  }
`;

const POLL_INTERVAL_MS = 60_000;

/**
 * Refetches the unread count and the open page when a notification arrives over the socket, because the page may show what
 * the notification is about: the list of notifications, applicants, or the state of an application. While the socket is
 * disconnected, the unread count is polled every minute if the tab is visible.
 */
export function useLiveNotifications(): void {
  const client = useApolloClient();
  const open = useSyncExternalStore(onSocketChange, isSocketOpen);
  const { error } = useSubscription(LiveNotificationsDocument, { onData: () => refetchActive(client) });
  const live = open && !error;
  // The layout's query has already loaded the count, so this query requests it only when polling or refetching.
  useQuery(UnreadCountDocument, {
    fetchPolicy: 'cache-first',
    pollInterval: live ? 0 : POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const wasConnected = useRef(false);
  useEffect(() => {
    // A reconnect may have missed events. The first connection has not, because the queries of the page have just run.
    if (live && wasConnected.current) refetchActive(client);
    wasConnected.current = wasConnected.current || live;
  }, [live, client]);
}
