import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { LiveNotificationsDocument, UnreadCountDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { isSocketOpen, onSocketChange } from '../socket';
import { type Entity, prependNotification } from './notificationCache';

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

const MINUTE = 60_000;

/**
 * Keeps the unread count and an open list of notifications up to date: live over the socket, and each minute while the
 * socket is away and somebody looks.
 */
export function useLiveNotifications(viewer: Entity): void {
  const client = useApolloClient();
  const open = useSyncExternalStore(onSocketChange, isSocketOpen);
  const { error } = useSubscription(LiveNotificationsDocument, {
    onData: ({ data: { data } }) => {
      if (!data) return;
      prependNotification(client.cache, viewer, data.notificationReceived);
      // Counted by the server: another tab may have read some.
      fetchAnew(client, ['UnreadCount']);
    },
  });
  const live = open && !error;
  // The layout has just asked for the count, so this asks only when it polls or is told to.
  useQuery(UnreadCountDocument, {
    fetchPolicy: 'cache-first',
    pollInterval: live ? 0 : MINUTE,
    skipPollAttempt: () => document.hidden,
  });
  const wasAway = useRef(false);
  useEffect(() => {
    if (live && wasAway.current) fetchAnew(client, ['UnreadCount', 'NotificationsPage']);
    // Before the first connection nothing was missed: the page's own queries are as new as it is.
    wasAway.current = wasAway.current || live;
  }, [live, client]);
}

/** Asks again for those of these queries that are on the screen. */
function fetchAnew(client: ApolloClient, names: string[]): void {
  const isWanted = (name: string | undefined): boolean => name !== undefined && names.includes(name);
  client
    .refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => isWanted(queryName) })
    .catch(() => undefined); // What is shown stays; the next event or minute asks again.
}
