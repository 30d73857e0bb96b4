import { APPLICATION, JUNHO, MINJI, PROJECT, type SampleNotice, toConnection } from './notices';

const toComment = (id: string, author: object | null, isByOwner: boolean, replies: readonly object[]) => ({
  __typename: 'Comment',
  id,
  text: '수업 시간이 15분 단위로 다른 과목도 있는데 괜찮을까요?',
  createdAt: '2026-11-17T00:00:00Z',
  isByOwner,
  hidden: false,
  viewerCanDelete: isByOwner,
  viewerCanReport: !isByOwner,
  author,
  replies: toConnection(replies),
});

/**
 * A comment with a reply of the owner, one of a withdrawn member, and one visible only to its
 * author and moderators.
 */
const COMMENTS = [
  toComment('1', JUNHO, false, [toComment('2', MINJI, true, [])]),
  toComment('3', null, false, []),
  { ...toComment('4', JUNHO, false, []), hidden: true, viewerCanDelete: true },
];

const NOTIFICATION = {
  __typename: 'Notification',
  id: '1',
  kind: 'APPLICATION_APPROVED',
  noticeTitle: PROJECT.title,
  read: false,
  times: 1,
  deadline: null,
  pendingCount: null,
  news: null,
  actor: MINJI,
};

/** Returns the response to a query of the samples. This notice is the only one. */
export function responseOf(operationName: string, notice: SampleNotice): Record<string, unknown> {
  const waiting = notice.applicationCount;
  const counted = { __typename: 'NoticePage', totalCount: 1, totalCountCapped: false };
  const viewer = {
    __typename: 'Viewer',
    id: JUNHO.id,
    hasRolesOrTags: true,
    hasAlerts: false,
    hasOldTimetable: false,
    member: JUNHO,
    pendingApplicationCount: waiting,
    applicationToDecideCount: waiting,
    unreadNotificationCount: waiting,
    nextPendingApplication: { ...APPLICATION, notice },
    nextNoticeToDecide: { ...notice, pendingApplicationCount: waiting },
    notifications: toConnection([NOTIFICATION]),
    approvalToOpen: { ...NOTIFICATION, notice },
  };
  if (operationName === 'NoticePage') return { notice };
  if (operationName === 'CommentSection') {
    return { viewer, notice: { ...notice, commentThreads: toConnection(notice.commentCount > 0 ? COMMENTS : []) } };
  }
  if (operationName === 'ToDoDetails') return { viewer };
  return {
    viewer,
    openProjects: counted,
    openStudies: counted,
    closingSoon: counted,
    fittingNotices: [notice],
    projects: [notice],
    studies: [],
  };
}
