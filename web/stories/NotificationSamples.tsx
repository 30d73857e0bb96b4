import type { Known } from '../graphql/enums';
import { type NotificationKind, NotificationsPageDocument } from '../graphql/generated/documents';
import { Bell } from '../features/notifications/Bell';
import { MarkAllReadButton } from '../features/notifications/MarkAllReadButton';
import { NotificationItem } from '../features/notifications/NotificationItem';
import { Row } from '../components/lists/Row';
import { QuerySample } from './QuerySample';
import { JUNHO, MINJI, NOTICE_STATES, toConnection } from './data/notices';
import { startSample } from './data/sample-query';
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
  TEAM_MEETING: true,
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
  NEW_NOTICES: true,
  OFFER_RECEIVED: true,
  OFFER_ANSWERED: true,
  SEEKING_ENDED: true,
};
const KINDS = Object.keys(IS_SHOWN) as Known<NotificationKind>[];

/** The fields that differ between the groups of one list, and between their notifications. */
const STATES = {
  unread: {
    group: { actorCount: 1, unreadCount: 1 },
    latest: { times: 1, isFromService: false, actor: MINJI, notice: NOTICE_STATES.open },
  },
  'unread, of several members': {
    group: { actorCount: 12, unreadCount: 12 },
    latest: { times: 1, isFromService: false, actor: MINJI, notice: NOTICE_STATES.own },
  },
  'read, repeated': {
    group: { actorCount: 1, unreadCount: 0 },
    latest: { times: 3, isFromService: false, actor: MINJI, notice: NOTICE_STATES.own },
  },
  'unread, of nobody and without a notice': {
    group: { actorCount: 0, unreadCount: 1 },
    latest: { times: 1, isFromService: false, actor: null, notice: null },
  },
  'unread, of the service': {
    group: { actorCount: 0, unreadCount: 1 },
    latest: { times: 1, isFromService: true, actor: null, notice: NOTICE_STATES.open },
  },
};

const samples = Object.entries(STATES).map(([name, { group, latest }]) => {
  const groups = KINDS.map((kind, index) => ({
    __typename: 'NotificationGroup',
    id: String(index),
    ...group,
    latest: {
      __typename: 'Notification',
      id: String(index),
      kind,
      topic: 'APPLICATIONS',
      noticeTitle: '친구들 시간표 겹쳐 보고 공강 찾는 서비스',
      createdAt: '2026-11-17T00:00:00Z',
      deadline: '2026-12-01',
      pendingCount: 2,
      news:
        kind === 'NEW_NOTICES'
          ? [{ __typename: 'AlertNews', name: '프로젝트 · Flutter', count: 3, path: '/search' }]
          : null,
      ...latest,
    },
  }));
  const viewer = {
    __typename: 'Viewer',
    id: JUNHO.id,
    unreadNotificationCount: group.unreadCount * KINDS.length,
    notificationGroups: toConnection(groups),
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
                {viewer.notificationGroups.edges.map(({ node }) => (
                  <NotificationItem key={node.id} group={node} viewer={viewer} />
                ))}
              </ul>
            </>
          )}
        </QuerySample>
      ))}
    </>
  );
}
