import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LiveNotificationsDocument, UnreadCountDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { isSocketOpen, onSocketChange } from '../socket';
import type { Entity } from '../ui/entity';
import { prependNotification } from './notificationCache';

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
 * Updates the unread count and the list of notifications live over the socket. While the socket is disconnected, it polls the
 * unread count every minute if the tab is visible.
 */
export function useLiveNotifications(viewer: Entity): void {
  const client = useApolloClient();
  const open = useSyncExternalStore(onSocketChange, isSocketOpen);
  const { error } = useSubscription(LiveNotificationsDocument, {
    onData: ({ data: { data } }) => {
      if (!data) return;
      prependNotification(client.cache, viewer, data.notificationReceived);
      // The count is refetched rather than incremented, because another tab may have read some notifications.
      refetchActive(client, ['UnreadCount']);
    },
  });
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
    if (live && wasConnected.current) refetchActive(client, ['UnreadCount', 'NotificationsPage']);
    wasConnected.current = wasConnected.current || live;
  }, [live, client]);
}

/** Refetches the named queries that are active on the page. */
function refetchActive(client: ApolloClient, names: string[]): void {
  const isIncluded = (name: string | undefined): boolean => name !== undefined && names.includes(name);
  client
    .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => isIncluded(queryName) })
    .catch(() => undefined); // The page still shows the previous data, and the next event or poll refetches.
}
