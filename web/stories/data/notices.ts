import type { Unmasked } from '@apollo/client';
import { ROLES } from '../../../shared/notice-filter';
import type {
  EditNotice_NoticeFragment,
  FitFact,
  FitObstacle,
  MyNoticeItem_NoticeFragment,
  NoticeCardWithFavourite_NoticeFragment,
  NoticeHead_NoticeFragment,
  NoticePageQuery,
  OwnerActions_NoticeFragment,
  Role,
} from '../../graphql/generated/documents';

/** A member with a verified school. */
export const MINJI = {
  __typename: 'Member' as const,
  id: '3',
  nickName: '민지',
  imageUrl: null,
  schoolVerified: true,
  viewerCanReport: true,
  viewerCanBlock: true,
};

/** A member without a verified school: the viewer of most samples. */
export const JUNHO = { ...MINJI, id: '7', nickName: '준호', schoolVerified: false };

/**
 * Creates a group of seats.
 * @param roles the roles whose members take them: by default the role, or null for a study
 */
export const toSeats = (
  role: Role | null,
  headcount: number,
  approved: number,
  roles: readonly (Role | null)[] = [role],
) => ({
  __typename: 'SeatGroup' as const,
  role,
  headcount,
  approved,
  free: headcount - approved,
  roles: [...roles],
});

/** Creates the seats of a project without headcounts by role. */
export const toOpenSeats = (headcount: number, approved: number) => toSeats(null, headcount, approved, ROLES);

/** The notice of a share link, as visitors see it. */
export const SHARED_NOTICE = {
  __typename: 'SharedNotice',
  id: '155',
  kind: 'PROJECT',
  title: '기숙사 공동구매를 한 번에 모으는 앱, 같이 만들어요',
  recruiting: true,
  headcount: 5,
  roles: [
    { __typename: 'SharedRole', role: 'FRONTEND', headcount: 2 },
    { __typename: 'SharedRole', role: 'DESIGNER', headcount: 1 },
  ],
  school: { __typename: 'School', id: 'k', name: '한빛대학교' },
};

/** A notice of a kind with the fields of these queries and fragments. */
type KindOf<TData, Kind extends 'Project' | 'Study'> = Omit<Extract<TData, { __typename: Kind }>, ' $fragmentName'>;

/**
 * The fields that the page, cards, lists and the form read. A field that one of them adds or
 * renames does not compile without a value here.
 */
type NoticeOf<Kind extends 'Project' | 'Study'> = KindOf<Unmasked<NoticePageQuery>['notice'], Kind> &
  KindOf<Unmasked<NoticeCardWithFavourite_NoticeFragment>, Kind> &
  KindOf<Unmasked<NoticeHead_NoticeFragment>, Kind> &
  KindOf<Unmasked<OwnerActions_NoticeFragment>, Kind> &
  KindOf<MyNoticeItem_NoticeFragment, Kind> &
  KindOf<EditNotice_NoticeFragment, Kind>;

/** The questions of the samples. */
export const QUESTIONS = ['왜 이 프로젝트를 하고 싶나요?', '일주일에 몇 시간 낼 수 있나요?'].map((text, index) => ({
  __typename: 'NoticeQuestion' as const,
  id: String(index + 1),
  text,
}));

/** A fit with all that a card and the page show. */
export const FIT = {
  __typename: 'NoticeFit' as const,
  facts: ['ROLE', 'TAGS', 'COURSE'] as FitFact[],
  against: ['TIME_BUSY'] as FitObstacle[],
  seats: [toSeats('BACKEND', 1, 0)],
  commonTags: ['React', 'TypeScript', 'GraphQL'].map((name) => ({
    __typename: 'Tag' as const,
    id: name.toLowerCase(),
    name,
  })),
};

/** A fit of a viewer with a profile, without anything in common. */
export const NO_FIT = { ...FIT, facts: [], against: [], seats: [], commonTags: [] };

/** A study of another member. Component tests use it too (web/test/notice.ts). */
export const STUDY = {
  __typename: 'Study',
  id: '1',
  kind: 'STUDY',
  title: '친구들 시간표 겹쳐 보고 공강 찾는 서비스',
  content: '모두 비는 시간이 **바로** 보이는 서비스를 만들어요.\n\n- 복잡한 표를 쉽게 보여 줄 디자이너',
  excerpt: '모두 비는 시간이 바로 보이는 서비스를 만들어요.',
  recruiting: true,
  dDay: 3,
  deadline: '2026-11-24',
  createdAt: '2026-11-16T00:00:00Z',
  hidden: false,
  verifiedOnly: false,
  needsVerifiedSchool: false,
  version: 1,
  headcount: 4,
  approvedCount: 1,
  freeSeatCount: 3,
  seats: [toSeats('FRONTEND', 2, 1), toSeats('BACKEND', 1, 0), toSeats('DESIGNER', 1, 0)],
  applicationCount: 5,
  pendingApplicationCount: 0,
  commentCount: 1,
  favouriteCount: 12,
  awaitsFirstApplication: false,
  viewerFit: { ...FIT, facts: ['TAGS', 'TIME'], against: [], commonTags: FIT.commonTags.slice(1) },
  topics: '토익, 문법책',
  decideWithinDays: 5,
  course: { __typename: 'NoticeCourse', name: '소프트웨어공학', section: '01' },
  semester: '2026-2',
  meetings: [
    { __typename: 'NoticeMeeting', day: 'WEDNESDAY', start: '19:00', minutes: 120 },
    { __typename: 'NoticeMeeting', day: 'FRIDAY', start: '18:30', minutes: 60 },
  ],
  meetingMode: 'MIXED',
  weeklyHours: 5,
  weeks: 8,
  questions: QUESTIONS,
  questionsFrozen: null,
  usualDecisionDays: 2,
  shareUrl: '/s/1',
  school: { __typename: 'School', id: '1', name: '한빛대학교' },
  owner: MINJI,
  viewerHasFavourited: false,
  viewerCanReport: true,
  viewerCanManage: false,
  viewerCanClose: false,
  viewerCanChangeDeadline: false,
  viewerCanReopen: false,
  viewerIsAskedToConfirm: false,
  viewerCanApply: true,
  viewerApplyRefusal: null,
  viewerApplication: null,
  viewerDeparture: null,
  viewerIsTeammate: false,
} satisfies NoticeOf<'Study'>;

const { topics: _topics, ...NOTICE } = STUDY;

/** A project of another member. */
export const PROJECT = {
  ...NOTICE,
  __typename: 'Project',
  kind: 'PROJECT',
  field: '웹',
  techStack: 'React, TypeScript, ESP32',
  viewerFit: FIT,
  roles: ROLES.map((role) => ({ __typename: 'NoticeRole', role, headcount: role === 'FRONTEND' ? 2 : 1 })),
} satisfies NoticeOf<'Project'>;

export type SampleNotice = Omit<NoticeOf<'Project' | 'Study'>, 'viewerApplication'> & {
  viewerApplication: object | null;
};

/** The viewer's pending application. */
export const APPLICATION = {
  __typename: 'Application',
  id: '1',
  status: 'PENDING',
  role: 'BACKEND',
  text: '서버를 맡고 싶어요.',
  answers: QUESTIONS.map(({ id, text }) => ({
    __typename: 'ApplicationAnswer',
    id: `1-${id}`,
    question: text,
    text: '공강을 찾느라 늘 힘들었어요.\n시간은 넉넉해요.',
  })),
  message: null,
  createdAt: '2026-11-17T00:00:00Z',
  decideBy: '2026-11-22',
  departureReason: null,
  viewerCanCancel: true,
};

const CLOSED = { viewerFit: null, recruiting: false, viewerCanApply: false, dDay: null };

/** Notices as different viewers see them. */
export const NOTICE_STATES: Record<string, SampleNotice> = {
  open: PROJECT,
  'without deadline, numbers and roles': {
    ...STUDY,
    viewerFit: null,
    questions: [],
    deadline: null,
    dDay: null,
    usualDecisionDays: null,
    freeSeatCount: 12,
    seats: [toSeats(null, 12, 0)],
    awaitsFirstApplication: true,
    applicationCount: 0,
    commentCount: 0,
    favouriteCount: 0,
    verifiedOnly: true,
    needsVerifiedSchool: true,
  },
  full: {
    ...PROJECT,
    viewerFit: { ...FIT, facts: [], against: ['ROLE_FULL'] },
    approvedCount: 4,
    freeSeatCount: 0,
    seats: [toSeats('FRONTEND', 2, 2), toSeats('BACKEND', 1, 1), toSeats('DESIGNER', 1, 1)],
  },
  'without headcounts by role': { ...PROJECT, freeSeatCount: 3, seats: [toOpenSeats(4, 1)] },
  closed: { ...PROJECT, ...CLOSED, hidden: true },
  'applied to': { ...PROJECT, viewerHasFavourited: true, viewerCanApply: false, viewerApplication: APPLICATION },
  approved: {
    ...PROJECT,
    viewerCanApply: false,
    viewerIsTeammate: true,
    viewerApplication: { ...APPLICATION, status: 'APPROVED', decideBy: null },
  },
  own: {
    ...PROJECT,
    viewerFit: null,
    viewerCanManage: true,
    viewerIsTeammate: true,
    questionsFrozen: true,
    viewerCanClose: true,
    viewerCanChangeDeadline: true,
    viewerCanApply: false,
    viewerIsAskedToConfirm: true,
  },
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
