import { ROLES } from '../../../shared/notice-filter';
import type { Role } from '../../graphql/generated/documents';

/** A member with a verified school. */
export const MINJI = {
  __typename: 'Member',
  id: '3',
  nickName: '민지',
  imageUrl: null,
  schoolVerified: true,
  viewerCanReport: true,
  viewerCanBlock: true,
};

/** A member without a verified school: the viewer of most samples. */
export const JUNHO = { ...MINJI, id: '7', nickName: '준호', schoolVerified: false };

/** Creates the seats of a role, or seats for any role. */
export const toSeats = (role: Role | null, headcount: number, approved: number) => ({
  __typename: 'SeatGroup' as const,
  role,
  headcount,
  approved,
});

/** A project with all fields that pages query. */
const PROJECT = {
  __typename: 'Project',
  id: '1',
  kind: 'PROJECT',
  title: '친구들 시간표 겹쳐 보고 공강 찾는 서비스',
  field: '웹',
  techStack: 'React, TypeScript, PostgreSQL',
  content: '모두 비는 시간이 **바로** 보이는 서비스를 만들어요.\n\n- 복잡한 표를 쉽게 보여 줄 디자이너',
  recruiting: true,
  dDay: 3,
  deadline: '2026-11-24',
  createdAt: '2026-11-16T00:00:00Z',
  hidden: false,
  verifiedOnly: false,
  headcount: 4,
  approvedCount: 1,
  freeSeatCount: 3,
  seats: [toSeats('FRONTEND', 2, 1), toSeats('BACKEND', 1, 0), toSeats('DESIGNER', 1, 0)],
  applicationCount: 5,
  commentCount: 1,
  favouriteCount: 12,
  decideWithinDays: 5,
  usualDecisionDays: 2,
  shareUrl: '/s/1',
  roles: ROLES.map((role) => ({ __typename: 'NoticeRole', role })),
  school: { __typename: 'School', id: '1', name: '한빛대학교' },
  owner: MINJI,
  viewerHasFavourited: false,
  viewerCanReport: true,
  viewerCanManage: false,
  viewerCanReopen: false,
  viewerIsAskedToConfirm: false,
  viewerCanApply: true,
  viewerApplyRefusal: null,
  viewerApplication: null,
  viewerDeparture: null,
  viewerIsTeammate: false,
};

type SampleNotice = Omit<typeof PROJECT, 'usualDecisionDays' | 'dDay' | 'deadline' | 'viewerApplication'> & {
  usualDecisionDays: number | null;
  dDay: number | null;
  deadline: string | null;
  viewerApplication: object | null;
};

/** The viewer's pending application. */
export const APPLICATION = {
  __typename: 'Application',
  id: '1',
  status: 'PENDING',
  role: 'BACKEND',
  text: '서버를 맡고 싶어요.',
  message: null,
  createdAt: '2026-11-17T00:00:00Z',
  decideBy: '2026-11-22',
  departureReason: null,
  viewerCanCancel: true,
};

const CLOSED = { recruiting: false, viewerCanApply: false, dDay: null };

/** Notices as different viewers see them. */
export const NOTICE_STATES: Record<string, SampleNotice> = {
  open: PROJECT,
  'without deadline, numbers and roles': {
    ...PROJECT,
    __typename: 'Study',
    kind: 'STUDY',
    deadline: null,
    dDay: null,
    usualDecisionDays: null,
    freeSeatCount: 12,
    seats: [toSeats(null, 12, 0)],
    applicationCount: 0,
    commentCount: 0,
    favouriteCount: 0,
    verifiedOnly: true,
  },
  full: {
    ...PROJECT,
    approvedCount: 4,
    freeSeatCount: 0,
    seats: [toSeats('FRONTEND', 2, 2), toSeats('BACKEND', 1, 1), toSeats('DESIGNER', 1, 1)],
  },
  'without headcounts by role': { ...PROJECT, freeSeatCount: 3, seats: [toSeats(null, 4, 1)] },
  closed: { ...PROJECT, ...CLOSED, hidden: true },
  'applied to': { ...PROJECT, viewerHasFavourited: true, viewerCanApply: false, viewerApplication: APPLICATION },
  own: { ...PROJECT, viewerCanManage: true, viewerCanApply: false, viewerIsAskedToConfirm: true },
  'own and closed': { ...PROJECT, ...CLOSED, viewerCanManage: true, viewerCanReopen: true },
};

const PAGE_INFO = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };

/** Creates a list with a single page. */
export const toConnection = (nodes: readonly object[]) => ({
  __typename: 'Connection',
  nodes,
  edges: nodes.map((node, index) => ({ __typename: 'Edge', cursor: String(index), node })),
  pageInfo: PAGE_INFO,
});

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
  actor: MINJI,
};

/** Returns the response to a query of the samples. This notice is the only one. */
export function responseOf(operationName: string, notice: SampleNotice): Record<string, unknown> {
  const waiting = notice.applicationCount;
  const counted = { __typename: 'NoticePage', totalCount: 1, totalCountCapped: false };
  const viewer = {
    __typename: 'Viewer',
    id: JUNHO.id,
    member: JUNHO,
    pendingApplicationCount: waiting,
    applicationToDecideCount: waiting,
    unreadNotificationCount: waiting,
    applications: toConnection([{ ...APPLICATION, notice }]),
    ownedNotices: toConnection([{ ...notice, pendingApplicationCount: waiting }]),
    notifications: toConnection([NOTIFICATION]),
  };
  if (operationName === 'NoticePage') return { notice };
  if (operationName === 'CommentSection') {
    return { viewer, notice: { ...notice, commentThreads: toConnection(notice.commentCount > 0 ? COMMENTS : []) } };
  }
  if (operationName === 'WaitingDetails') return { viewer };
  return {
    viewer,
    openProjects: counted,
    openStudies: counted,
    closingSoon: counted,
    projects: [notice],
    studies: [],
  };
}
