import { NotificationsPageDocument } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import type { Navigation } from './navigation';

gql`
  query NotificationsPage($after: String) {
    viewer {
      id
      ...MarkAllReadButton_viewer
      ...NotificationItem_viewer
      notifications(after: $after) {
        edges {
          cursor
          node {
            id
            ...NotificationItem_notification
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

/** Starts the query for the viewer's notifications, newest first. */
export function loadNotificationsPage({ preload }: Navigation) {
  return { notifications: preload(NotificationsPageDocument, { variables: {} }) };
}
