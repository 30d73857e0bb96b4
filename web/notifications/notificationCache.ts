import type { ApolloCache, Reference } from '@apollo/client';

/** A thing that the cache holds by itself. */
export interface Entity {
  __typename: string;
  id: string;
}

/** A connection as the cache holds it. */
interface StoredList {
  edges: { node: Reference }[];
}

/** Puts a notification that has just come at the top of the list, where the list was loaded and has it not yet. */
export function prependNotification(cache: ApolloCache, viewer: Entity, notification: Entity): void {
  cache.modify({
    id: identify(cache, viewer),
    fields: {
      notifications: (list: StoredList | Reference) => {
        if (!('edges' in list)) return list;
        const node = { __ref: identify(cache, notification) ?? '' };
        if (list.edges.some((edge) => edge.node.__ref === node.__ref)) return list;
        // It has no cursor of its own; the way to older ones starts at the last.
        return { ...list, edges: [{ __typename: 'NotificationEdge', cursor: '', node }, ...list.edges] };
      },
    },
  });
}

/** Counts one unread notification less. */
export function countRead(cache: ApolloCache, viewer: Entity): void {
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
      notifications: (list: StoredList | Reference) => {
        for (const { node } of 'edges' in list ? list.edges : [])
          cache.modify({ id: node.__ref, fields: { read: () => true } });
        return list;
      },
    },
  });
}

function identify(cache: ApolloCache, { __typename, id }: Entity): string | undefined {
  return cache.identify({ __typename, id });
}
