import { Button } from 'antd';
import { MarkAllNotificationsReadDocument, MarkAllReadButton_ViewerFragmentDoc } from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment MarkAllReadButton_viewer on Viewer {
    id
    unreadNotificationCount
    notifications(after: $after) {
      edges {
        cursor
        node {
          id
          read
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
gql`
  mutation MarkAllNotificationsRead {
    markAllNotificationsRead {
      viewer {
        id
        unreadNotificationCount
      }
    }
  }
`;

/** Marks all notifications as read, including those that are not loaded. */
export function MarkAllReadButton({ viewer }: { viewer: FragmentOf<typeof MarkAllReadButton_ViewerFragmentDoc> }) {
  const data = useFragmentData(MarkAllReadButton_ViewerFragmentDoc, viewer);
  const [markAll, pending] = useAction(MarkAllNotificationsReadDocument, {
    // The response contains only the unread count, so the loaded notifications are updated here.
    update: (cache) => {
      for (const { node } of data.notifications.edges) {
        cache.modify({ id: cache.identify(node), fields: { read: () => true } });
      }
    },
  });
  return (
    <Button disabled={data.unreadNotificationCount === 0} loading={pending} onClick={() => void markAll({})}>
      {texts.notification.markAllRead}
    </Button>
  );
}
