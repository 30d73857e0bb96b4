import type { ApolloCache } from '@apollo/client';
import { Button } from 'antd';
import {
  MarkAllNotificationsReadDocument,
  MarkAllReadButton_LoadedFragmentDoc,
  MarkAllReadButton_ViewerFragmentDoc,
} from '../graphql/generated/documents';
import { gql } from '../graphql/tag';
import { texts } from '../texts';
import { useAction } from '../ui/useAction';
import { type FragmentOf, useFragmentData } from '../ui/useFragmentData';

gql`
  fragment MarkAllReadButton_viewer on Viewer {
    id
    unreadNotificationCount
  }
`;
gql`
  fragment MarkAllReadButton_loaded on Viewer {
    id
    notifications {
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
        ...MarkAllReadButton_viewer
      }
    }
  }
`;

/** Marks all notifications as read, including those that are not loaded. */
export function MarkAllReadButton({ viewer }: { viewer: FragmentOf<typeof MarkAllReadButton_ViewerFragmentDoc> }) {
  const data = useFragmentData(MarkAllReadButton_ViewerFragmentDoc, viewer);
  const [markAll, pending] = useAction(MarkAllNotificationsReadDocument, {
    update: (cache) => markLoaded(cache, cache.identify(data)),
  });
  return (
    <Button disabled={data.unreadNotificationCount === 0} loading={pending} onClick={() => void markAll({})}>
      {texts.notification.markAllRead}
    </Button>
  );
}

/** Marks the notifications that are loaded as read, because the response contains only their number. */
function markLoaded(cache: ApolloCache, id: string | undefined): void {
  cache.updateFragment({ id, fragment: MarkAllReadButton_LoadedFragmentDoc }, (viewer) => {
    if (!viewer) return undefined;
    const edges = viewer.notifications.edges.map((edge) => ({ ...edge, node: { ...edge.node, read: true } }));
    return { ...viewer, notifications: { ...viewer.notifications, edges } };
  });
}
