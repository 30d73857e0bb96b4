import type { Known } from '../../graphql/enums';
import { type NotificationKind, NotificationsPageDocument } from '../../graphql/generated/documents';
import { Bell } from '../../notifications/Bell';
import { MarkAllReadButton } from '../../notifications/MarkAllReadButton';
import { NotificationItem } from '../../notifications/NotificationItem';
import { Row } from '../../ui/Row';
import { QuerySample } from './QuerySample';
import { JUNHO, MINJI, NOTICE_STATES, toConnection } from './sample-data';
import { startSample } from './sample-query';
import { Sample } from './Sample';

/** Every kind, as a record, so that a new kind without a sample does not compile. */
const IS_SHOWN: Record<Known<NotificationKind>, true> = {
  APPLICATION_RECEIVED: true,
  APPLICATION_CANCELLED: true,
  APPLICATION_APPROVED: true,
  APPLICATION_REJECTED: true,
  NOTICE_CLOSED: true,
  NOTICE_DELETED: true,
  COMMENT_ADDED: true,
  CONTENT_HIDDEN: true,
  CONTENT_RESTORED: true,
  MEMBER_SUSPENDED: true,
  COMMENT_REPLIED: true,
  NOTICE_EXPIRED: true,
  NOTICE_REOPENED: true,
  DEADLINE_NEAR: true,
  STILL_RECRUITING: true,
  TEAM_POSTED: true,
  TEAM_LEFT: true,
  TEAM_REMOVED: true,
  TEAM_ASKED: true,
  TEAM_ANSWERED: true,
  TEAM_JOINED: true,
  TEAM_DONE: true,
  TEAM_DISBANDED: true,
  TEAM_HANDED_OVER: true,
  APPLICATION_WAITLISTED: true,
  APPLICATION_EXPIRED: true,
  DECISION_DUE: true,
};
const KINDS = Object.keys(IS_SHOWN) as Known<NotificationKind>[];

/** The fields that differ between the notifications of one list. */
const STATES = {
  unread: { read: false, times: 1, actor: MINJI, notice: NOTICE_STATES.open },
  'read, repeated': { read: true, times: 3, actor: MINJI, notice: NOTICE_STATES.own },
  'unread, of nobody and without a notice': { read: false, times: 1, actor: null, notice: null },
};

const samples = Object.entries(STATES).map(([name, state]) => {
  const notifications = KINDS.map((kind, index) => ({
    __typename: 'Notification',
    id: String(index),
    kind,
    noticeTitle: '친구들 시간표 겹쳐 보고 공강 찾는 서비스',
    createdAt: '2026-11-17T00:00:00Z',
    deadline: '2026-12-01',
    pendingCount: 2,
    ...state,
  }));
  const viewer = {
    __typename: 'Viewer',
    id: JUNHO.id,
    unreadNotificationCount: state.read ? 0 : KINDS.length,
    notifications: toConnection(notifications),
  };
  return { name, sample: startSample(NotificationsPageDocument, {}, { NotificationsPage: { viewer } }) };
});

/** Notifications of every kind, and the bell. */
export function NotificationSamples() {
  return (
    <>
      <Sample name="Bell">
        <Row>
          {[0, 1, 42, 100].map((count) => (
            <Bell key={count} count={count} />
          ))}
        </Row>
      </Sample>
      {samples.map(({ name, sample }) => (
        <QuerySample
          key={name}
          name={`NotificationItem, MarkAllReadButton: ${name}`}
          sample={sample}
          required={['viewer']}
        >
          {({ viewer }) => (
            <>
              <Row>
                <MarkAllReadButton viewer={viewer} />
              </Row>
              <ul>
                {viewer.notifications.edges.map(({ node }) => (
                  <NotificationItem key={node.id} notification={node} viewer={viewer} />
                ))}
              </ul>
            </>
          )}
        </QuerySample>
      ))}
    </>
  );
}
