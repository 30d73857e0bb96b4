import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationKind } from '../graphql/generated/documents';
import { buildConnection, showPage } from '../test/show-page';
import { texts } from '../texts';
import { getNotificationHref } from '../features/notifications/notification-href';

const ACTOR = { __typename: 'Member', id: '2', nickName: '준호', imageUrl: null, schoolVerified: false };
const NOTICE = {
  __typename: 'Project',
  id: '7',
  kind: 'PROJECT',
  viewerCanManage: false,
  viewerIsTeammate: false,
  viewerApplication: null,
};

/** Builds a group with its newest notification. */
function buildGroup(id: string, kind: NotificationKind, fields: object = {}, counts: object = {}) {
  const defaults = {
    topic: 'APPLICATIONS',
    noticeTitle: '지도',
    times: 1,
    createdAt: '2026-11-01T00:00:00Z',
    deadline: null,
    pendingCount: null,
    news: null,
    applicationId: null,
    isFromService: false,
    actor: ACTOR,
    notice: NOTICE,
  };
  const latest = { __typename: 'Notification', id, kind, ...defaults, ...fields };
  return { __typename: 'NotificationGroup', id: `${kind}:${id}`, actorCount: 1, unreadCount: 1, latest, ...counts };
}

function buildResponse(groups: { id: string; unreadCount: number }[], hasNextPage = false) {
  const unreadNotificationCount = groups.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  const list = buildConnection('NotificationGroup', groups, hasNextPage);
  return { data: { viewer: { __typename: 'Viewer', id: '1', unreadNotificationCount, notificationGroups: list } } };
}

const buildViewer = (unreadNotificationCount: number) => ({ __typename: 'Viewer', id: '1', unreadNotificationCount });

it('shows the text of each notification and marks unread ones, and a click marks it as read', async () => {
  let unread = 2;
  const { sent, getPath } = await showPage('/alarm', {
    NotificationsPage: () =>
      buildResponse([
        buildGroup('3', 'APPLICATION_RECEIVED'),
        buildGroup('2', 'NOTICE_DELETED', { actor: null, notice: null }, { actorCount: 0 }),
        buildGroup('1', 'COMMENT_ADDED', {}, { unreadCount: 0 }),
      ]),
    MarkNotificationRead: ({ input }) => {
      const { id } = input as { id: string };
      unread -= 1;
      const payload = {
        __typename: 'MarkNotificationReadPayload',
        notification: { __typename: 'Notification', id, read: true },
        group: {
          __typename: 'NotificationGroup',
          id: id === '3' ? 'APPLICATION_RECEIVED:3' : 'NOTICE_DELETED:2',
          unreadCount: 0,
        },
        viewer: buildViewer(unread),
      };
      return { data: { markNotificationRead: payload } };
    },
  });
  expect(await screen.findAllByText(texts.notification.unread)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: '탈퇴한 회원이 공고를 삭제했어요. 지도' }));
  await waitFor(() => expect(screen.getAllByText(texts.notification.unread)).toHaveLength(1));
  await userEvent.click(screen.getByRole('link', { name: '준호님이 지원했어요. 지도' }));
  await waitFor(() => expect(getPath()).toBe('/applymember/7'));
  const marked = sent.filter(({ name }) => name === 'MarkNotificationRead');
  expect(marked.map(({ variables }) => variables)).toEqual(
    ['2', '3'].map((id) => ({ input: { id, wholeGroup: true } })),
  );
});

it('shows the applications of several members to a notice as one group, which leads to all applicants', async () => {
  const group = buildGroup('3', 'APPLICATION_RECEIVED', { applicationId: '9' }, { actorCount: 12, unreadCount: 12 });
  await showPage('/alarm', { NotificationsPage: () => buildResponse([group]) });
  const link = await screen.findByRole('link', { name: '준호님 외 11명이 지원했어요. 지도' });
  expect(link).toHaveAttribute('href', '/applymember/7');
  expect(screen.getByText(texts.notification.viewApplicants)).toBeVisible();
});

it('counts all members of a group whose newest notification comes from a withdrawn one', async () => {
  const group = buildGroup('3', 'COMMENT_ADDED', { actor: null }, { actorCount: 2, unreadCount: 3 });
  await showPage('/alarm', { NotificationsPage: () => buildResponse([group]) });
  expect(await screen.findByRole('link', { name: '탈퇴한 회원 외 2명이 댓글을 달았어요. 지도' })).toBeVisible();
});

it('shows one topic only, and all of them again', async () => {
  const { sent, getUrl } = await showPage('/alarm', {
    NotificationsPage: ({ topic }) => buildResponse(topic === 'TEAMS' ? [] : [buildGroup('3', 'COMMENT_ADDED')]),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.notification.topics.TEAMS }));
  expect(await screen.findByText(texts.notification.emptyTopic)).toBeVisible();
  expect(getUrl()).toBe('/alarm?topic=TEAMS');
  expect(screen.getByRole('button', { name: texts.notification.topics.TEAMS })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: texts.notification.topics.all }));
  expect(await screen.findByRole('link', { name: '준호님이 댓글을 달았어요. 지도' })).toBeVisible();
  expect(sent.map(({ variables }) => variables['topic']).slice(0, 2)).toEqual([null, 'TEAMS']);
});

it('shows the name of the service as the author of a moderation decision', async () => {
  await showPage('/alarm', {
    NotificationsPage: () =>
      buildResponse([buildGroup('1', 'MEMBER_SUSPENDED', { isFromService: true, actor: null, notice: null })]),
  });
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText([...texts.common.name][0] ?? '')).toBeInTheDocument();
  expect(item.queryByText('?')).toBeNull();
});

it('shows the number of repetitions of a notification, also to screen readers', async () => {
  await showPage('/alarm', {
    NotificationsPage: () =>
      buildResponse([buildGroup('2', 'APPLICATION_RECEIVED', { times: 3 }), buildGroup('1', 'COMMENT_ADDED')]),
  });
  expect(await screen.findByRole('link', { name: '준호님이 지원했어요. (2번 더) 지도' })).toBeVisible();
  expect(screen.getByRole('link', { name: '준호님이 댓글을 달았어요. 지도' })).toBeVisible();
});

it('shows when a notice ends and how many applications are pending', async () => {
  const scheduled = { isFromService: true, actor: null, deadline: '2026-12-01' };
  await showPage('/alarm', {
    NotificationsPage: () =>
      buildResponse([
        buildGroup('4', 'DEADLINE_NEAR', { ...scheduled, pendingCount: 2 }),
        buildGroup('3', 'DEADLINE_NEAR', scheduled),
        buildGroup('2', 'NOTICE_EXPIRED', scheduled),
        buildGroup('1', 'NOTICE_REOPENED'),
      ]),
  });
  const link = (name: string) => screen.getByRole('link', { name });
  expect(await screen.findByRole('link', { name: '준호님이 모집을 다시 시작했어요. 지도' })).toBeVisible();
  expect(link('모집을 12월 1일(화)에 마감해요. 기다리는 지원이 2건 있어요. 지도')).toBeVisible();
  expect(link('모집을 12월 1일(화)에 마감해요. 지도')).toBeVisible();
  expect(link('마감일이 지나 모집이 끝났어요. 지도')).toBeVisible();
});

it('marks all notifications as read, on every loaded page', async () => {
  const viewer = buildViewer(0);
  await showPage('/alarm', {
    NotificationsPage: ({ after }) =>
      after
        ? buildResponse([buildGroup('1', 'COMMENT_ADDED')])
        : buildResponse([buildGroup('3', 'COMMENT_ADDED'), buildGroup('2', 'COMMENT_ADDED')], true),
    MarkAllNotificationsRead: () => ({
      data: { markAllNotificationsRead: { __typename: 'MarkAllNotificationsReadPayload', viewer } },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: texts.common.more }));
  await waitFor(() => expect(screen.getAllByText(texts.notification.unread)).toHaveLength(3));
  await userEvent.click(await screen.findByRole('button', { name: texts.notification.markAllRead }));
  await waitFor(() => expect(screen.queryByText(texts.notification.unread)).toBeNull());
  expect(await screen.findByRole('button', { name: texts.notification.markAllRead })).toBeDisabled();
});

it('shows a message when there are no notifications', async () => {
  await showPage('/alarm', { NotificationsPage: () => buildResponse([]) });
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
  ['OFFER_RECEIVED', 'PROJECT', null, '/apply'],
  ['OFFER_ANSWERED', 'PROJECT', null, '/applymember/7#offers'],
  ['OFFER_ANSWERED', 'STUDY', null, '/studyapplymember/7#offers'],
] as const)('%s of a %s (application: %j) links to %s', (kind, noticeKind, viewerApplication, href) => {
  const notice = { id: '7', kind: noticeKind, viewerCanManage: false, viewerIsTeammate: false, viewerApplication };
  expect(getNotificationHref({ kind, applicationId: null, news: null, notice })).toBe(href);
});

it('an approval links to the team as long as the viewer is in it', () => {
  const notice = { id: '7', kind: 'PROJECT', viewerCanManage: false, viewerIsTeammate: true } as const;
  const target = { kind: 'APPLICATION_APPROVED', applicationId: null, news: null } as const;
  expect(getNotificationHref({ ...target, notice: { ...notice, viewerApplication: application } })).toBe('/team/7');
});

it('the end of a search links to the form that starts the next one, also without a notice', () => {
  expect(getNotificationHref({ kind: 'SEEKING_ENDED', applicationId: null, notice: null, news: null })).toBe(
    '/people#seek',
  );
});

it('an application that was not cancelled links to its own page', () => {
  const notice = {
    id: '7',
    kind: 'PROJECT',
    viewerCanManage: true,
    viewerIsTeammate: true,
    viewerApplication: null,
  } as const;
  expect(getNotificationHref({ kind: 'APPLICATION_RECEIVED', applicationId: '9', news: null, notice })).toBe(
    '/applynote/9',
  );
});

it.each([
  [[{ path: '/search?q=react&alert=3' }], '/search?q=react&alert=3'],
  [[{ path: '/search?alert=3' }, { path: '/studydetails?alert=4' }], '/mypage/notifications#alerts'],
])('news of alerts %j link to %s', (news, href) => {
  expect(getNotificationHref({ kind: 'NEW_NOTICES', applicationId: null, news, notice: null })).toBe(href);
});

it('offers to mark all as read only if there are notifications', async () => {
  await showPage('/alarm', { NotificationsPage: () => buildResponse([]) });
  expect(await screen.findByText(texts.notification.empty)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.notification.markAllRead })).toBeNull();
});
