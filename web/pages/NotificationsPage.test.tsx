import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationKind } from '../graphql/generated/documents';
import { buildConnection, showPage } from '../test/showPage';
import { texts } from '../texts';
import { getNotificationHref } from '../notifications/getNotificationHref';

const ACTOR = { __typename: 'Member', id: '2', nickName: '준호', imageUrl: null, schoolVerified: false };
const NOTICE = { __typename: 'Project', id: '7', kind: 'PROJECT', viewerCanManage: false, viewerApplication: null };

function buildNotification(id: string, kind: NotificationKind, fields: object = {}) {
  const defaults = {
    noticeTitle: '지도',
    read: false,
    times: 1,
    createdAt: '2026-11-01T00:00:00Z',
    deadline: null,
    pendingCount: null,
    applicationId: null,
    actor: ACTOR,
    notice: NOTICE,
  };
  return { __typename: 'Notification', id, kind, ...defaults, ...fields };
}

function buildResponse(notifications: { id: string; read: boolean }[], hasNextPage = false) {
  const unreadNotificationCount = notifications.filter(({ read }) => !read).length;
  const list = buildConnection('Notification', notifications, hasNextPage);
  return { data: { viewer: { __typename: 'Viewer', id: '1', unreadNotificationCount, notifications: list } } };
}

const buildViewer = (unreadNotificationCount: number) => ({ __typename: 'Viewer', id: '1', unreadNotificationCount });

it('shows the text of each notification and marks unread ones, and a click marks it as read', async () => {
  let unread = 2;
  const { sent, getPath } = await showPage('notifications', '/alarm', {
    NotificationsPage: () =>
      buildResponse([
        buildNotification('3', 'APPLICATION_RECEIVED'),
        buildNotification('2', 'NOTICE_DELETED', { actor: null, notice: null }),
        buildNotification('1', 'COMMENT_ADDED', { read: true }),
      ]),
    MarkNotificationRead: ({ input }) => {
      const notification = { __typename: 'Notification', ...(input as { id: string }), read: true };
      unread -= 1;
      const viewer = buildViewer(unread);
      return { data: { markNotificationRead: { __typename: 'MarkNotificationReadPayload', notification, viewer } } };
    },
  });
  expect(await screen.findAllByText(texts.notification.unread)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '탈퇴한 회원이 ‘지도’를 삭제했어요.' }));
  await waitFor(() => expect(screen.getAllByText(texts.notification.unread)).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: '준호님이 ‘지도’에 지원했어요.' }));
  await waitFor(() => expect(getPath()).toBe('/applymember/7'));
  expect(sent.filter(({ name }) => name === 'MarkNotificationRead')).toHaveLength(2);
});

it('shows the name of the service as the author of a moderation decision', async () => {
  await showPage('notifications', '/alarm', {
    NotificationsPage: () => buildResponse([buildNotification('1', 'MEMBER_SUSPENDED', { actor: null, notice: null })]),
  });
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText([...texts.common.name][0] ?? '')).toBeInTheDocument();
  expect(item.queryByText('?')).toBeNull();
});

it('shows the number of repetitions of a notification, also to screen readers', async () => {
  await showPage('notifications', '/alarm', {
    NotificationsPage: () =>
      buildResponse([
        buildNotification('2', 'APPLICATION_RECEIVED', { times: 3 }),
        buildNotification('1', 'COMMENT_ADDED'),
      ]),
  });
  expect(await screen.findByRole('link', { name: '준호님이 ‘지도’에 지원했어요. 외 2번' })).toBeVisible();
  expect(screen.getByRole('link', { name: '준호님이 ‘지도’에 댓글을 달았어요.' })).toBeVisible();
});

it('shows when a notice ends and how many applications are pending', async () => {
  const scheduled = { actor: null, deadline: '2026-12-01' };
  await showPage('notifications', '/alarm', {
    NotificationsPage: () =>
      buildResponse([
        buildNotification('4', 'DEADLINE_NEAR', { ...scheduled, pendingCount: 2 }),
        buildNotification('3', 'DEADLINE_NEAR', scheduled),
        buildNotification('2', 'NOTICE_EXPIRED', scheduled),
        buildNotification('1', 'NOTICE_REOPENED'),
      ]),
  });
  const link = (name: string) => screen.getByRole('link', { name });
  expect(await screen.findByRole('link', { name: '준호님이 ‘지도’ 모집을 다시 시작했어요.' })).toBeVisible();
  expect(link('‘지도’ 모집을 12월 1일(화)에 마감해요. 기다리는 지원이 2건 있어요.')).toBeVisible();
  expect(link('‘지도’ 모집을 12월 1일(화)에 마감해요.')).toBeVisible();
  expect(link('마감일이 지나 ‘지도’ 모집이 끝났어요.')).toBeVisible();
});

it('marks all notifications as read, on every loaded page', async () => {
  const viewer = buildViewer(0);
  await showPage('notifications', '/alarm', {
    NotificationsPage: ({ after }) =>
      after
        ? buildResponse([buildNotification('1', 'COMMENT_ADDED')])
        : buildResponse([buildNotification('3', 'COMMENT_ADDED'), buildNotification('2', 'COMMENT_ADDED')], true),
    MarkAllNotificationsRead: () => ({
      data: { markAllNotificationsRead: { __typename: 'MarkAllNotificationsReadPayload', viewer } },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.notification.more }));
  await waitFor(() => expect(screen.getAllByText(texts.notification.unread)).toHaveLength(3));
  await userEvent.click(await screen.findByRole('button', { name: texts.notification.markAllRead }));
  await waitFor(() => expect(screen.queryByText(texts.notification.unread)).toBeNull());
  expect(await screen.findByRole('button', { name: texts.notification.markAllRead })).toBeDisabled();
});

it('shows a message when there are no notifications', async () => {
  await showPage('notifications', '/alarm', { NotificationsPage: () => buildResponse([]) });
  expect(await screen.findByText(texts.notification.empty, { exact: false })).toBeVisible();
});

const application = { id: '9' };

it.each([
  ['APPLICATION_RECEIVED', 'PROJECT', null, '/applymember/7'],
  ['APPLICATION_CANCELLED', 'STUDY', null, '/studyapplymember/7'],
  ['COMMENT_ADDED', 'PROJECT', null, '/myproject/7'],
  ['COMMENT_ADDED', 'STUDY', null, '/mystudy/7'],
  ['COMMENT_REPLIED', 'PROJECT', null, '/project/7'],
  ['COMMENT_REPLIED', 'STUDY', null, '/study/7'],
  ['APPLICATION_APPROVED', 'PROJECT', application, '/applyproject/7'],
  ['APPLICATION_REJECTED', 'STUDY', application, '/applystudy/7'],
  ['NOTICE_CLOSED', 'PROJECT', application, '/applyproject/7'],
  ['NOTICE_CLOSED', 'STUDY', null, '/study/7'],
  ['NOTICE_EXPIRED', 'PROJECT', application, '/project/7'],
  ['NOTICE_REOPENED', 'STUDY', null, '/study/7'],
  ['DEADLINE_NEAR', 'PROJECT', null, '/project/7'],
  ['NOTICE_DELETED', 'PROJECT', null, undefined],
] as const)('%s of a %s (application: %j) links to %s', (kind, noticeKind, viewerApplication, href) => {
  const notice = { id: '7', kind: noticeKind, viewerCanManage: false, viewerApplication };
  expect(getNotificationHref({ kind, applicationId: null, notice })).toBe(href);
});

it('an application that was not cancelled links to its own page', () => {
  const notice = { id: '7', kind: 'PROJECT', viewerCanManage: true, viewerApplication: null } as const;
  expect(getNotificationHref({ kind: 'APPLICATION_RECEIVED', applicationId: '9', notice })).toBe('/applynote/9');
});

it('offers to mark all as read only if there are notifications', async () => {
  await showPage('notifications', '/alarm', { NotificationsPage: () => buildResponse([]) });
  expect(await screen.findByText(texts.notification.empty)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.notification.markAllRead })).toBeNull();
});
