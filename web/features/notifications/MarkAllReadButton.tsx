import { Button } from 'antd';
import {
  MarkAllNotificationsReadDocument,
  MarkAllReadButton_ViewerFragmentDoc,
} from '../../graphql/generated/documents';
import { gql } from '../../graphql/tag';
import { texts } from '../../texts';
import { useAction } from '../../graphql/useAction';
import { type FragmentOf, useFragmentData } from '../../graphql/useFragmentData';

gql`
  fragment MarkAllReadButton_viewer on Viewer {
    id
    unreadNotificationCount
    notificationGroups(after: $after, topic: $topic) {
      edges {
        cursor
        node {
          id
          unreadCount
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
    // The response contains only the unread count, so the loaded groups are updated here.
    update: (cache) => {
      for (const { node } of data.notificationGroups.edges) {
        cache.modify({ id: cache.identify(node), fields: { unreadCount: () => 0 } });
      }
    },
  });
  return (
    <Button disabled={data.unreadNotificationCount === 0} loading={pending} onClick={() => void markAll({})}>
      {texts.notification.markAllRead}
    </Button>
  );
}
