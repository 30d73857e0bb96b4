import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { LiveNotificationsDocument, UnreadCountDocument } from '../../graphql/generated/documents';
import { refetchActive } from '../../graphql/refetch';
import { gql } from '../../graphql/tag';
import { isSubscribed, onSubscribedChange } from '../../graphql/links/socket';

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
    }
  }
`;

const POLL_INTERVAL_MS = 60_000;

/**
 * Refetches the open page and the unread count when a notification arrives. While disconnected,
 * polls the count every minute if the tab is visible.
 *
 * - After the first connection, refetches the count, and the page if the count has changed.
 * - After a reconnect, refetches the page and the count.
 */
export function useLiveNotifications(): void {
  const client = useApolloClient();
  const subscribed = useSyncExternalStore(onSubscribedChange, isSubscribed);
  const { error } = useSubscription(LiveNotificationsDocument, { onData: () => refetchActive(client) });
  const live = subscribed && !error;
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
