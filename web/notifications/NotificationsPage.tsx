import { MarkAllReadButton } from './MarkAllReadButton';
import { NotificationItem } from './NotificationItem';
import { NotificationsPageDocument } from '../gql/graphql';
import { gql } from '../gql/tag';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { MoreButton } from '../ui/MoreButton';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';

gql`
  query NotificationsPage($first: Int!, $after: String) {
    viewer {
      id
      ...MarkAllReadButton_viewer
      notifications(first: $first, after: $after) {
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

const FIRST_PAGE = { first: 20 };

/** Lists the viewer's notifications, newest first. New ones are added at the top live. */
export function NotificationsPage() {
  return (
    <QueryView query={NotificationsPageDocument} variables={FIRST_PAGE}>
      {({ viewer }) => (
        <Page title={texts.notification.title} narrow actions={viewer && <MarkAllReadButton viewer={viewer} />}>
          {viewer?.notifications.edges.length === 0 && (
            <Empty>
              {texts.notification.empty} {texts.notification.emptyHint}
            </Empty>
          )}
          {viewer && viewer.notifications.edges.length > 0 && (
            <ul className="notifications">
              {viewer.notifications.edges.map(({ node }) => (
                <NotificationItem key={node.id} notification={node} viewer={viewer} />
              ))}
            </ul>
          )}
          {viewer?.notifications.pageInfo.hasNextPage && (
            <MoreButton
              query={NotificationsPageDocument}
              variables={{ ...FIRST_PAGE, after: viewer.notifications.pageInfo.endCursor }}
            >
              {texts.notification.more}
            </MoreButton>
          )}
        </Page>
      )}
    </QueryView>
  );
}
