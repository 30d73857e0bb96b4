import type { Known } from '../../graphql/enums';
import type { ApplicationStatus } from '../../graphql/generated/documents';
import { SHARED_PROFILE } from './profiles';
import { NO_CONTACTS, COMPLETED_TEAMS } from './teams';
import { FIT, APPLICATION, JUNHO, MINJI, NOTICE_STATES, toConnection, toOpenSeats, toSeats } from './notices';

/** Every status, as a record, so that a new status without a sample does not compile. */
const IN_STATUS: Record<Known<ApplicationStatus>, object> = {
  PENDING: {},
  WAITLISTED: { message: '자리가 나면 먼저 알려 드릴게요.' },
  APPROVED: { viewerCanCancel: false },
  REJECTED: { viewerCanCancel: false, message: '함께하지 못해 아쉬워요.', text: '' },
  EXPIRED: { viewerCanCancel: false, answers: [] },
  LEFT: { viewerCanCancel: false, departureReason: '수업이 늘어서 그만둬요.' },
  REMOVED: { viewerCanCancel: false, departureReason: '연락이 닿지 않았어요.' },
};

/** Every status of an application. */
export const STATUSES = Object.keys(IN_STATUS) as Known<ApplicationStatus>[];

/** The viewer's application in each status. Each one belongs to another notice. */
const APPLICATIONS = STATUSES.map((status, index) => ({
  ...APPLICATION,
  id: String(index),
  status,
  decideBy: status === 'PENDING' ? '2026-11-22' : null,
  ...IN_STATUS[status],
}));

/** The responses for a notice that the viewer has applied to, by the status of the application. */
export const APPLIED_RESPONSES = APPLICATIONS.map((application) => ({
  name: application.status,
  response: {
    notice: {
      ...NOTICE_STATES.open,
      viewerCanApply: false,
      viewerApplication: application,
      viewerIsTeammate: application.status === 'APPROVED',
    },
  },
}));

/**
 * The viewer's applications in a list: one in each status, one to a closed notice, and one to a
 * study.
 */
const LISTED = [
  ...APPLICATIONS.map((application) => ({
    ...application,
    notice: { ...NOTICE_STATES.open, id: application.id, viewerIsTeammate: application.status === 'APPROVED' },
  })),
  { ...APPLICATION, id: '19', notice: null },
  { ...APPLICATION, id: '20', notice: { ...NOTICE_STATES.closed, id: '20' } },
  {
    ...APPLICATION,
    id: '21',
    role: null,
    notice: { ...NOTICE_STATES.open, __typename: 'Study', kind: 'STUDY', id: '21', title: '고전 읽기' },
  },
];

/** The viewer with applications, including earlier ones, and contacts that a team will see. */
export const APPLICANT = {
  __typename: 'Viewer',
  id: JUNHO.id,
  member: { ...JUNHO, profile: SHARED_PROFILE },
  contacts: { ...NO_CONTACTS, github: 'junho', email: 'junho@example.com' },
  schoolProof: 'OPTIONAL',
  applications: toConnection(LISTED),
  list: toConnection(LISTED),
};

/** Free and taken seats of a project without designers. */
export const SEATS_BY_ROLE = [toSeats('FRONTEND', 2, 1), toSeats('BACKEND', 1, 1)];

/** The seats of a project without headcounts by role. */
export const OPEN_SEATS = [toOpenSeats(4, 1)];

const DECIDED: readonly ApplicationStatus[] = ['APPROVED', 'REJECTED', 'EXPIRED', 'LEFT', 'REMOVED'];
const ROLES = ['FRONTEND', 'BACKEND', 'DESIGNER', null];

const toApplicant = (status: ApplicationStatus, index: number) => ({
  __typename: 'Application',
  id: String(index),
  status,
  role: ROLES[index % ROLES.length],
  answers: index % 3 === 1 ? [] : APPLICATION.answers,
  text: index % 3 === 2 ? '' : '**React**로 시간표를 그려 봤어요.\n\n- 화요일과 목요일에 모일 수 있어요',
  profile: index % 2 === 0 ? SHARED_PROFILE : null,
  wasOffered: index % 2 === 0,
  createdAt: '2026-11-17T00:00:00Z',
  decideBy: status === 'PENDING' ? '2026-11-22' : null,
  message: status === 'REJECTED' ? '함께하지 못해 아쉬워요.' : null,
  viewerCanDecide: !DECIDED.includes(status),
  viewerCanApprove: !DECIDED.includes(status),
  viewerApproveDenial: DECIDED.includes(status) ? 'ALREADY_DECIDED' : null,
  viewerCanWaitlist: status === 'PENDING',
  applicant: {
    ...(index % 2 === 0 ? MINJI : JUNHO),
    id: String(20 + index),
    nickName: ['민지', '준호', '서연', '이름이아주길어서줄을넘기는도윤', '하은'][index % 5],
    completedTeams: index === 0 ? COMPLETED_TEAMS : [],
  },
});

const QUEUED = (['PENDING', 'PENDING', 'PENDING', 'WAITLISTED', ...DECIDED] as const).map(toApplicant);

/** Returns the id of the first application in a status. */
const firstIn = (status: ApplicationStatus): string | undefined => QUEUED.find((each) => each.status === status)?.id;

const QUEUE_NOTICE = {
  ...NOTICE_STATES.own,
  tags: FIT.commonTags,
  viewerCanMakeOffers: true,
  offerCount: 3,
  applicationCount: 120,
  applications: {
    ...toConnection(QUEUED),
    pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: '8' },
  },
};
const FULL = { freeSeatCount: 0, seats: [toSeats('FRONTEND', 1, 1)] };

/** The queue of a notice by its visible state: the notice, and the application to show first. */
export const QUEUES = [
  { name: 'waiting', notice: QUEUE_NOTICE, openedId: firstIn('PENDING') },
  { name: 'waiting for a full team', notice: { ...QUEUE_NOTICE, ...FULL }, openedId: firstIn('PENDING') },
  {
    name: 'waiting while the notice is hidden',
    notice: {
      ...QUEUE_NOTICE,
      applications: toConnection(
        QUEUED.map((each) => ({
          ...each,
          viewerCanApprove: false,
          viewerCanWaitlist: false,
          viewerApproveDenial: 'NOTICE_HIDDEN',
        })),
      ),
    },
    openedId: firstIn('PENDING'),
  },
  { name: 'waiting list', notice: QUEUE_NOTICE, openedId: firstIn('WAITLISTED') },
  ...DECIDED.map((status) => ({ name: status, notice: QUEUE_NOTICE, openedId: firstIn(status) })),
  {
    name: 'answered',
    notice: {
      ...QUEUE_NOTICE,
      applications: toConnection(QUEUED.filter(({ status }) => DECIDED.includes(status))),
    },
    openedId: undefined,
  },
  {
    name: 'without questions',
    notice: {
      ...QUEUE_NOTICE,
      questions: [],
      applications: toConnection(QUEUED.map((each) => ({ ...each, answers: [] }))),
    },
    openedId: firstIn('PENDING'),
  },
  {
    name: 'empty',
    notice: { ...QUEUE_NOTICE, applicationCount: 0, applications: toConnection([]) },
    openedId: undefined,
  },
];
