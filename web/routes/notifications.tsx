import { useLoaderData, useNavigate } from 'react-router-dom';
import { NotificationsPageDocument } from '../graphql/generated/documents';
import { MarkAllReadButton } from '../features/notifications/MarkAllReadButton';
import { NotificationItem } from '../features/notifications/NotificationItem';
import { FILTER_TOPICS, type FilterTopic } from '../features/notifications/topics';
import { BrowseButton } from '../features/notices/BrowseButton';
import { texts } from '../texts';
import { FilterChip } from '../components/buttons/FilterChip';
import { Empty } from '../components/feedback/Empty';
import { MoreButton } from '../graphql/view/MoreButton';
import { Page } from '../components/page/Page';
import { QueryView } from '../graphql/view/QueryView';
import type { loadNotificationsPage } from './notifications.page';
import styles from './notifications.module.css';

/** The viewer's notifications by notice and kind. New ones appear live at the top. */
export function NotificationsPage() {
  const { topic, notifications: query } = useLoaderData<ReturnType<typeof loadNotificationsPage>>();
  return (
    <QueryView query={query} required={['viewer']}>
      {({ viewer }) => {
        const { edges, pageInfo } = viewer.notificationGroups;
        const isEmpty = edges.length === 0;
        return (
          <Page title={texts.nav.notifications} narrow actions={!isEmpty && <MarkAllReadButton viewer={viewer} />}>
            {(!isEmpty || topic) && <TopicChips topic={topic} />}
            {isEmpty ? (
              <NoNotifications topic={topic} />
            ) : (
              <ul className={styles.list}>
                {edges.map(({ node }) => (
                  <NotificationItem key={node.id} group={node} viewer={viewer} />
                ))}
              </ul>
            )}
            <MoreButton query={NotificationsPageDocument} variables={{ topic }} pageInfo={pageInfo}>
              {texts.common.more}
            </MoreButton>
          </Page>
        );
      }}
    </QueryView>
  );
}

/** Chips that show all notifications, or those of one topic. */
function TopicChips({ topic }: { topic: FilterTopic | null }) {
  const navigate = useNavigate();
  const { topics } = texts.notification;
  const show = (next: FilterTopic | null) => void navigate({ search: next ? `topic=${next}` : '' }, { replace: true });
  return (
    <div className={styles.topics}>
      <FilterChip on={topic === null} onToggle={() => show(null)}>
        {topics.all}
      </FilterChip>
      {FILTER_TOPICS.map((each) => (
        <FilterChip key={each} on={topic === each} onToggle={() => show(topic === each ? null : each)}>
          {topics[each]}
        </FilterChip>
      ))}
    </div>
  );
}

function NoNotifications({ topic }: { topic: FilterTopic | null }) {
  const { empty, emptyHint, emptyTopic } = texts.notification;
  if (topic) return <Empty>{emptyTopic}</Empty>;
  return (
    <Empty hint={emptyHint} action={<BrowseButton />}>
      {empty}
    </Empty>
  );
}
