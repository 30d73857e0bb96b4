import type { ApolloCache, Reference } from '@apollo/client';
import { type Entity, identify } from '../ui/entity';

/** A connection in the format of the cache. */
interface StoredConnection {
  edges: { node: Reference }[];
}

/** Puts a notification at the top of the list, if the list is loaded: a new one, or one that was repeated. */
export function prependNotification(cache: ApolloCache, viewer: Entity, notification: Entity): void {
  cache.modify({
    id: identify(cache, viewer),
    fields: {
      notifications: (list: StoredConnection | Reference) => {
        if (!('edges' in list)) return list;
        const node = { __ref: identify(cache, notification) ?? '' };
        const others = list.edges.filter((edge) => edge.node.__ref !== node.__ref);
        // The edge needs no cursor, because the next page starts after the last edge.
        return { ...list, edges: [{ __typename: 'NotificationEdge', cursor: '', node }, ...others] };
      },
    },
  });
}

/** Decrements the unread count by one. */
export function decrementUnreadCount(cache: ApolloCache, viewer: Entity): void {
  cache.modify({
    id: identify(cache, viewer),
    fields: { unreadNotificationCount: (count: number) => Math.max(0, count - 1) },
  });
}

/** Marks all loaded notifications as read. */
export function markLoadedRead(cache: ApolloCache, viewer: Entity): void {
  cache.modify({
    id: identify(cache, viewer),
    fields: {
      notifications: (list: StoredConnection | Reference) => {
        for (const { node } of 'edges' in list ? list.edges : [])
          cache.modify({ id: node.__ref, fields: { read: () => true } });
        return list;
      },
    },
  });
}
