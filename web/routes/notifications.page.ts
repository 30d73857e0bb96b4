import { parseTopic } from '../features/notifications/topics';
import { NotificationsPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { PATHS } from '../paths';
import type { Chunk, Navigation, PageRoute } from './page';

gql`
  query NotificationsPage($after: String, $topic: NotificationTopic) {
    viewer {
      id
      ...MarkAllReadButton_viewer
      ...NotificationItem_viewer
      notificationGroups(after: $after, topic: $topic) {
        edges {
          cursor
          node {
            id
            ...NotificationItem_group
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`;

/** Starts the query for the viewer's notifications, newest first. The URL contains the topic. */
export function loadNotificationsPage({ preload, search }: Navigation) {
  const topic = parseTopic(search);
  return { topic, notifications: preload(NotificationsPageDocument, { variables: { topic } }) };
}

export const pages: readonly PageRoute[] = [
  {
    path: PATHS.notifications,
    layout: 'members',
    loading: 'list',
    load: loadNotificationsPage,
    component: async () => (await import('./notifications')).NotificationsPage,
  },
];

export const chunk: Chunk = 'members';
