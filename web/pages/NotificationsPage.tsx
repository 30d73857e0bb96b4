import { useLoaderData } from 'react-router-dom';
import { NotificationsPageDocument } from '../graphql/generated/documents';
import { MarkAllReadButton } from '../notifications/MarkAllReadButton';
import { NotificationItem } from '../notifications/NotificationItem';
import { getHref } from '../paths';
import { texts } from '../texts';
import { Empty } from '../ui/Empty';
import { LinkButton } from '../ui/LinkButton';
import { MoreButton } from '../ui/MoreButton';
import { Page } from '../ui/Page';
import { QueryView } from '../ui/QueryView';
import type { loadNotificationsPage } from './NotificationsPage.query';
import styles from './NotificationsPage.module.css';

/** The viewer's notifications. New ones appear live at the top. */
export function NotificationsPage() {
  const { notifications: query } = useLoaderData<ReturnType<typeof loadNotificationsPage>>();
  return (
    <QueryView query={query} required={['viewer']}>
      {({ viewer }) => {
        const { edges, pageInfo } = viewer.notifications;
        return (
          <Page
            title={texts.notification.title}
            narrow
            actions={edges.length > 0 && <MarkAllReadButton viewer={viewer} />}
          >
            {edges.length === 0 ? (
              <Empty
                hint={texts.notification.emptyHint}
                action={
                  <LinkButton type="primary" to={getHref('search')}>
                    {texts.notice.browse}
                  </LinkButton>
                }
              >
                {texts.notification.empty}
              </Empty>
            ) : (
              <ul className={styles.list}>
                {edges.map(({ node }) => (
                  <NotificationItem key={node.id} notification={node} viewer={viewer} />
                ))}
              </ul>
            )}
            <MoreButton query={NotificationsPageDocument} variables={{}} pageInfo={pageInfo}>
              {texts.notification.more}
            </MoreButton>
          </Page>
        );
      }}
    </QueryView>
  );
}
