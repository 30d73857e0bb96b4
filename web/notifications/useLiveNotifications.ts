import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
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
 * Refetches the unread count and the open page when a notification arrives over the socket. The
 * page may show the subject of the notification: the notifications, applicants, or the state of an
 * application. While the socket is disconnected and the tab visible, the count is polled every
 * minute. A new socket may have missed events. The first one refetches the count, because on a slow
 * phone the page's data is already seconds old. A later one refetches the page.
 */
export function useLiveNotifications(): void {
  const client = useApolloClient();
  const open = useSyncExternalStore(onSocketChange, isSocketOpen);
  const { error } = useSubscription(LiveNotificationsDocument, { onData: () => refetchActive(client) });
  const live = open && !error;
  // The layout's query has already loaded the count. This query sends a request only when it polls
  // or refetches.
  const { data, refetch } = useQuery(UnreadCountDocument, {
    fetchPolicy: 'cache-first',
    pollInterval: live ? 0 : POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  });
  const catchUp = useEffectEvent(async () => {
    const shown = data?.viewer?.unreadNotificationCount;
    const { data: now } = await refetch();
    if (now?.viewer?.unreadNotificationCount !== shown) refetchActive(client);
  });
  const wasConnected = useRef(false);
  useEffect(() => {
    if (!live) return;
    if (wasConnected.current) refetchActive(client);
    // A failure leaves the page as it is until the next refetch.
    else catchUp().catch(() => undefined);
    wasConnected.current = true;
  }, [live, client]);
}
