import { JUNHO, MINJI, toConnection } from './notices';
import { SHARED_PROFILE } from './profiles';

/** Contacts of a member who shares none. */
export const NO_CONTACTS = {
  __typename: 'Contacts',
  openChat: null,
  email: null,
  phone: null,
  github: null,
  discord: null,
};

/** The viewer, with one contact. */
const VIEWER = { __typename: 'Viewer', id: JUNHO.id, contacts: { ...NO_CONTACTS, github: 'junho' } };

const SEOYEON = { ...MINJI, id: '8', nickName: '서연' };
const DOYUN = { ...JUNHO, id: '9', nickName: '이름이아주길어서줄을넘기는도윤' };
const HAEUN = { ...JUNHO, id: '10', nickName: '하은' };

/** Creates a membership without a request for a response. */
const toPlace = (member: typeof MINJI, fields: object = {}) => ({
  __typename: 'TeamMember',
  id: `1-${member.id}`,
  member: { ...member, profile: member.id === MINJI.id ? SHARED_PROFILE : null },
  role: 'BACKEND',
  isOwner: false,
  since: '2026-11-14T03:00:00Z',
  askedAt: null,
  unanswered: false,
  viewerCanAsk: false,
  viewerCanManage: false,
  contacts: NO_CONTACTS,
  ...fields,
});

const FEW_CONTACTS = { ...NO_CONTACTS, phone: '010-1234-5678', discord: 'minji' };
const MANY_CONTACTS = { ...FEW_CONTACTS, email: 'seoyeon@example.com', openChat: 'https://open.kakao.com/o/seoyeon' };
const OWNER = { role: null, isOwner: true, contacts: FEW_CONTACTS };
const MANAGED = { viewerCanManage: true, viewerCanAsk: true };
const ASKED = { viewerCanManage: true, askedAt: '2026-11-16T00:00:00Z' };

const toPost = (id: string, author: object | null, viewerCanDelete: boolean) => ({
  __typename: 'TeamPost',
  id,
  author,
  text: '목요일 저녁 7시에 도서관에서 만나요.\n늦으면 여기에 남겨 주세요.',
  createdAt: '2026-11-17T00:00:00Z',
  viewerCanDelete,
});

const PINNED = toPost('1', MINJI, false);
const POSTS = [PINNED, toPost('2', JUNHO, true), toPost('3', null, false)];

/** A team in which the viewer is a member. */
const TEAM = {
  __typename: 'Team',
  id: '1',
  link: 'https://open.kakao.com/o/team',
  state: 'ACTIVE',
  viewerNextStates: [],
  viewerCanManage: false,
  viewerCanLeave: true,
  viewerAskedAt: null,
  viewerApproval: null,
  viewerShowsOnProfile: null,
  isOnViewerProfile: false,
  viewerSharesFreeTime: false,
  freeTime: null,
  nextMeeting: null,
  viewerCanSetMeeting: false,
  invitations: null,
  viewerInvitableRoles: [],
  viewerInviteDenial: 'FORBIDDEN',
  departures: null,
  notice: {
    __typename: 'Project',
    id: '1',
    kind: 'PROJECT',
    title: '친구들 시간표 겹쳐 보고 공강 찾는 서비스',
    recruiting: false,
    freeSeatCount: 1,
    viewerCanReopen: false,
    approvableWaitlistedCount: null,
  },
  members: [toPlace(MINJI, OWNER), toPlace(JUNHO), toPlace(SEOYEON, { contacts: MANY_CONTACTS })],
  pinnedPost: PINNED,
  posts: toConnection(POSTS),
};

const toInvitation = (id: string, role: string | null) => ({
  __typename: 'TeamInvitation',
  id,
  role,
  expiresAt: '2026-12-01T03:00:00Z',
});

const toDeparture = (member: typeof MINJI, removed: boolean, reason: string | null) => ({
  __typename: 'TeamDeparture',
  id: `1-${member.id}`,
  member,
  removed,
  reason,
  departedAt: '2026-11-20T00:00:00Z',
});

/** The next meeting of a team. */
export const MEETING = {
  __typename: 'TeamMeeting',
  date: '2026-12-01',
  start: '19:30',
  minutes: 90,
  place: '도서관 그룹실 3번',
};

const toFreeTime = (fields: object) => ({
  viewerSharesFreeTime: true,
  freeTime: {
    __typename: 'TeamFreeTime',
    sharerCount: 4,
    isViewerCounted: true,
    hours: [],
    hoursExceptOne: [],
    ...fields,
  },
});

const OVER = {
  viewerSharesFreeTime: null,
  pinnedPost: null,
  posts: toConnection([]),
  members: [toPlace(JUNHO)],
  viewerCanLeave: false,
};

const TEAM_STATES: Record<string, object> = {
  'of the viewer': {
    ...TEAM,
    link: null,
    viewerNextStates: ['DONE', 'DISBANDED'],
    viewerCanManage: true,
    viewerCanSetMeeting: true,
    nextMeeting: MEETING,
    ...toFreeTime({ hours: [11, 12, 27, 92], hoursExceptOne: [13, 28, 60] }),
    viewerInvitableRoles: ['FRONTEND', 'BACKEND'],
    viewerInviteDenial: null,
    invitations: [toInvitation('1', 'FRONTEND'), toInvitation('2', null)],
    departures: [toDeparture(HAEUN, true, '약속한 날에 연락이 닿지 않았어요.'), toDeparture(DOYUN, false, null)],
    notice: { ...TEAM.notice, recruiting: true, viewerCanReopen: true, approvableWaitlistedCount: 2 },
    members: [
      toPlace(JUNHO, OWNER),
      toPlace(MINJI, MANAGED),
      toPlace(SEOYEON, ASKED),
      toPlace(DOYUN, { ...ASKED, unanswered: true, role: null }),
    ],
  },
  'asked for a response': {
    ...TEAM,
    nextMeeting: { ...MEETING, place: '' },
    ...toFreeTime({ hours: [11, 12, 92] }),
    viewerAskedAt: '2026-11-20T00:00:00Z',
    members: [...TEAM.members, toPlace(HAEUN)],
  },
  'with one member who compares free hours': { ...TEAM, ...toFreeTime({ sharerCount: 1 }) },
  'without a common hour': { ...TEAM, viewerCanSetMeeting: true, ...toFreeTime({}) },
  'without an hour for all': { ...TEAM, ...toFreeTime({ hoursExceptOne: [13] }) },
  "without the viewer's free hours": { ...TEAM, ...toFreeTime({ isViewerCounted: false }) },
  done: { ...TEAM, ...OVER, state: 'DONE', viewerShowsOnProfile: false },
  'done, on the profile of the viewer alone': {
    ...TEAM,
    ...OVER,
    state: 'DONE',
    viewerShowsOnProfile: true,
  },
  'done, on profiles': { ...TEAM, ...OVER, state: 'DONE', viewerShowsOnProfile: true, isOnViewerProfile: true },
  disbanded: { ...TEAM, ...OVER, state: 'DISBANDED' },
};

/** The responses to the query of a team's page, for a team in each state. */
export const TEAM_RESPONSES = Object.entries(TEAM_STATES).map(([name, team]) => ({
  name,
  response: { viewer: VIEWER, team },
}));

const toOwnTeam = (id: string, state: string, isOwner: boolean) => ({
  __typename: 'ViewerTeam',
  id,
  role: isOwner ? null : 'BACKEND',
  isOwner,
  since: '2026-11-14T03:00:00Z',
  state,
  notice: TEAM.notice,
});

/** The viewer with a team in each state. */
export const VIEWER_WITH_TEAMS = {
  __typename: 'Viewer',
  id: JUNHO.id,
  list: toConnection(
    ['ACTIVE', 'DONE', 'DISBANDED'].map((state, index) => toOwnTeam(String(index), state, index % 2 === 0)),
  ),
};

/** Completed teams of a member: a project with and without a role, and a study. */
export const COMPLETED_TEAMS = [
  { kind: 'PROJECT', title: '공강 찾기', role: null, isOwner: true },
  { kind: 'PROJECT', title: '우리 학교 지도', role: 'DESIGNER', isOwner: false },
  { kind: 'STUDY', title: '고전 읽기', role: null, isOwner: false },
].map((team, index) => ({ __typename: 'CompletedTeam', id: String(index), teamId: String(index), ...team }));
